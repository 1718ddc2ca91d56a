// A server and a worker get SIGTERM in the middle of a burst, and no client notices.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Entry, Ledger } from '../clients/ledger'
import type { Answer } from '../clients/post'
import { sendAll } from '../clients/send-until-accepted'
import type { Environment } from '../environment/environment'
import type { Part } from '../environment/part'
import { plainSubmission } from '../plan-submissions'

export interface BurstResult {
  sent: number
  /** Submissions whose connection was cut, or that got any response other than 202 or 503. */
  failed: { mark: string; answers: Answer[] }[]
  /** Programs that did not exit with code 0 within ten seconds. */
  unclean: string[]
}

const COUNT = 120
const DURATION_MS = 2_500

export async function sigtermBurst(environment: Environment, ledger: Ledger): Promise<BurstResult> {
  const kinds = ['contact', 'newsletter', 'service-request'] as const
  const submissions = Array.from({ length: COUNT }, (_, i) =>
    plainSubmission(`burst${i}`, kinds[i % kinds.length] as (typeof kinds)[number]),
  )
  const before = ledger.entries.length
  const unclean: string[] = []
  const stop = async (name: 'server-1' | 'worker-1', atMs: number) => {
    await sleep(atMs)
    const part = environment.parts.get(name) as Part
    await part.end().catch((error: Error) => unclean.push(`${name}: ${error.message}`))
    await part.start()
  }
  const clients = { servers: environment.servers, ledger, signal: AbortSignal.timeout(20_000) }
  await Promise.all([
    sendAll(clients, submissions, DURATION_MS),
    stop('server-1', DURATION_MS * 0.3),
    stop('worker-1', DURATION_MS * 0.5),
  ])
  const failed = ledger.entries
    .slice(before)
    .filter((entry) => !wentWell(entry))
    .map(({ mark, answers }) => ({ mark, answers }))
  return { sent: COUNT, failed, unclean }
}

/** Accepted in the end, with nothing worse before than a refused connection or a 503. */
function wentWell({ answers }: Entry): boolean {
  return (
    answers.at(-1)?.outcome === 202 &&
    answers.slice(0, -1).every(({ outcome }) => outcome === 'unreachable' || outcome === 503)
  )
}
