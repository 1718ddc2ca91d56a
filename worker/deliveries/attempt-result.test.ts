import { expect, test } from 'vitest'
import { AnswerLostError } from '../sms/sms-sender'
import { type Failed, resultOf } from './attempt-result'
import type { Delivery } from './claim'
import { LeaseLostError } from './lease'
import { LookUpError, ProviderError } from './provider'

const NOW = new Date()
const LAST_WEEK = new Date(NOW.getTime() - 7 * 86_400_000)

function failed(delivery: Partial<Delivery> = {}, since = NOW): Failed {
  const plain = { channel: 'team_email', previous: 'pending', tries: 1, waited: false }
  return { delivery: { ...plain, ...delivery }, since } as Failed
}
const text = (previous: Delivery['previous'], since = NOW) =>
  failed({ channel: 'prospect_sms', previous }, since)
const away = Object.assign(new Error(), { code: 'ECONNREFUSED' })

test('an error that nobody knows is tried again nine times, and then left to a person', () => {
  const after = (tries: number) => resultOf.failure(failed({ tries }), new Error('odd')).status
  expect([1, 9, 10].map(after)).toEqual(['pending', 'pending', 'failed'])
})

test('inboxes that were put off get the mail later, until nobody needs it any more', () => {
  const left = { outcome: 'sent', providerId: '1', error: '450', owed: ['b@example.com'] } as const
  const { error, owed } = left
  const again = { status: 'pending', error, owed, delayMs: expect.any(Number) }
  expect(resultOf.sent(failed(), left)).toEqual(again)
  const last = { status: 'sent', providerId: '1', error }
  expect(resultOf.sent(failed({}, LAST_WEEK), left)).toEqual(last)
})

test('what waited for its provider too long is given up, unless an earlier attempt may have sent it', () => {
  const ending = (delivery: Partial<Delivery>, since = LAST_WEEK) =>
    resultOf.waitingTooLong(failed(delivery, since))
  const givenUp = { status: 'failed', error: 'the provider was away for too long' }
  expect(ending({ waited: true })).toEqual(givenUp)
  expect(ending({ waited: true }, NOW)).toBeNull()
  expect(ending({ waited: false })).toBeNull()
  for (const previous of ['sending', 'unknown'] as const) {
    expect(ending({ waited: true, previous })).toBeNull()
  }
})

test('where the lease is lost, the next attempt comes at once and knows as much of those before', () => {
  for (const previous of ['pending', 'sending', 'unknown'] as const) {
    const end = resultOf.failure(text(previous), new ProviderError(new LeaseLostError()))
    expect(end).toEqual({ status: previous, error: 'LeaseLostError', delayMs: 0 })
  }
})

test('a text whose answer was lost is looked up soon, and its provider spared for a while', () => {
  const lost = new ProviderError(new AnswerLostError('no answer'))
  const end = resultOf.failure(text('pending'), lost)
  expect(end).toMatchObject({ status: 'unknown', delayMs: 15_000 })
  expect(resultOf.trouble(text('pending').delivery, lost)).toBe('sms')
})

test('a text that a gateway may have passed on is looked up no sooner, one that was refused goes by its schedule', () => {
  const delay = (status: number) => {
    const end = resultOf.failure(
      text('pending'),
      new ProviderError(Object.assign(new Error(), { status })),
    )
    return 'delayMs' in end ? end.delayMs : null
  }
  expect(delay(502)).toBe(15_000)
  expect(delay(503)).toBeLessThan(10_000)
})

test('what was not sent waits for its time, is suppressed, or is left to a person', () => {
  const [error, delayMs] = ['its reason', 60_000]
  expect(resultOf.notSent({ outcome: 'postponed', reason: error, delayMs })).toEqual({
    status: 'pending',
    error,
    delayMs,
  })
  const other = (outcome: 'suppressed' | 'unknown') => resultOf.notSent({ outcome, reason: error })
  expect(other('suppressed')).toEqual({ status: 'suppressed', error })
  // No further lookup is scheduled.
  expect(other('unknown')).toEqual({ status: 'unknown', error, delayMs: null })
})

test('a mail that never got past the connection waits for its provider however often it was tried', () => {
  const waits = (command: string, tries: number) => {
    const refused = Object.assign(new Error(), { code: 'ECONNECTION', command })
    const end = resultOf.failure(failed({ tries }), new ProviderError(refused))
    return 'waits' in end && end.waits
  }
  expect(['CONN', 'EHLO', 'AUTH PLAIN'].map((command) => waits(command, 50))).not.toContain(false)
  expect([9, 10].map((tries) => waits('DATA', tries))).toEqual([true, false])
})

test('only a provider’s own trouble spares it', () => {
  const trouble = (thrown: unknown) => resultOf.trouble(failed().delivery, thrown)
  expect(trouble(new ProviderError(away))).toBe('mail')
  expect(trouble(new ProviderError(Object.assign(new Error(), { responseCode: 550 })))).toBeNull()
  expect(trouble(away)).toBeNull()
})

test('a look-up that fails is made again while its answer is of use, and then left to a person', () => {
  const ending = (cause: Error, since = NOW, previous: Delivery['previous'] = 'sending') =>
    resultOf.failure(text(previous, since), new LookUpError(cause))
  for (const previous of ['sending', 'unknown'] as const) {
    expect(ending(away, NOW, previous)).toEqual({
      status: previous,
      error: 'not looked up: Error ECONNREFUSED',
      delayMs: expect.any(Number),
      waits: true,
    })
  }
  const often = failed({ channel: 'prospect_sms', previous: 'sending', tries: 10 })
  expect(resultOf.failure(often, new LookUpError(away))).toMatchObject({ waits: false })
  const refused = Object.assign(new Error(), { status: 401 })
  for (const end of [ending(refused), ending(away, LAST_WEEK)]) {
    expect(end).toMatchObject({ status: 'unknown', delayMs: null })
  }
})
