import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Channel } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { createRefusals } from '../mail/smtp/refusals'
import { Outages } from './outages'

const never = () => new Promise<void>(() => undefined)

let outages: Outages
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(1_000)
  outages = new Outages(null as unknown as Database, createRefusals())
  outages.setDown(['mail'])
})
afterEach(() => void vi.useRealTimers())

/** Asked a tenth of a second after the last turn was taken. */
const turn = (channel: Channel = 'prospect_email') => {
  vi.advanceTimersByTime(100)
  return outages.turn(channel) !== null
}

test('a provider that is down gets one turn every 100 ms, while the other has no limit', () => {
  expect(outages.blockedChannels()).toEqual(['team_email', 'prospect_email'])
  expect(outages.turn('prospect_email')).not.toBeNull()
  vi.advanceTimersByTime(99)
  expect(outages.turn('prospect_email')).toBeNull()
  expect([outages.turn('prospect_sms'), outages.turn('prospect_sms')]).not.toContain(null)
  vi.advanceTimersByTime(1)
  expect(outages.turn('prospect_email')).not.toBeNull()
  outages.setDown([])
  expect(outages.blockedChannels()).toEqual([])
  expect([outages.turn('prospect_email'), outages.turn('prospect_email')]).not.toContain(null)
})

test('a returned turn is available again at once, unless a later turn was taken', () => {
  outages.turn('prospect_email')?.()
  const returnTurn = outages.turn('prospect_email')
  expect(returnTurn).not.toBeNull()
  expect(turn()).toBe(true)
  returnTurn?.()
  expect(outages.turn('prospect_email')).toBeNull()
})

test('at most two attempts run at a time at a provider that is down', async () => {
  let end = () => {}
  const running = outages.during('prospect_email', () => new Promise<void>((done) => (end = done)))
  void outages.during('prospect_sms', never)
  expect(turn()).toBe(true)
  void outages.during('prospect_email', never)
  expect(turn()).toBe(false)
  end()
  await running
  expect(turn()).toBe(true)
})

test('patient attempts leave turns to other mails until eight of them run', () => {
  for (let count = 1; count < 8; count++) {
    void outages.during('patient prospect_email', never)
    expect(turn()).toBe(true)
  }
  void outages.during('patient prospect_email', never)
  expect(turn()).toBe(false)
  outages.setDown(['sms'])
  expect([turn(), turn('prospect_sms')]).toEqual([true, true])
})

test('mails to prospects leave the turns of mails to the team alone', () => {
  for (let count = 0; count < 8; count++) {
    void outages.during('prospect_email', never)
    void outages.during('patient prospect_email', never)
  }
  expect([turn(), turn('team_email')]).toEqual([false, true])
  // At the same moment: the 100 ms are each channel's own.
  outages = new Outages(null as unknown as Database, createRefusals())
  outages.setDown(['mail'])
  expect([outages.turn('prospect_email'), outages.turn('team_email')]).not.toContain(null)
})

test('while the login is refused, no mail gets a turn but one that is given up, whatever the other workers see', () => {
  outages.setDown([])
  outages.refusals.login.failed({ command: 'AUTH PLAIN', responseCode: 535 })
  expect([outages.isDown('mail'), outages.isDown('sms')]).toEqual([true, false])
  expect(outages.isAway('mail')).toBe(true)
  expect(outages.blockedChannels()).toEqual(['team_email', 'prospect_email'])
  expect([turn('team_email'), turn('prospect_email'), turn('prospect_sms')]).toEqual([
    ...[false, false],
    true,
  ])
  expect(outages.turn('team_email', true)).not.toBeNull()
  outages.refusals.login.accepted()
  expect([outages.isDown('mail'), turn('team_email')]).toEqual([false, true])
})

test('while a worker is refused for its rate of connections, it leaves the mails to the others', () => {
  outages.setDown([])
  const { rate } = outages.refusals
  rate.failed({ command: 'CONN', responseCode: 421, response: '421 rate limit exceeded' })
  expect([outages.refuses('mail'), outages.refuses('sms')]).toEqual([true, false])
  expect([outages.isDown('mail'), outages.isAway('mail')]).toEqual([true, false])
  expect([turn('team_email'), turn('prospect_sms')]).toEqual([false, true])
  vi.advanceTimersByTime(15_000)
  expect([outages.refuses('mail'), turn('team_email')]).toEqual([false, true])
})
