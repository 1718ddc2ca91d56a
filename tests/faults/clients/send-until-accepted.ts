// A persistent client: it repeats the identical body until it sees a complete response.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Submission } from '../plan-submissions'
import { type Random, seededRandom } from '../random'
import type { Entry, Ledger } from './ledger'
import { type Answer, post } from './post'

/** Minimum pause before a retry, in milliseconds. */
const RETRY_MS = 150

interface Client {
  servers: readonly [string, string]
  ledger: Ledger
  dice: Random
  /** The client gives up when this aborts; the ledger then shows what was never accepted. */
  signal: AbortSignal
}

export async function sendUntilAccepted(client: Client, submission: Submission): Promise<Entry> {
  const { servers, ledger, dice, signal } = client
  const entry = ledger.open(submission)
  const send = async (server: string, manner?: 'hangs-up') => {
    const answer = await post(server, submission, manner)
    entry.answers.push(answer)
    return answer
  }
  let turn = dice.between(0, 1)
  const next = () => servers[turn++ % 2] as string
  if (submission.manner === 'hangs-up') await send(next(), 'hangs-up')
  if (submission.manner === 'both') {
    const answers = await Promise.all([send(next()), send(next())])
    if (answers.some(isFinal)) return entry
  }
  while (!signal.aborted) {
    if (isFinal(await send(next()))) break
    await sleep(RETRY_MS + dice.between(0, RETRY_MS))
  }
  if (submission.manner === 'doubts') await send(next())
  return entry
}

function isFinal({ outcome }: Answer): boolean {
  return outcome === 202 || outcome === 422
}

/** Spreads submissions evenly over `overMs` milliseconds; resolves when all of them are done. */
export async function sendAll(
  client: Omit<Client, 'dice'>,
  submissions: Submission[],
  overMs: number,
): Promise<void> {
  const gap = overMs / submissions.length
  const startedAt = Date.now()
  const sent = submissions.map(async (submission, i) => {
    await sleep(Math.max(0, startedAt + i * gap - Date.now()))
    // Not sent any more, but never accepted either.
    if (client.signal.aborted) client.ledger.open(submission)
    else await sendUntilAccepted({ ...client, dice: seededRandom(i, submission.mark) }, submission)
  })
  await Promise.all(sent)
}
