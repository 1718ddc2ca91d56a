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
  outages.setDown(['mail'])
})
afterEach(() => void vi.useRealTimers())

/** Asked a tenth of a second after the last turn was taken. */
const turn = (provider: Provider = 'mail') => {
  vi.advanceTimersByTime(100)
  return outages.turn(provider) !== null
}

test('a provider that is down gets one turn every 100 ms, while the other has no limit', () => {
  expect(outages.blockedChannels()).toEqual(['team_email', 'prospect_email'])
  expect(outages.turn('mail')).not.toBeNull()
  vi.advanceTimersByTime(99)
  expect(outages.turn('mail')).toBeNull()
  expect([outages.turn('sms'), outages.turn('sms')]).not.toContain(null)
  vi.advanceTimersByTime(1)
  expect(outages.turn('mail')).not.toBeNull()
  outages.setDown([])
  expect(outages.blockedChannels()).toEqual([])
  expect([outages.turn('mail'), outages.turn('mail')]).not.toContain(null)
})

test('a returned turn is available again at once, unless a later turn was taken', () => {
  outages.turn('mail')?.()
  const returnTurn = outages.turn('mail')
  expect(returnTurn).not.toBeNull()
  expect(turn()).toBe(true)
  returnTurn?.()
  expect(outages.turn('mail')).toBeNull()
})

test('at most two attempts run at a time at a provider that is down', async () => {
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

test('patient attempts leave turns to other mails until eight of them run', () => {
  for (let count = 1; count < 8; count++) {
    void outages.during('patient', never)
    expect(turn()).toBe(true)
  }
  void outages.during('patient', never)
  expect(turn()).toBe(false)
  outages.setDown(['sms'])
  expect([turn('mail'), turn('sms')]).toEqual([true, true])
})
