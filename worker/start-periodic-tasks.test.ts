import { afterEach, expect, test, vi } from 'vitest'
import { quietLog } from '../tests/support/quiet-log'
import { startPeriodicTasks } from './start-periodic-tasks'

afterEach(() => void vi.useRealTimers())

/** @param answer what a statement waits for */
function startTasks(answer: (sql: string) => Promise<unknown> = async () => undefined) {
  const statements: string[] = []
  const raw = async (sql: string) => {
    statements.push(sql)
    await answer(sql)
    return { rows: [], rowCount: 0 }
  }
  const noTable = () => {
    throw new Error('no such table here')
  }
  const deps = {
    ...{ env: {}, log: quietLog, senders: {}, outages: { setDown() {}, refuses() {} } },
    database: Object.assign(noTable, { raw }),
    submissions: { removeExpired: async () => undefined },
  }
  const tasks = startPeriodicTasks(deps as unknown as Parameters<typeof startPeriodicTasks>[0])
  return { tasks, statements }
}

test('the worker sweeps, watches its providers, sends the digest, and deletes what has expired', async () => {
  // Noon in Dallas, when a digest is due.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T18:00:00Z') })
  const { tasks, statements } = startTasks()
  await tasks.stop()
  for (const table of ['database_pulse', 'provider_outages', 'digests', 'sms_replies']) {
    const touched = statements.some((sql) => sql.includes(` ${table} `))
    expect(touched, table).toBe(true)
  }
})

test('a sweep that takes long does not delay the heartbeat, without which no lease is taken over', async () => {
  let end = () => {}
  const swept = new Promise<void>((resolve) => {
    end = resolve
  })
  const isOfSweep = (sql: string) => sql.includes('update deliveries set next_attempt_at')
  const { tasks, statements } = startTasks((sql) => (isOfSweep(sql) ? swept : Promise.resolve()))
  const beats = () => statements.filter((sql) => sql.includes('database_pulse')).length
  try {
    await expect.poll(beats, { timeout: 5_000 }).toBeGreaterThan(2)
    expect(statements.filter(isOfSweep)).toHaveLength(1)
  } finally {
    end()
    await tasks.stop()
  }
})
