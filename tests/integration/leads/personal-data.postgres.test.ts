import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { queueNames } from '../../../src/contract/submission'
import { erase } from '../../../worker/leads/commands/erase'
import { optOutNumber } from '../../../worker/leads/commands/opt-out'
import { runCommand } from '../../../worker/leads/run-command'
import { WAITING } from '../../support/locks'
import { holdJob, queueOn } from '../../support/queue'
import { openDesk } from './open-desk'

const { desk, storeLead, storeMessage, states, during, keepJob, store } = await openDesk()
const { database } = store

test('person prints all that is stored about somebody, and nothing about anybody else', async () => {
  const id = await storeLead('Ann@bücher.example')
  await storeLead('bob@example.com')
  await storeMessage(id, { channel: "'team_email'", status: "'sent'" })
  await store.sql(
    `insert into sms_consents (submission_id, phone, consented_at, wording_version, ip, email_hash)
     select gen_random_uuid(), phone, now(), '1', '192.0.2.1', encode(sha256(convert_to(email, 'UTF8')), 'hex')
     from (values ('+12145550165', 'ann@xn--bcher-kva.example'), ('+12145550166', 'bob@example.com')) v (phone, email)`,
  )
  await store.sql("insert into newsletter_subscribers (email) values ('ann@xn--bcher-kva.example')")
  const corrected = await storeLead('carl@example.com')
  await storeMessage(corrected, { status: "'sent'", recipient: "'ann@xn--bcher-kva.example'" })
  // Somebody of the team asks: their inbox got it, but it is about another person.
  const toTeam = { channel: "'team_email'", recipient: "'ann@xn--bcher-kva.example'" }
  await storeMessage(corrected, { ...toTeam, status: "'sent'" })
  const { said, desk: here } = desk()
  const of = (email: string) => runCommand(here.env, { name: 'person', email }, here.out)
  expect(await of('ANN@BÜCHER.example')).toBe(0)
  const { leads, messagesOfOtherLeads, consentsOfDeletedLeads, subscriptions } = JSON.parse(
    said.printed,
  )
  expect(messagesOfOtherLeads).toMatchObject([{ submissionId: corrected, status: 'sent' }])
  expect(said.printed).not.toContain('carl@example.com')
  expect(leads).toMatchObject([
    { submissionId: id, email: 'Ann@bücher.example', deliveries: [{ status: 'sent' }] },
  ])
  expect(leads).toHaveLength(1)
  expect(consentsOfDeletedLeads).toMatchObject([{ phone: '+12145550165', ip: '192.0.2.1' }])
  expect(subscriptions).toMatchObject([{ status: 'subscribed' }])
  expect(await of('nobody@example.com')).toBe(1)
})

test('erase finds an international address in both spellings', async () => {
  for (const typed of ['Ann@Bücher.example', 'ann@xn--bcher-kva.example']) {
    for (const email of ['ann@bücher.example', 'ann@xn--bcher-kva.example']) await storeLead(email)
    const { said, desk: here } = desk()
    await runCommand(here.env, { name: 'erase', email: typed, mode: 'for real' }, here.out)
    expect(said.printed).toMatch(/contact_submissions +2\n/)
    expect(await store.sql('select from contact_submissions')).toEqual([])
  }
})

test('erase removes messages to an address whose lead has another', async () => {
  const id = await storeLead('other@example.com')
  await storeMessage(id, { status: "'sent'", recipient: "'ann@example.com'" })
  await store.sql(
    `insert into delivery_attempts (delivery_id, attempt, started_at, ended_at, outcome)
     select id, 1, now(), now(), 'sent' from deliveries`,
  )
  const bobs = await storeLead('bob@example.com')
  await storeMessage(bobs, { status: "'failed'", recipient: "'bob@example.com'" })
  const { said, desk: here } = desk()
  await erase(here, { name: 'erase', email: 'ann@example.com', mode: 'for real' })
  expect(await states()).toEqual(['failed'])
  expect(said.printed).toMatch(/ delivery_attempts +1\n/)
})

