// One worker is killed again and again while it holds the same two jobs: a submission about to be inserted, and
// a mail about to be sent. Each time both must be retried, and in the end succeed.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Ledger } from '../clients/ledger'
import { sendUntilAccepted } from '../clients/send-until-accepted'
import type { Environment } from '../environment/environment'
import { plainSubmission } from '../plan-submissions'
import { seededRandom } from '../random'
import { untilSettled } from '../settle'
import { readJournal } from '../stand-ins/journal'
import type { MailLine } from '../stand-ins/smtp'

export interface WorkerDeathsResult {
  deaths: number
  /** Time from a death until both jobs ran again, the slowest over all deaths; Infinity when one never did. */
  slowestRerunMs: number
  /** Whether both submissions were completed in the end. */
  survived: boolean
}

const GIVE_UP_MS = 40_000

export async function workerDeaths(
  environment: Environment,
  ledger: Ledger,
  deaths: number,
): Promise<WorkerDeathsResult> {
  const { parts } = environment
  const [worker, other, smtp] = [parts.get('worker-1'), parts.get('worker-2'), parts.get('smtp')]
  if (!worker || !other || !smtp?.behave) throw new Error('the environment is not complete')
  // Mail still being sent would occupy the connections that the jobs below need.
  await untilSettled(environment, ledger, 60_000)
  await other.end()
  await smtp.behave('hang')
  const lock = await lockTable(environment.databaseUrl, 'service_requests')
  const client = { servers: environment.servers, ledger, signal: AbortSignal.timeout(10_000) }
  const hung = plainSubmission('deathmail0', 'contact')
  const send = (submission: typeof hung) =>
    sendUntilAccepted({ ...client, dice: seededRandom(0, 'deaths') }, submission)
  await send(hung)
  await send(plainSubmission('deathrow0', 'service-request'))

  const inHand = inHandOf(environment, hung.mark)
  let slowestRerunMs = 0
  let survivedSoFar = await until(inHand, GIVE_UP_MS)
  let died = 0
  for (; died < deaths && survivedSoFar !== null; died++) {
    await worker.kill()
    const startedAgain = worker.start()
    survivedSoFar = await until(inHand, GIVE_UP_MS)
    slowestRerunMs = Math.max(slowestRerunMs, survivedSoFar ?? Number.POSITIVE_INFINITY)
    await startedAgain
  }
  await lock.end()
  await smtp.behave('normal')
  await other.start()
  const settled = await untilSettled(environment, ledger, 60_000)
  return { deaths: died, slowestRerunMs, survived: survivedSoFar !== null && settled !== null }
}

/** Returns a check for whether a worker has picked up both jobs since the previous time that was true. */
function inHandOf({ sql, journals }: Environment, mark: string): () => Promise<boolean> {
  const known = new Set<number>()
  let offered = 0
  let row = false
  let mail = false
  return async () => {
    const waiting = await sql('select pid from pg_locks where not granted')
    for (const { pid } of waiting) {
      row ||= !known.has(pid)
      known.add(pid)
    }
    const offers = readJournal<MailLine>(journals.mails).filter(
      (line) => line.event === 'offered' && line.mark === mark,
    ).length
    mail ||= offers > offered
    offered = offers
    if (!row || !mail) return false
    row = false
    mail = false
    return true
  }
}

/** Milliseconds until the condition is true, or null. */
async function until(condition: () => Promise<boolean>, limitMs: number): Promise<number | null> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < limitMs) {
    if (await condition()) return performance.now() - startedAt
    await sleep(50)
  }
  return null
}

/** Blocks writes to the table until the connection ends. */
async function lockTable(url: string, table: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in share row exclusive mode`)
  return client
}
