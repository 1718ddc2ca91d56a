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
  /** Programs that exited with a code other than 0, although they had time left. */
  unclean: string[]
  /** Programs that did not stop in time. */
  late: string[]
}

const COUNT = 120
const DURATION_MS = 2_500
/** A program gives up after nine seconds, with exit code 1 (src/node/shutdown.ts). Its clock may be a little ahead. */
const LATE_MS = 8_900

export async function sigtermBurst(environment: Environment, ledger: Ledger): Promise<BurstResult> {
  const kinds = ['contact', 'newsletter', 'service-request'] as const
  const submissions = Array.from({ length: COUNT }, (_, i) =>
    plainSubmission(`burst${i}`, kinds[i % kinds.length] as (typeof kinds)[number]),
  )
  const before = ledger.entries.length
  const unclean: string[] = []
  const late: string[] = []
  const stop = async (name: 'server-1' | 'worker-1', atMs: number) => {
    await sleep(atMs)
    const part = environment.parts.get(name) as Part
    const from = performance.now()
    await part.end().catch(({ message }: Error) => {
      const kind = performance.now() - from < LATE_MS ? unclean : late
      kind.push(`${name}: ${message}`)
    })
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
  return { sent: COUNT, failed, unclean, late }
}

/** Accepted in the end, with nothing worse before than a refused connection or a 503. */
function wentWell({ answers }: Entry): boolean {
  return (
    answers.at(-1)?.outcome === 202 &&
    answers.slice(0, -1).every(({ outcome }) => outcome === 'unreachable' || outcome === 503)
  )
}
