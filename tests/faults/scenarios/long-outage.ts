// SMTP or PostgreSQL is down for minutes while submissions keep coming; then everything catches up.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from '../clients/ledger'
import { sendAll } from '../clients/send-until-accepted'
import type { Environment } from '../environment/environment'
import type { Part } from '../environment/part'
import { plainSubmission, type Submission } from '../plan-submissions'
import { untilSettled } from '../settle'

export interface OutageResult {
  part: 'smtp' | 'postgres'
  lastedMs: number
  /** Milliseconds from its end until everything was settled; null if it never was. */
  settledMs: number | null
}

const EVERY_MS = 1_000

export async function longOutage(
  environment: Environment,
  ledger: Ledger,
  lastedMs: number,
): Promise<OutageResult | null> {
  if (lastedMs === 0) return null
  // With Redis, submissions are accepted while PostgreSQL is down: the harder case of the two.
  const part = environment.backend === 'redis' ? 'postgres' : 'smtp'
  const giveUp = new AbortController()
  const clients = { servers: environment.servers, ledger, signal: giveUp.signal }
  const submissions = Array.from(
    { length: Math.floor(lastedMs / EVERY_MS) },
    (_, i): Submission => ({
      ...plainSubmission(`outage${i}`, i % 2 ? 'contact' : 'job-application'),
      key: null,
    }),
  )
  const victim = environment.parts.get(part) as Part
  await victim.kill()
  const sent = sendAll(clients, submissions, lastedMs)
  await sleep(lastedMs)
  await victim.start()
  const healedAt = performance.now()
  const timer = setTimeout(() => giveUp.abort(), 20_000)
  await sent
  clearTimeout(timer)
  const settled = await untilSettled(environment, ledger, 180_000)
  return { part, lastedMs, settledMs: settled === null ? null : performance.now() - healedAt }
}
