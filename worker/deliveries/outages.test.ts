import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../src/node/database/connect'
import { Outages } from './outages'
import type { Provider } from './provider'

const never = () => new Promise<void>(() => undefined)

let outages: Outages
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(1_000)
  outages = new Outages(null as unknown as Database)
  outages.know(['mail'])
})
afterEach(() => void vi.useRealTimers())

/** Asked a tenth of a second after the last turn was taken. */
const turn = (provider: Provider = 'mail') => {
  vi.advanceTimersByTime(100)
  return outages.turn(provider) !== null
}

test('a provider that is away takes an attempt each tenth of a second, and the other all of them', () => {
  expect(outages.away()).toEqual(['team_email', 'prospect_email'])
  expect(outages.turn('mail')).not.toBeNull()
  vi.advanceTimersByTime(99)
  expect(outages.turn('mail')).toBeNull()
  expect([outages.turn('sms'), outages.turn('sms')]).not.toContain(null)
  vi.advanceTimersByTime(1)
  expect(outages.turn('mail')).not.toBeNull()
  outages.know([])
  expect(outages.away()).toEqual([])
  expect([outages.turn('mail'), outages.turn('mail')]).not.toContain(null)
})

test('a turn that led to no attempt goes to the next who asks, unless that one has taken another', () => {
  outages.turn('mail')?.()
  const returnTurn = outages.turn('mail')
  expect(returnTurn).not.toBeNull()
  expect(turn()).toBe(true)
  returnTurn?.()
  expect(outages.turn('mail')).toBeNull()
})

test('of attempts at a provider that is away two run at a time', async () => {
  let end = () => {}
  const running = outages.during('mail', () => new Promise<void>((done) => (end = done)))
  void outages.during('sms', never)
  expect(turn()).toBe(true)
  void outages.during('mail', never)
  expect(turn()).toBe(false)
  end()
  await running
  expect(turn()).toBe(true)
})

test('mails that are sent patiently keep none of the others from a server that may be back', () => {
  for (let count = 1; count < 8; count++) {
    void outages.during('patient', never)
    expect(turn()).toBe(true)
  }
  void outages.during('patient', never)
  expect(turn()).toBe(false)
  outages.know(['sms'])
  expect([turn('mail'), turn('sms')]).toEqual([true, true])
})
