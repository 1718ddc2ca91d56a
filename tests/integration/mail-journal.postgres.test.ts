// A mail that the mail server has accepted is not sent again, although its worker died before PostgreSQL had the record.
import { randomUUID } from 'node:crypto'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noTracing } from '../../src/node/tracing/tracing'
import { type ClaimedDelivery, claim } from '../../worker/deliveries/claim'
import { createDeliver } from '../../worker/deliveries/deliver'
import type { DeliverDeps } from '../../worker/deliveries/deliver-deps'
import { openMailJournal } from '../../worker/deliveries/mail-journal'
import { recordNotes } from '../../worker/deliveries/noted-mails'
import { Outages } from '../../worker/deliveries/outages'
import { record } from '../../worker/deliveries/record'
import type { SendResult } from '../../worker/mail/mailer'
import { createRefusals } from '../../worker/mail/smtp/refusals'
import { createWorkerMetrics } from '../../worker/metrics/worker-metrics'
import { connectedDatabase } from '../support/database'
import { quietLog } from '../support/quiet-log'
import { contact, startTestSite } from '../support/site'
import { startSmtp } from '../support/smtp'
import { tempDir } from '../support/temp-dir'

const store = await connectedDatabase(4)
const { database } = store

const dataDir = tempDir()
const journal = openMailJournal(dataDir, quietLog)
const taken: SendResult = { providerId: '<first>' }
const partly: SendResult = { ...taken, refused: '450', deferred: ['b@example.com'] }

/** A team mail in the hands of a worker that has died; `end` is what it had recorded. */
async function abandoned(end?: 'retried'): Promise<ClaimedDelivery> {
  const submission_id = randomUUID()
  const typed = { name: 'Ann', email: 'ann@example.com', message: 'Hello', phone: '', company: '' }
  await database('contact_submissions').insert({
    ...{ ...typed, submission_id, service: 'cloud', reference: submission_id.slice(0, 9) },
    ...{ created_at: '2026-03-02T15:04:05.000Z', received_at: database.fn.now() },
  })
  const row = { submission_id, kind: 'contact', channel: 'team_email' }
  const [inserted] = await database('deliveries').insert(row).returning<{ id: string }[]>('id')
  const [claimed] = await claim(database, [{ id: inserted?.id ?? '', blocked: [] }])
  if (!claimed) throw new Error('not claimed')
  const { delivery } = claimed
  if (end) {
    const result = { status: 'pending', error: '450', delayMs: 0 } as const
    await record(database, [{ delivery, result, failedProvider: null }])
  }
  const { id } = delivery
  await store.sql("update deliveries set lease_until = now() - interval '1 second' where id = $1", [
    id,
  ])
  await store.sql(`
    insert into database_pulse (beating_since, last_beat) values (now() - interval '1 hour', now())
    on conflict (only_row) do update set beating_since = now() - interval '1 hour', last_beat = now()`)
  return delivery
}

/** Another worker takes the delivery over. Resolves to the mails it sent. */
async function takeOver(id: string, answer?: () => Promise<never>): Promise<string[]> {
  const sent: string[] = []
  const mail = {
    async send(_mail: unknown, key: string) {
      await answer?.()
      sent.push(key)
      return { providerId: '<second>' }
    },
  }
  const env = { TEAM_EMAIL: ['a@example.com'], teamEmailByService: {}, MAIL_FROM: 'd@example.com' }
  const { handle } = createDeliver({
    ...{ env, database, journal, senders: { mail }, log: quietLog, tracing: noTracing },
    ...{ metrics: createWorkerMetrics(), outages: new Outages(database, createRefusals()) },
  } as unknown as DeliverDeps)
  await handle({ id: `d-${id}`, data: { deliveryId: id, submissionId: id } })
  return sent
}

const rowOf = (id: string) => database('deliveries').where({ id }).first()
const outcomes = async (delivery_id: string) =>
  (await database('delivery_attempts').where({ delivery_id }).orderBy('attempt')).map(
    ({ outcome }) => outcome,
  )

test('whoever takes over a mail that has a note sends nothing and records it', async () => {
  const noted = await abandoned()
  journal.note(noted, taken)
  expect(await takeOver(noted.id)).toEqual([])
  expect(await rowOf(noted.id)).toMatchObject({ status: 'sent', provider_id: '<first>' })
  const partial = await abandoned()
  journal.note(partial, partly)
  expect(await takeOver(partial.id)).toEqual([])
  expect(await rowOf(partial.id)).toMatchObject({ status: 'pending', owed: partly.deferred })
  // The note is still there, as if it could not be removed, and counts no more.
  expect(journal.deliveryIds()).toEqual([partial.id])
  await database('deliveries')
    .where({ id: partial.id })
    .update({ next_attempt_at: database.fn.now() })
  expect(await takeOver(partial.id)).toHaveLength(1)
  expect(await outcomes(partial.id)).toEqual(['lost', 'retried', 'sent'])
  expect(journal.deliveryIds()).toEqual([])
  const neverSent = await abandoned()
  expect(await takeOver(neverSent.id)).toHaveLength(1)
})

test('a note that all inboxes got a mail clears why an earlier attempt was rejected for some', async () => {
  const [overtaken, left] = [await abandoned(), await abandoned()]
  await database('deliveries').update({ rejected: 'refused for 1 of 3 inboxes: 550' })
  for (const each of [overtaken, left]) journal.note(each, { ...taken, toAll: true })
  await takeOver(overtaken.id)
  await recordNotes(database, journal)
  for (const { id } of [overtaken, left]) {
    expect(await rowOf(id)).toMatchObject({ status: 'sent', rejected: null, last_error: null })
  }
})

