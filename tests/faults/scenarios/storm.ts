// The storm: clients send while the planned faults happen; then everything is healed and has to settle.
import { setTimeout as sleep } from 'node:timers/promises'
import { type AppliedFault, applyFaults } from '../apply-faults'
import type { Ledger } from '../clients/ledger'
import { sendAll } from '../clients/send-until-accepted'
import type { Environment } from '../environment/environment'
import type { Options } from '../options'
import { planFaults } from '../plan-faults'
import { planSubmissions } from '../plan-submissions'
import { untilSettled } from '../settle'

/** Grace period in milliseconds, so that clients whose server died with the last fault still get through. */
const LAST_WORD_MS = 20_000

export interface StormResult {
  faults: AppliedFault[]
  /** Milliseconds from the last healing until all was sent and settled; null if it never was. */
  settledMs: number | null
}

export async function storm(
  environment: Environment,
  ledger: Ledger,
  options: Options,
): Promise<StormResult> {
  const { seed, faults: count, stormMs: durationMs, longestFreezeMs } = options
  const withRedis = environment.backend === 'redis'
  const plan = planFaults({ seed, count, durationMs, withRedis, longestFreezeMs })
  const row = planSubmissions(seed)
  const submissions = Array.from({ length: options.submissions }, () => row.next().value)
  const giveUp = new AbortController()
  const clients = { servers: environment.servers, ledger, signal: giveUp.signal }
  const lastBegins = sleep(durationMs)
  const sent = sendAll(clients, submissions, durationMs)
  const faults = await applyFaults(environment, plan)
  // Nothing can settle while new submissions still begin, so wait until the last one is due.
  await lastBegins
  const healedAt = performance.now()
  const timer = setTimeout(() => giveUp.abort(), LAST_WORD_MS)
  await sent
  clearTimeout(timer)
  const sentMs = performance.now() - healedAt
  const settledMs = await untilSettled(environment, ledger, 90_000)
  return { faults, settledMs: settledMs === null ? null : sentMs + settledMs }
}
