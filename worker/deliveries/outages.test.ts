import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../src/node/database/connect'
import { Outages } from './outages'

const MAIL = ['team_email', 'prospect_email']
const never = () => new Promise<void>(() => undefined)

let outages: Outages
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(1_000)
  outages = new Outages(null as unknown as Database)
  outages.know(['mail'])
})
afterEach(() => void vi.useRealTimers())

/** Checked a tenth of a second after the last attempt was let through. */
const blocked = () => {
  vi.advanceTimersByTime(100)
  return outages.blocked()
}

test('a provider that is away takes an attempt each tenth of a second, and the other all of them', () => {
  expect(outages.blocked()).toEqual([])
  vi.advanceTimersByTime(99)
  expect(outages.blocked()).toEqual(MAIL)
  vi.advanceTimersByTime(1)
  expect(outages.blocked()).toEqual([])
  outages.know([])
  expect([outages.blocked(), outages.blocked()]).toEqual([[], []])
})

test('of attempts at a provider that is away two run at a time', async () => {
  let end = () => {}
  const running = outages.during('mail', () => new Promise<void>((done) => (end = done)))
  void outages.during('sms', never)
  expect(blocked()).toEqual([])
  void outages.during('mail', never)
  expect(blocked()).toEqual(MAIL)
  end()
  await running
  expect(blocked()).toEqual([])
})

test('mails that are sent patiently keep none of the others from a server that may be back', () => {
  for (let count = 1; count < 8; count++) {
    void outages.during('patient', never)
    expect(blocked()).toEqual([])
  }
  void outages.during('patient', never)
  expect(blocked()).toEqual(MAIL)
  outages.know(['sms'])
  expect(blocked()).toEqual([])
})
