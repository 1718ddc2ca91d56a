import { expect, test, vi } from 'vitest'
import { whatIsRetried } from './what-is-retried'

vi.mock('../../src/content/company', async (original) =>
  (await import('../../tests/support/in-dallas')).inDallas(original),
)

test('retry says that an old text leaves in the morning only if it is night', () => {
  const day = new Date('2026-01-14T18:00:00Z')
  const night = new Date('2026-01-14T09:00:00Z')
  const message = { channel: 'prospect_sms', created_at: night } as const
  const old = { receivedAt: new Date('2026-01-10T18:00:00Z') }
  const waits = 'retrying prospect_sms, which waits for the day'
  expect(whatIsRetried(message, old, night)).toBe(waits)
  expect(whatIsRetried(message, old, day)).toBe('retrying prospect_sms')
  expect(whatIsRetried(message, { receivedAt: night }, night)).toBe('retrying prospect_sms')
  const mail = { channel: 'team_email', created_at: night } as const
  expect(whatIsRetried(mail, old, night)).toBe('retrying team_email')
})
