import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/tools/paths'
import { migrate } from '../../src/node/database/migrate'
import { runLeads } from '../support/leads'
import { startPackagedPostgres } from '../support/packaged-postgres'
import { queryOnce, sqlOnceOn } from '../support/query'
import { contact, startTestSite } from '../support/site'
import { tempDir } from '../support/temp-dir'

const page = readFileSync(join(ROOT, 'docs/operations/backup.md'), 'utf8')

/** The commands that the page tells an operator to type, without those for the compose stack. */
function blocksOf(language: 'sh' | 'sql'): string[] {
  const blocks = page.matchAll(new RegExp(`^ *\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))
  return [...blocks].map(([, block = '']) => block).filter((block) => !block.includes('docker'))
}

let postgres: Awaited<ReturnType<typeof startPackagedPostgres>>

beforeAll(async () => {
  postgres = await startPackagedPostgres()
})

/** A database of its own, and an operator's shell with the variables that the page asks for. */
async function terminal(database: string, owner = 'postgres') {
  const url = new URL(postgres.url)
  const encoding = `encoding 'UTF8' template template0`
  await queryOnce(url.href, `create database "${database}" owner ${owner} ${encoding}`)
  url.username = owner
  const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const env = {
    PATH: `${postgres.tools}:${process.env.PATH}`,
    PGHOST: url.hostname,
    PGPORT: url.port,
    PGUSER: owner,
    PGDATABASE: database,
  }
  const cwd = tempDir('backup')
  const run = (commands = 'false') =>
    spawnSync('/bin/sh', ['-uc', commands], { cwd, env, encoding: 'utf8' })
  const type = (commands: string | undefined) =>
    expect(run(commands)).toMatchObject({ status: 0, stderr: '' })
  return { cwd, url: at(database), old: at(`${database}_old`), run, type }
}

test('a restore that cannot be carried out leaves the old database as it is @extended', async () => {
  await queryOnce(postgres.url, 'create role keeper login')
  const { url, run, type } = await terminal('kept', 'keeper')
  const sql = sqlOnceOn(url)
  await sql('create table leads as select 7 as id')
  const [backup, restore] = blocksOf('sh')
  type(backup)
  expect(run(restore)).toMatchObject({ status: 1, stderr: expect.stringMatching(/permission/) })
  expect(await sql('select id from leads')).toEqual([{ id: 7 }])
  await queryOnce(postgres.url, 'alter role keeper createdb')
  expect(run(`head -c 1000 website.dump > part && mv part website.dump; ${restore}`).status).toBe(1)
  expect(await sql('select id from leads')).toEqual([{ id: 7 }])
  type(`dropdb kept_new && ${backup}`)
  type(restore)
  expect(await sql('select id from leads')).toEqual([{ id: 7 }])
})

test('the documented procedure restores a dump, and site and pipeline resume @extended', async () => {
  const { cwd, url, old, type } = await terminal('web-site')
  await migrate(url)
  const sql = sqlOnceOn(url)
  const site = await startTestSite({ env: { DATABASE_URL: url, REDIS_URL: undefined } })
  const settled = async (id: string) =>
    site.until(async () => {
      const rows = await sql(
        'select channel, status, sent_at from deliveries where submission_id = $1 order by 1',
        [id],
      )
      return (
        rows.length > 0 &&
        rows.every(({ status }) => status !== 'pending' && status !== 'sending') &&
        rows
      )
    })

  const lead = await site.accept(contact({ phone: '(214) 555-0123', smsConsent: true }))
  const told = await settled(lead.id)
  const texts = (await site.texts()).length
  expect(texts).toBe(1)
  await site.stopWorker()
  // At the time of the dump this text message is pending, another one is given up, and a submission waits in the queue.
  await sql(
    "update deliveries set status = 'pending', next_attempt_at = now() where channel = 'prospect_sms'",
  )
  await sql(`insert into deliveries (submission_id, kind, channel, status)
    values (gen_random_uuid(), 'contact', 'prospect_sms', 'failed')`)
  const waiting = await site.accept(contact({ phone: '(214) 555-0124', smsConsent: true }))
  // A restore takes longer than this test.
  const received = JSON.stringify(new Date(Date.now() - 120_000))
  await sql(
    "update bullmq.job set data = jsonb_set(data, '{receivedAt}', $1) where state = 'waiting'",
    [received],
  )
  await sql("insert into newsletter_subscribers (email) values ('left@example.com')")
  const [backup, restore, copySubscribers, remove] = blocksOf('sh')
  type(backup)
  expect(statSync(join(cwd, 'website.dump')).mode & 0o777).toBe(0o600)
  // Older than the file, as what people asked for while the dump ran.
  await sql("insert into sms_opt_outs (phone, opted_out_at) values ('+12145550123', '2026-01-01')")
  await sql(
    "update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = '2026-01-01'",
  )
  await sql("insert into newsletter_subscribers (email, name) values ('new@example.com', 'Nia')")
  const subscribers = () =>
    sql('select email, name, token, status from newsletter_subscribers order by id')
  const everyone = await subscribers()
  await site.startWorker()
  await settled(waiting.id)
  await site.stopWorker()
  expect(await site.texts()).toHaveLength(texts + 1)
  const late = await site.accept(contact())
  await site.stopServer()

  type(restore)
  await migrate(url)
  const [leaveTexts = '', unsubscribe = '', nameThem = ''] = blocksOf('sql')
  await sql(leaveTexts)
  expect(
    await sql("select distinct status from deliveries where channel = 'prospect_sms'"),
  ).toEqual([{ status: 'unknown' }])
  const [numbers = '', readers = ''] = nameThem.split(';')
  const read = sqlOnceOn(old)
  expect(await read(numbers)).toEqual([{ phone: '+12145550123' }])
  const [reader] = await read(readers)
  await sql(unsubscribe.replace(/'[0-]{36}'/, reader?.string_agg))
  const left = 'select status, unsubscribed_at is null as unset from newsletter_subscribers'
  expect(await sql(left)).toEqual([{ status: 'unsubscribed', unset: false }])
  type(copySubscribers)
  expect(await subscribers()).toEqual(everyone)
  await Promise.all([site.startServer(), site.startWorker()])

  const sent = { status: 'sent' }
  expect(await settled(waiting.id)).toMatchObject([sent, sent, sent])
  const restored = await settled(lead.id)
  const mails = (rows: typeof told) => rows.filter(({ channel }) => channel !== 'prospect_sms')
  expect(mails(restored)).toEqual(mails(told))
  expect(restored.find(({ channel }) => channel === 'prospect_sms')?.status).toBe('unknown')
  expect(await site.texts()).toHaveLength(texts + 1)
  const fresh = await site.accept(contact())
  expect(await settled(fresh.id)).toHaveLength(2)
  expect(await sql('select from contact_submissions where submission_id = $1', [late.id])).toEqual(
    [],
  )
  const reconciled = await runLeads({ DATABASE_URL: url, DATA_DIR: site.dataDir }, 'reconcile')
  expect(reconciled).toMatchObject({ code: 0, stderr: '' })
  await site.stop()
  type(remove)
  await expect(queryOnce(old, 'select')).rejects.toThrow('does not exist')
})
