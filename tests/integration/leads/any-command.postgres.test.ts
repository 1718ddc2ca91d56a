import { expect, test } from 'vitest'
import { optOutNumber } from '../../../worker/leads/commands/opt-out'
import { parseCommand } from '../../../worker/leads/parse-command'
import { runCommand } from '../../../worker/leads/run-command'
import { freshDatabase } from '../../support/database'
import { noFilter } from '../../support/no-filter'
import { openDesk } from './open-desk'

const { desk, storeLead, storeMessage, during, store } = await openDesk()

test('a lead is found by the reference that another system gave it', async () => {
  const id = await storeLead()
  const rename = 'update contact_submissions set reference = $2 where submission_id = $1'
  await store.sql(rename, [id, 'LEAD-0001'])
  const run = async (...words: string[]) => {
    const parsed = parseCommand(words)
    if (parsed.outcome !== 'command') throw new Error(parsed.outcome)
    const { said, desk: here } = desk()
    return { code: await runCommand(here.env, parsed.command, here.out), ...said }
  }
  const retried = await run('retry', 'lead-0001')
  expect(retried).toMatchObject({ code: 0, printed: 'LEAD-0001: its messages are planned\n' })
  // One of our own that the same text may mean is another lead.
  const own = await storeLead('other@example.com', true)
  await store.sql(rename, [own, '1EAD-0001'])
  const released = await run('release', 'LEAD-0001')
  expect(released.printed).toBe('LEAD-0001 is not quarantined: nothing to release\n')
  for (const reference of ['CRM-12345', 'WEB00042', 'INV-00123']) {
    await store.sql(rename, [id, reference])
    expect((await run('show', reference)).printed, reference).toContain(reference)
  }
  expect((await run('show', 'CRM-12346')).notes).toContain('There is no lead CRM-12346.')
})

test('opt-out of what is no number records nothing and exits with 2', async () => {
  const { said, desk: here } = desk()
  expect(await optOutNumber(here, { name: 'opt-out', phone: '555-0142' })).toBe(2)
  expect(said.notes).toContain('555-0142 is not a valid phone number.')
  expect(await store.sql('select from sms_opt_outs')).toEqual([])
})

test('a database without the tables is reported with its remedy', async () => {
  const { url } = await freshDatabase({ migrated: false })
  const { said, desk: here } = desk({ DATABASE_URL: url })
  const filter = noFilter
  const all = { which: 'all', limit: 50, format: 'text' } as const
  expect(await runCommand(here.env, { name: 'list', filter, ...all }, here.out)).toBe(1)
  expect(said.notes).toContain('older than this release. Run: npm run migrate')
})

test.each([
  // Its message may quote input.
  { statement: "raise exception 'typed by Ann'", said: 'failed (error P0001). Try again' },
  {
    statement: 'perform pg_terminate_backend(pg_backend_pid())',
    said: 'PostgreSQL stopped answering (57P01). Try again',
  },
  {
    statement: "execute 'set local role pg_monitor'; perform from sms_opt_outs",
    said: 'lacks a right (permission denied for table sms_opt_outs). Grant it',
  },
])('an error of PostgreSQL is told without its statement: $said', async ({ statement, said }) => {
  // No text: by day, one that is an hour old is not retried.
  await storeMessage(await storeLead(), { status: "'failed'", channel: "'team_email'" })
  const at = desk()
  await during('update on deliveries', statement, async () => {
    const command = { name: 'retry', what: 'all failed', since: null } as const
    expect(await runCommand(at.desk.env, command, at.desk.out)).toBe(1)
  })
  expect(at.said.notes).toContain('leads retry: ')
  expect(at.said.notes).toContain(said)
  expect(at.said.notes).not.toMatch(/typed by|deliveries|\n./)
})
