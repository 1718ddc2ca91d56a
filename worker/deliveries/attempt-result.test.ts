import { expect, test } from 'vitest'
import { MailerClosedError } from '../mail/mailer'
import { AnswerGivenUpError, AnswerLostError, SmsClosedError } from '../sms/sms-sender'
import {
  type AttemptInput,
  failedProvider,
  failureResult,
  sentResult,
  waitedTooLongResult,
} from './attempt-result'
import type { ClaimedDelivery } from './claim'
import { LeaseLostError } from './lease'
import { LookUpError, ProviderError } from './provider'

const NOW = new Date()
const LAST_WEEK = new Date(NOW.getTime() - 7 * 86_400_000)

function failed(delivery: Partial<ClaimedDelivery> = {}, since = NOW): AttemptInput {
  const plain = {
    channel: 'team_email',
    previous: 'pending',
    tries: 1,
    waited: false,
    claimed_at: NOW,
  }
  return { delivery: { ...plain, ...delivery }, since } as AttemptInput
}
const text = (previous: ClaimedDelivery['previous'], since = NOW) =>
  failed({ channel: 'prospect_sms', previous }, since)
/** The delay after a first attempt, with its jitter. */
const firstDelay = expect.toSatisfy((ms: number) => ms >= 4_500 && ms <= 5_500)
const mailError = (error: Error) => Object.assign(error, { code: 'ESTREAM' })
const answered = (status: number) => new ProviderError(Object.assign(new Error(), { status }))
const down = Object.assign(new Error(), { code: 'ECONNREFUSED' })

test('an unknown error is retried nine times and then fails the message', () => {
  const after = (tries: number) => failureResult(failed({ tries }), new Error('odd')).status
  expect([1, 9, 10].map(after)).toEqual(['pending', 'pending', 'failed'])
})

test('deferred inboxes get the mail in a later attempt until it is too old', () => {
  const left = {
    status: 'sent',
    providerId: '1',
    refused: '450',
    deferred: ['b@example.com'],
  } as const
  const { refused: error, deferred } = left
  const again = { status: 'pending', error, deferred, delayMs: firstDelay }
  expect(sentResult(failed(), left)).toEqual(again)
  const last = { status: 'sent', providerId: '1', error }
  expect(sentResult(failed({}, LAST_WEEK), left)).toEqual(last)
  // None was deferred: what they rejected, they do not get.
  expect(sentResult(failed(), { ...left, deferred: [] })).toEqual(last)
  const rejected = 'refused for 1 of 3 inboxes: 550'
  expect(sentResult(failed(), { ...left, rejected })).toEqual({ ...again, rejected })
})

test('a mail that only deferred inboxes are still owed is not given up as unsent', () => {
  const rest = { deferred: ['b@example.com'] }
  const refused = new ProviderError(Object.assign(new Error(), { responseCode: 550 }))
  const last = { status: 'sent', providerId: null, error: 'Error 550' }
  expect(failureResult(failed(rest), refused)).toEqual(last)
  expect(failureResult(failed(), refused)).toEqual({ status: 'failed', error: 'Error 550' })
  expect(failureResult(failed(rest), new ProviderError(down))).toMatchObject({ status: 'pending' })
  const error = 'the provider was away for too long'
  const waited = failed({ ...rest, waited: true }, LAST_WEEK)
  expect(waitedTooLongResult(waited)).toEqual({ ...last, error })
})

test('a message that waited too long for its provider fails, unless an earlier attempt may have sent it', () => {
  const ending = (delivery: Partial<ClaimedDelivery>, since = LAST_WEEK) =>
    waitedTooLongResult(failed(delivery, since))
  const givenUp = { status: 'failed', error: 'the provider was away for too long' }
  expect(ending({ waited: true })).toEqual(givenUp)
  expect(ending({ waited: true }, NOW)).toBeNull()
  expect(ending({ waited: false })).toBeNull()
  for (const previous of ['sending', 'unknown'] as const) {
    expect(ending({ waited: true, previous })).toBeNull()
  }
})

test('a lost lease or a stopping worker leads to an immediate attempt with the previous status unchanged', () => {
  for (const previous of ['pending', 'sending', 'unknown'] as const) {
    // nodemailer adds a code to the error that stopped the message.
    const closed = [new MailerClosedError(), new SmsClosedError('stopping')]
    const notSent = [new LeaseLostError(), mailError(new LeaseLostError()), ...closed]
    for (const lost of notSent) {
      const end = failureResult(text(previous), new ProviderError(lost))
      expect(end).toEqual({ status: previous, error: 'LeaseLostError', delayMs: 0 })
    }
  }
})

test('a lost response gives the text status unknown, a lookup in 15 s, and a failing provider', () => {
  const lost = new ProviderError(new AnswerLostError('no answer'))
  const end = failureResult(text('pending'), lost)
  expect(end).toMatchObject({ status: 'unknown', delayMs: 15_000 })
  expect(failedProvider(text('pending').delivery, lost)).toBe('sms')
  // That we did not wait for it says nothing of the provider.
  const givenUp = new ProviderError(new AnswerGivenUpError('stopping', 23_000))
  const looked = { status: 'unknown', delayMs: 23_000 }
  expect(failureResult(text('pending'), givenUp)).toMatchObject(looked)
  expect(failedProvider(text('pending').delivery, givenUp)).toBeNull()
})

test('a text that a gateway may have passed on is looked up, or has status unknown once it is too old', () => {
  const ends = (status: number, since = NOW) =>
    failureResult(text('pending', since), answered(status)).status
  expect([500, 502].map((status) => ends(status))).toEqual(['sending', 'sending'])
  expect([429, 503].map((status) => ends(status))).toEqual(['pending', 'pending'])
  expect([502, 503].map((status) => ends(status, LAST_WEEK))).toEqual(['unknown', 'failed'])
})

