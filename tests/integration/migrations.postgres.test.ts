import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrateDatabase } from '../../scripts/postgres/migrate-database'
import { NEWSLETTER, NEWSLETTER_COMPANY } from '../../src/contract/choices'
import { migrate } from '../../src/node/database/migrate'
import { raiseSequences } from '../../src/node/database/raise-sequences'
import { connectedDatabase, freshDatabase } from '../support/database'
import { WAITING } from '../support/locks'
import { queryOnce } from '../support/query'
import { waitFor } from '../support/wait-for'

const expected = [
  'contact_submissions',
  'database_pulse',
  'deliveries',
  'delivery_attempts',
  'digests',
  'job_applications',
  'newsletter_subscribers',
  'provider_outages',
  'rate_limits',
  'service_requests',
  'signing_keys',
  'sms_consents',
  'sms_opt_outs',
  'sms_replies',
  'users',
]

test('migrations create every table of the contract, and can be repeated', async () => {
  const { url, sql } = await freshDatabase({ migrated: false })
  const tables = async () => {
    const rows = await sql(
      "select table_name from information_schema.tables where table_schema = 'public' and table_name not like 'knex%' order by 1",
    )
    return rows.map((row) => row.table_name)
  }
  // Several servers may start at once.
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(await tables()).toEqual(expected)
  await migrate(url)
  expect(await tables()).toEqual(expected)
})

test('a database that cannot keep or find every character is rejected before it is changed', async () => {
  const { url, sql } = await freshDatabase({ migrated: false })
  for (const encoding of ['SQL_ASCII', 'LATIN1']) {
    const { pathname } = new URL(url)
    const name = `${pathname.slice(1)}_${encoding.toLowerCase()}`
    await sql(`create database ${name} encoding '${encoding}' locale 'C' template template0`)
    const elsewhere = Object.assign(new URL(url), { pathname: `/${name}` }).href
    await expect(migrateDatabase(elsewhere)).rejects.toThrow(
      `DATABASE_URL: the database could not be migrated (it has ${encoding}). The database needs the encoding UTF8: create database website encoding 'UTF8' `,
    )
    expect(await queryOnce(elsewhere, "select from pg_tables where schemaname = 'public'")).toEqual(
      [],
    )
  }
})

test('a migration of a PostgreSQL that does not answer says so, and how to mend it', async () => {
  await expect(migrateDatabase('postgres://user:hunter2@127.0.0.1:9/none')).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL does not answer \(ECONNREFUSED\)\. Start it or correct the URL/,
  )
})

test('an older release ignores migrations that it does not know', async () => {
  const { url, sql } = await freshDatabase()
  await sql(
    "insert into knex_migrations (name, batch, migration_time) values ('9999-of-tomorrow', 99, now())",
  )
  await migrate(url)
  const rows = await sql("select name from knex_migrations where name = '9999-of-tomorrow'")
  expect(rows).toHaveLength(1)
})

test('a migration raises sequences that lag behind after a restore of the rows alone', async () => {
  const { url, sql } = await freshDatabase()
  await sql(
    `insert into users (id, username, password) overriding system value values (7, 'ann', '')`,
  )
  await migrate(url)
  const [row] = await sql("insert into users (username, password) values ('bob', '') returning id")
  expect(row).toEqual({ id: 8 })
})

test('sequences are raised by one process at a time, or a second would set them back', async () => {
  const { sql, database } = await connectedDatabase(2)
  const first = await database.transaction()
  await raiseSequences(first)
  const second = raiseSequences(database)
  await waitFor(async () => (await sql(WAITING)).length > 0)
  await first.commit()
  await second
})

test('a lock left by a killed migration does not block the next one', async () => {
  const { url, sql } = await freshDatabase()
  await sql('update knex_migrations_lock set is_locked = 1')
  await migrate(url)
})

test('a delivery entered by hand belongs to a subscription only by its service and company', async () => {
  const { sql } = await freshDatabase()
  const kindOf = async (service: string, company: string) => {
    const id = randomUUID()
    await sql(
      `insert into contact_submissions (name, email, company, phone, service, message, created_at,
         submission_id, reference, received_at)
       values ('Ann', 'ann@example.com', $3, '', $2, '', '', $1, 'ABCD-EFGH', now())`,
      [id, service, company],
    )
    const [entered] = await sql(
      "insert into deliveries (submission_id, channel) values ($1, 'prospect_email') returning kind",
      [id],
    )
    return entered?.kind
  }
  expect(await kindOf(NEWSLETTER, NEWSLETTER_COMPANY)).toBe('newsletter')
  expect(await kindOf(NEWSLETTER, 'Acme')).toBe('contact')
  expect(await kindOf('cloud', NEWSLETTER_COMPANY)).toBe('contact')
})

test('an opt-out by hand needs the notation of recipients, and an earlier one in another stops a release', async () => {
  const { url, sql } = await freshDatabase()
  const optOut = (phone: string) => sql('insert into sms_opt_outs (phone) values ($1)', [phone])
  await optOut('+12145550001')
  for (const phone of ['214-555-0001', '2145550001', '+1 214 555 0001', '+']) {
    await expect(optOut(phone), phone).rejects.toThrow('phone_in_e164')
  }
  await sql('alter table sms_opt_outs drop constraint phone_in_e164')
  await optOut('214-555-0002')
  await sql("delete from knex_migrations where name like '%opt-outs-%'")
  await expect(migrateDatabase(url)).rejects.toThrow(
    /^DATABASE_URL: .*"phone_in_e164" of relation "sms_opt_outs" is violated.*Correct the rows/,
  )
  await sql("delete from sms_opt_outs where phone !~ '^[+][0-9]+$'")
  await migrateDatabase(url)
})

test('the index by which metrics find the deliveries of the last hour covers new pages without a vacuum', async () => {
  const { url, sql } = await freshDatabase()
  const options = "select reloptions from pg_class where relname = 'deliveries_created_at'"
  expect(await sql(options)).toEqual([{ reloptions: ['autosummarize=on'] }])
  await sql('alter index deliveries_created_at reset (autosummarize)')
  await sql(
    `insert into deliveries (submission_id, channel, kind, status)
     select gen_random_uuid(), 'team_email', 'contact', 'sent' from generate_series(1, 20000)`,
  )
  await sql("delete from knex_migrations where name = '0022-new-deliveries-by-time'")
  await migrate(url)
  expect(await sql("select brin_summarize_new_values('deliveries_created_at') as behind")).toEqual([
    { behind: 0 },
  ])
})
