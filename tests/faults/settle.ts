// Waits until nothing is open any more: every accepted submission stored, every message ended.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './clients/ledger'
import type { Stand } from './stand/stand'

const EVERY_MS = 200

export const SUBMISSION_TABLES = ['service_requests', 'contact_submissions', 'job_applications']

/** Milliseconds until all was settled, or null if it was not within `limitMs`. */
export async function untilSettled(
  { sql }: Pick<Stand, 'sql'>,
  ledger: Ledger,
  limitMs: number,
): Promise<number | null> {
  const startedAt = performance.now()
  for (;;) {
    const [count] = await sql(COUNT).catch(() => [])
    const tookMs = performance.now() - startedAt
    if (count && count.stored >= ledger.accepted.length && count.open === 0) return tookMs
    if (tookMs > limitMs) return null
    await sleep(EVERY_MS)
  }
}

// `unknown` with a next attempt still has something to ask the provider.
const COUNT = `
  select (${SUBMISSION_TABLES.map((table) => `(select count(*) from ${table})`).join(' + ')})::int
    as stored,
  (select count(*) from deliveries
    where status in ('pending', 'sending')
      or (status = 'unknown' and next_attempt_at is not null))::int as open`