test('a message that a responding provider keeps rejecting stops waiting for recovery at the tenth attempt', () => {
  const after = (tries: number) =>
    failureResult(failed({ channel: 'prospect_sms', tries }), answered(503))
  expect(after(9)).toMatchObject({ status: 'pending', waits: true })
  const delayMs = expect.toSatisfy((ms: number) => ms > 25 * 60_000)
  expect(after(10)).toMatchObject({ status: 'pending', waits: false, delayMs })
})

test('a 502 delays the next attempt at a text by 15 s for the lookup, a 503 does not', () => {
  const delay = (status: number) => {
    const end = failureResult(text('pending'), answered(status))
    return 'delayMs' in end ? end.delayMs : null
  }
  expect(delay(502)).toBe(15_000)
  expect(delay(503)).toEqual(firstDelay)
})

test('an attempt that surely told the mail server no recipient does not count: it responded, or was not reached', () => {
  const unaddressed = (traits: object) => {
    const end = failureResult(
      failed({ tries: 3 }),
      new ProviderError(Object.assign(new Error(), traits)),
    )
    return 'unaddressed' in end && end.unaddressed
  }
  expect(unaddressed({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 421 })).toBe(true)
  expect(unaddressed({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 454 })).toBe(true)
  expect(unaddressed({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 })).toBe(false)
  const refused = { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }
  expect(unaddressed(refused)).toBe(true)
  // With the command CONN, whatever was lost: each try lets the next wait longer, and the sixth is patient.
  const lost = { code: 'ECONNECTION', command: 'CONN' }
  expect(unaddressed(lost)).toBe(false)
  expect(unaddressed({ ...lost, code: 'ETIMEDOUT', mayHaveArrived: true })).toBe(false)
  expect(unaddressed({ ...refused, originalCode: 'ECONNRESET' })).toBe(false)
  // The route was lost: before there was a connection, on one, and after the final dot.
  const noRoute = { ...refused, originalCode: 'EHOSTUNREACH' }
  expect(unaddressed({ ...noRoute, syscall: 'connect', mayHaveArrived: false })).toBe(true)
  for (const syscall of ['read', 'write']) {
    expect(unaddressed({ ...noRoute, syscall, mayHaveArrived: false }), syscall).toBe(false)
  }
  expect(unaddressed({ ...noRoute, mayHaveArrived: true })).toBe(false)
})

test('a mail that failed before its recipient was named waits for its provider however often it was tried', () => {
  const waits = (command: string, tries: number, responseCode?: number) => {
    const refused = Object.assign(new Error(), { code: 'ECONNECTION', command, responseCode })
    const end = failureResult(failed({ tries }), new ProviderError(refused))
    return 'waits' in end && end.waits
  }
  expect(['CONN', 'EHLO', 'AUTH PLAIN'].map((command) => waits(command, 50))).not.toContain(false)
  expect([9, 10].map((tries) => waits('DATA', tries))).toEqual([true, false])
  expect([421, 450, 451].map((code) => waits('MAIL FROM', 12, code))).not.toContain(false)
  expect(waits('RCPT TO', 12, 421)).toBe(false)
  expect(waits('MAIL FROM', 12, 452), 'about the size of one mail').toBe(false)
})

test('failedProvider names the provider only when the provider itself failed', () => {
  const trouble = (thrown: unknown) => failedProvider(failed().delivery, thrown)
  expect(trouble(new ProviderError(down))).toBe('mail')
  expect(trouble(new ProviderError(Object.assign(new Error(), { responseCode: 550 })))).toBeNull()
  expect(trouble(down)).toBeNull()
})

test('a failed lookup is repeated while it is transient and the text is not too old, and then the text is unknown', () => {
  const ending = (cause: Error, since = NOW, previous: ClaimedDelivery['previous'] = 'sending') =>
    failureResult(text(previous, since), new LookUpError(cause))
  for (const previous of ['sending', 'unknown'] as const) {
    expect(ending(down, NOW, previous)).toEqual({
      status: previous,
      error: 'not looked up: Error ECONNREFUSED',
      delayMs: firstDelay,
      waits: true,
    })
  }
  const often = failed({ channel: 'prospect_sms', previous: 'sending', tries: 10 })
  expect(failureResult(often, new LookUpError(down))).toMatchObject({ waits: false })
  const refused = Object.assign(new Error(), { status: 403 })
  for (const end of [ending(refused), ending(down, LAST_WEEK)]) {
    expect(end).toMatchObject({ status: 'unknown', delayMs: null })
  }
  // Nothing but its age says that a first attempt may have been made.
  expect(ending(down, NOW, 'pending')).toMatchObject({ status: 'pending' })
  expect(ending(down, LAST_WEEK, 'pending')).toMatchObject({ status: 'failed' })
})

test('the age of a message at its attempt decides, however late its outcome is known', () => {
  const claimed_at = LAST_WEEK
  const young = failed({ claimed_at }, LAST_WEEK)
  expect(failureResult(young, new ProviderError(down))).toMatchObject({ status: 'pending' })
  expect(waitedTooLongResult(failed({ claimed_at, waited: true }, LAST_WEEK))).toBeNull()
  const sent = {
    status: 'sent',
    providerId: '1',
    refused: '450',
    deferred: ['b@x.example'],
  } as const
  expect(sentResult(young, sent)).toMatchObject({ status: 'pending' })
  const open = { channel: 'prospect_sms', previous: 'sending', claimed_at } as const
  const lookUp = failureResult(failed(open, LAST_WEEK), new LookUpError(down))
  expect(lookUp).toMatchObject({ status: 'sending' })
})