test('a note about a mail that another transaction has locked stays until it is on record', async () => {
  const noted = await abandoned()
  journal.note(noted, taken)
  await database.transaction(async (other) => {
    await other('deliveries').where({ id: noted.id }).forUpdate().select('id')
    await recordNotes(database, journal)
    expect(journal.deliveryIds()).toEqual([noted.id])
  })
  expect(await takeOver(noted.id)).toEqual([])
  expect(await rowOf(noted.id)).toMatchObject({ status: 'sent', provider_id: '<first>' })
  expect(journal.deliveryIds()).toEqual([])
})

test('a note about a mail that another transaction has locked for a moment is put on record', async () => {
  const noted = await abandoned()
  journal.note(noted, taken)
  let recording: Promise<void> = Promise.resolve()
  await database.transaction(async (other) => {
    await other('deliveries').where({ id: noted.id }).forUpdate().select('id')
    recording = recordNotes(database, journal)
    await other.raw('select pg_sleep(0.2)')
  })
  await recording
  expect(await rowOf(noted.id)).toMatchObject({ status: 'sent', provider_id: '<first>' })
  expect(journal.deliveryIds()).toEqual([])
})

test('a note about an attempt that is on record does not count', async () => {
  const recorded = await abandoned('retried')
  journal.note(recorded, partly)
  expect(await takeOver(recorded.id)).toHaveLength(1)
  expect(await outcomes(recorded.id)).toEqual(['retried', 'sent'])
  expect(journal.deliveryIds()).toEqual([])
})

test('a note that every recipient got the mail counts although a later attempt failed elsewhere', async () => {
  const noted = await abandoned()
  const refuse = async () => {
    throw Object.assign(new Error(), { responseCode: 451 })
  }
  await takeOver(noted.id, refuse)
  journal.note(noted, taken)
  await recordNotes(database, journal)
  expect(await rowOf(noted.id)).toMatchObject({ status: 'sent', provider_id: '<first>' })
  expect(journal.deliveryIds()).toEqual([])
})

test('a worker whose attempt failed leaves the note of the one that has taken over', async () => {
  const { id } = await abandoned()
  const refuse = async () => {
    journal.note({ id, attempts: 3, lease_token: randomUUID() }, taken)
    throw Object.assign(new Error(), { responseCode: 451 })
  }
  await takeOver(id, refuse)
  expect(await outcomes(id)).toEqual(['lost', 'retried'])
  expect(journal.deliveryIds()).toEqual([id])
  journal.forget(id)
})

test('a starting worker records notes, and removes those on record', async () => {
  const [open, lost, recorded, partial] = [
    await abandoned(),
    await abandoned(),
    await abandoned('retried'),
    await abandoned(),
  ]
  for (const each of [open, lost]) journal.note(each, taken)
  for (const each of [recorded, partial]) journal.note(each, partly)
  const foreign = { ...open, id: randomUUID() }
  journal.note(foreign, taken)
  // Another worker has taken it over and is about to send it: its lease ends with the record.
  const [other] = await claim(database, [{ id: lost.id, blocked: [] }])
  await recordNotes(database, journal)
  expect(await rowOf(open.id)).toMatchObject({ status: 'sent', provider_id: '<first>' })
  expect(await outcomes(open.id)).toEqual(['sent'])
  expect(await rowOf(lost.id)).toMatchObject({ status: 'sent', lease_token: null })
  expect(other?.delivery.attempts).toBe(2)
  expect(await rowOf(recorded.id)).toMatchObject({ status: 'pending' })
  expect(await rowOf(partial.id)).toMatchObject({ status: 'sending' })
  expect(journal.deliveryIds().sort()).toEqual([foreign.id, partial.id].sort())
  const weekAgo = Date.now() / 1_000 - 8 * 86_400
  utimesSync(join(dataDir, 'accepted-mail', `${foreign.id}.json`), weekAgo, weekAgo)
  await recordNotes(database, journal)
  expect(journal.deliveryIds()).toEqual([partial.id])
})

test('a mail accepted while PostgreSQL hangs, before its worker is killed, is not sent again @extended', async () => {
  // Each reply takes three seconds, the last of which PostgreSQL does not respond any more.
  const smtp = await startSmtp()
  smtp.delayMs = 3_000
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com', TEAM_EMAIL: 'team@example.com' }
  const site = await startTestSite({ ownDatastores: true, env })
  const { id } = await site.accept(contact())
  await site.until(() => smtp.messages.length === 2)
  await site.freezeDatastores()
  const notes = openMailJournal(site.dataDir, quietLog)
  await site.until(() => notes.deliveryIds().length === 2)
  await site.killWorker()
  await site.thawDatastores()
  await site.startWorker()
  const deliveries = await site.settled(id, 30_000)
  expect(smtp.messages).toHaveLength(2)
  const results = Object.values(deliveries).map(({ status, attempts }) => [status, attempts])
  expect(results).toEqual([
    ['sent', 1],
    ['sent', 1],
  ])
  expect(notes.deliveryIds()).toEqual([])
  await site.stop()
  await smtp.stop()
}, 60_000)
