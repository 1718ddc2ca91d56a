import { expect, test, vi } from 'vitest'
import { startRetention } from './start-retention'

type Deps = Parameters<typeof startRetention>[0]

/** One round with a PostgreSQL whose clock is ahead of this machine's. */
async function round(aheadMs: number) {
  const statements: string[] = []
  const raw = async (sql: string) => {
    statements.push(sql)
    return { rows: [{ at: Date.now() + aheadMs }], rowCount: 0 }
  }
  const removeExpired = vi.fn(async () => undefined)
  const warn = vi.fn()
  const deps = { env: {}, database: { raw }, submissions: { removeExpired }, log: { warn } }
  await startRetention(deps as unknown as Deps).stop()
  const deleted = statements.some((sql) => sql.includes('delete'))
  return { cleanups: removeExpired.mock.calls.length, deleted, warned: warn.mock.calls }
}

test('retention deletes nothing while the clocks of PostgreSQL and the worker differ by more than an hour', async () => {
  expect(await round(3_500_000)).toEqual({ cleanups: 1, deleted: true, warned: [] })
  for (const hours of [1.1, -1.1, 30 * 24]) {
    expect(await round(hours * 3_600_000)).toEqual({
      cleanups: 0,
      deleted: false,
      warned: [[{ seconds: expect.any(Number) }, expect.stringContaining('more than an hour')]],
    })
  }
})