test('erase of a former address leaves the lead its other messages and its consent', async () => {
  const id = await storeLead('otto@example.com')
  const former = { channel: "'prospect_email'", recipient: "'stranger@example.com'" }
  await storeMessage(id, { ...former, status: "'sent'" })
  await storeMessage(id, { channel: "'team_email'", status: "'pending'" })
  await storeMessage(id, { status: "'sent'", recipient: "'+12145550163'" })
  await store.sql(
    `insert into sms_consents (submission_id, phone, consented_at, wording_version, ip)
     values ($1, '+12145550163', now(), '1', '192.0.2.1')`,
    [id],
  )
  const command = { name: 'erase', email: 'stranger@example.com', mode: 'for real' } as const
  const { said, desk: here } = desk()
  expect(await erase(here, command)).toBe(0)
  expect(said.printed).toMatch(/ deliveries +1\n/)
  expect((await states()).sort()).toEqual(['pending', 'sent'])
  expect(await store.sql('select phone from sms_consents')).toEqual([{ phone: '+12145550163' }])
})

test.each(['pending', 'failed', 'suppressed', 'sending'])(
  'erase of a former address leaves a confirmation that is %s to the corrected one',
  async (status) => {
    const id = await storeLead('Otto@example.com')
    const former = { channel: "'prospect_email'", recipient: "'stranger@example.com'" }
    await storeMessage(id, { ...former, status: `'${status}'` })
    const { said, desk: here } = desk()
    const command = { name: 'erase', email: 'stranger@example.com', mode: 'for real' } as const
    expect(await erase(here, command)).toBe(0)
    const rows = await store.sql('select status, recipient from deliveries')
    expect(rows).toEqual([{ status, recipient: 'otto@example.com' }])
    expect(said.printed).toMatch(/ recipients replaced +1\n/)
  },
)

test('erase says that a confirmation on its way may still reach the former address', async () => {
  const id = await storeLead('otto@example.com')
  const former = { channel: "'prospect_email'", recipient: "'stranger@example.com'" }
  const leased = { status: "'sending'", lease_until: "now() + interval '20 seconds'" }
  await storeMessage(id, { ...former, ...leased })
  const { said, desk: here } = desk()
  await erase(here, { name: 'erase', email: 'stranger@example.com', mode: 'for real' })
  expect(said.notes).toContain('may still arrive: 1')
})

test('erase reports messages that may still arrive', async () => {
  const lease = { lease_token: 'gen_random_uuid()', lease_until: "now() + interval '5 seconds'" }
  const id = await storeLead()
  await storeMessage(id, { status: "'sending'", ...lease })
  // Its worker died, and no other has taken it over.
  const over = { channel: "'team_email'", lease_until: "now() - interval '1 second'" }
  await storeMessage(id, { status: "'sending'", ...lease, ...over })
  await storeMessage(await storeLead('bob@example.com'), { status: "'sending'", ...lease })
  const { said, desk: here } = desk()
  expect(await erase(here, { name: 'erase', email: 'Ann@example.com', mode: 'for real' })).toBe(0)
  expect(said.notes).toContain('Messages that were being sent, and may still arrive: 1')
  expect(said.printed).toContain(
    'Delete by hand: emails to the team about this person, and exports',
  )
})

test('erase counts a message that a worker has taken while it ran', async () => {
  await storeMessage(await storeLead(), { status: "'pending'", recipient: "'ann@example.com'" })
  await store.sql(
    "insert into sms_consents (submission_id, phone, consented_at, wording_version, ip) select submission_id, '', now(), '1', '' from contact_submissions",
  )
  const claim = `update deliveries set status = 'sending', lease_until = now() + interval '1 minute'`
  await during('delete on sms_consents', claim, async () => {
    const { said, desk: here } = desk()
    await erase(here, { name: 'erase', email: 'ann@example.com', mode: 'for real' })
    expect(said.notes).toContain('Messages that were being sent, and may still arrive: 1')
  })
})

