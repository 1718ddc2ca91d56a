import { afterEach, expect, test, vi } from 'vitest'
import { quietLog } from '../tests/support/quiet-log'
import { startPeriodicTasks } from './start-periodic-tasks'

afterEach(() => void vi.useRealTimers())

test('the worker sweeps, watches its providers, sends the digest, and deletes what has expired', async () => {
  // Noon in Dallas, when a digest is due.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T18:00:00Z') })
  const statements: string[] = []
  const raw = async (sql: string) => {
    statements.push(sql)
    return { rows: [], rowCount: 0 }
  }
  const noTable = () => {
    throw new Error('no such table here')
  }
  const deps = {
    ...{ env: {}, log: quietLog, senders: {}, outages: { setDown() {}, refusesLogin() {} } },
    database: Object.assign(noTable, { raw }),
    submissions: { removeExpired: async () => undefined },
  }
  await startPeriodicTasks(deps as unknown as Parameters<typeof startPeriodicTasks>[0]).stop()
  for (const table of ['database_pulse', 'provider_outages', 'digests', 'sms_replies']) {
    const touched = statements.some((sql) => sql.includes(` ${table} `))
    expect(touched, table).toBe(true)
  }
})
