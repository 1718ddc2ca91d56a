// Every part that prints or parses a time uses the company's time zone.
import { expect, test, vi } from 'vitest'
import { noFilter } from '../tests/support/no-filter'
import { digestDay } from './digest/digest-day'
import { list } from './leads/commands/list'
import { officeMidnight, officeTime } from './office-time'
import { nextOpening } from './sms/quiet-hours'

vi.mock('../src/content/company', async (original) => {
  const real = await original<typeof import('../src/content/company')>()
  const moved = { timeZone: 'Hawaii Time', timeZoneId: 'Pacific/Honolulu' }
  return { ...real, company: { ...real.company, ...moved } }
})

test('times, digest days, and quiet hours follow the company’s time zone', () => {
  const seven = new Date('2026-07-02T17:00:00Z')
  expect(officeTime(seven)).toBe('2026-07-02 07:00')
  expect(officeMidnight('2026-07-02')).toEqual(new Date('2026-07-02T10:00:00Z'))
  expect(digestDay(seven)).toBeNull()
  expect(digestDay(new Date('2026-07-02T18:00:00Z'))).toBe('2026-07-02')
  expect(nextOpening(seven)).toEqual(new Date('2026-07-02T19:00:00Z'))
})

test('leads list names the time zone in its header', async () => {
  const lead = {
    ...{ receivedAt: new Date('2026-07-02T17:00:00Z'), reference: '7K3M-9QWX', kind: 'contact' },
    ...{ name: 'Ann', messages: {} },
  }
  const database = { raw: async () => ({ rows: [lead] }) }
  const print = vi.fn(async (_text: string) => {})
  const command = { name: 'list', filter: noFilter, which: 'all', limit: 50, format: 'text' }
  await list({ database, out: { print } } as never, command as never)
  expect(print.mock.lastCall?.[0]).toMatch(/^RECEIVED \(HAWAII TIME\).+\n.*2026-07-02 07:00/)
})