test('erase removes submissions that are stored while it runs', async () => {
  await storeLead()
  const late = `if old.name = 'Ann' then insert into contact_submissions (name, email, company, phone,
      service, message, created_at, submission_id, reference, received_at, body_hash)
    values ('Late', old.email, '', '', 'cloud', '', '', gen_random_uuid(), 'LATE', now(), '');
    end if`
  await during('delete on contact_submissions', late, async () => {
    const { desk: here } = desk()
    await erase(here, { name: 'erase', email: 'ann@example.com', mode: 'for real' })
  })
  expect(await store.sql('select name from contact_submissions')).toEqual([])
})

test('erase says that something may be left if more arrived in each of its rounds', async () => {
  await storeLead()
  const late = `insert into contact_submissions (name, email, company, phone,
      service, message, created_at, submission_id, reference, received_at, body_hash)
    values ('Late', old.email, '', '', 'cloud', '', '', gen_random_uuid(), 'LATE', now(), '')`
  await during('delete on contact_submissions', late, async () => {
    const { said, desk: here } = desk()
    const command = { name: 'erase', email: 'ann@example.com', mode: 'for real' } as const
    expect(await erase(here, command)).toBe(1)
    expect(said.notes).toContain('Run the command again.')
  })
})

test('erase ends at a job that stays busy, and reports what it removed', async () => {
  await storeLead()
  const place = { databaseUrl: store.url, redisUrl: undefined }
  const add = (id: string) =>
    queueOn(place, queueNames.submissions, (queue) =>
      queue.add('job', { fields: { email: 'ann@example.com' } }, { jobId: id }),
    )
  await add('s-free')
  const { said, desk: here } = desk()
  const command = { name: 'erase', email: 'ann@example.com', mode: 'for real' } as const
  let erasing: Promise<unknown> = Promise.resolve()
  let held: Awaited<ReturnType<typeof holdJob>> | undefined
  // The first round waits for this lead until a worker has begun another job of the same person.
  await database.transaction(async (holder) => {
    await holder.raw('select from contact_submissions for update')
    erasing = erase(here, command).then(String, String)
    await expect.poll(() => store.sql(WAITING), { timeout: 10_000 }).toHaveLength(1)
    await add('s-busy')
    held = await holdJob(store.url, queueNames.submissions, 's-busy')
  })
  const kept = () => store.sql('select from contact_submissions')
  await expect.poll(kept, { timeout: 10_000 }).toEqual([])
  // The fifteen seconds for which it waits pass in half a second.
  const started = performance.now()
  const { timeOrigin } = performance
  const clock = vi
    .spyOn(Date, 'now')
    .mockImplementation(() => timeOrigin + started + (performance.now() - started) * 30)
  try {
    expect(await erasing).toBe(
      'LeadsError: Not everything was removed, because job s-busy is still being processed. Run the command again.',
    )
  } finally {
    clock.mockRestore()
    await held?.letGo()
  }
  expect(said.printed).toMatch(/^Removed so far:\n/)
  expect(said.printed).toMatch(/contact_submissions +1\n/)
  expect(said.printed).toMatch(/queue on postgres +1\n/)
})

test('a dry run that fails does not say that anything was removed', async () => {
  await storeLead()
  await keepJob({ id: randomUUID(), fields: { email: 'ann@example.com' } }, { state: "'failed'" })
  await during('delete on contact_submissions', "raise 'refused'", async () => {
    const { said, desk: here } = desk()
    const command = { name: 'erase', email: 'ann@example.com', mode: 'dry run' } as const
    await expect(erase(here, command)).rejects.toThrow('refused')
    expect(said.printed).toBe('')
  })
})

test('an opt-out recorded by staff is on record as theirs', async () => {
  const { desk: here } = desk()
  await optOutNumber(here, { name: 'opt-out', phone: '(214) 555-0164' })
  const row = "select keyword from sms_opt_outs where phone = '+12145550164'"
  expect(await store.sql(row)).toEqual([{ keyword: 'staff' }])
})
