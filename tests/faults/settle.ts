// Waits until nothing is pending: every accepted submission is stored and every message has ended.
import { setTimeout as sleep } from 'node:timers/promises'
import { submissionTables } from '../../src/contract/submission'
import type { Ledger } from './clients/ledger'
import type { Environment } from './environment/environment'

const EVERY_MS = 200
/** After this many milliseconds whatever is still open is printed once: later nothing shows what it was. */
const LATE_MS = 20_000

export const SUBMISSION_TABLES = [...new Set(Object.values(submissionTables))]

/** Milliseconds until everything was settled, or null if it was not within `limitMs`. */
export async function untilSettled(
  { sql }: Pick<Environment, 'sql'>,
  ledger: Ledger,
  limitMs: number,
): Promise<number | null> {
  const startedAt = performance.now()
  let told = false
  for (;;) {
    const [count] = await sql(COUNT).catch(() => [])
    const tookMs = performance.now() - startedAt
    if (count && count.stored >= ledger.accepted.length && count.open === 0) return tookMs
    if (tookMs > limitMs) return null
    if (tookMs > LATE_MS && !told) {
      told = true
      const missing = ledger.accepted.length - (count?.stored ?? 0)
      console.log(
        `not settled: ${missing} submissions not stored; unfinished deliveries:`,
        await sql(STILL_OPEN).catch(String),
      )
    }
    await sleep(EVERY_MS)
  }
}

// `unknown` with a next attempt is still going to query the provider.
const OPEN = `status in ('pending', 'sending') or (status = 'unknown' and next_attempt_at is not null)`

const COUNT = `
  select (${SUBMISSION_TABLES.map((table) => `(select count(*) from ${table})`).join(' + ')})::int
    as stored,
  (select count(*) from deliveries where ${OPEN})::int as open`

const STILL_OPEN = `
  select id, submission_id, channel, status, attempts, next_attempt_at, lease_until, updated_at,
    waits_for_provider, last_error, now() as asked_at
  from deliveries where ${OPEN} order by created_at limit 5`
