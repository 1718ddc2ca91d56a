import { expect, test, vi } from 'vitest'
import type { Database } from '../../src/node/database/connect'
import { createStoredSubmissions } from './stored-submissions'

test.each([
  ['is down', () => Promise.reject(new Error('down'))],
  ['hangs', () => new Promise(() => undefined)],
])('a submission counts as new while PostgreSQL %s', async (_how, answer) => {
  const raw = vi.fn(answer)
  const stored = createStoredSubmissions({ raw } as unknown as Database)
  expect(await stored.hashOf('contact', 'id')).toBeNull()
  expect(await stored.leftNewsletterAt('ann@example.com')).toBeNull()
  // The second submission waits for nothing.
  expect(raw).toHaveBeenCalledOnce()
})
