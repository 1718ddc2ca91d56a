// leads erase: removes a person's data from the tables and the queues.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Desk, type ExitCode, LeadsError } from './desk'
import { eraseRows, type Removed } from './erase-rows'
import type { Command } from './parse-command'
import { ingestJobs, openSubmissionQueues, type SubmissionQueues } from './submission-queues'

type Erase = Extract<Command, { name: 'erase' }>

/** Wait for an active job, in milliseconds. It ends within milliseconds; a dead worker's once its lock expires. */
const BUSY_MS = 15_000
const AGAIN_MS = 200
/** A submission may be stored while we delete: the next round finds it. */
const ROUNDS = 3

const STATES = ['unfinished', 'failed', 'completed'] as const

export async function erase(desk: Desk, command: Erase): Promise<ExitCode> {
  const email = command.email.toLowerCase()
  const queues = await openSubmissionQueues(desk.env)
  try {
    if (queues.missing !== null) {
      throw new LeadsError(
        `Nothing was removed, because jobs with this address may be kept there: ${queues.missing}`,
      )
    }
    const { removed, leaving } = await eraseEverywhere(desk, queues, { ...command, email })
    await desk.out.print(report(removed, command.mode))
    if (leaving > 0) {
      desk.out.note(`${leaving} messages were being sent at this moment and may still arrive`)
    }
    if (Object.values(removed).some((count) => count > 0)) return 0
    desk.out.note('Nothing is kept under this address')
    return 1
  } finally {
    await queues.close()
  }
}

/** Jobs before rows, so that no job turns into a row after the rows are deleted. Repeats until nothing is found. */
async function eraseEverywhere(
  { database }: Desk,
  queues: SubmissionQueues,
  { email, mode }: Erase,
): Promise<{ removed: Removed; leaving: number }> {
  const total: Removed = {}
  let leaving = 0
  for (let round = 0; round < ROUNDS; round++) {
    const jobs = await eraseJobs(queues, email, mode)
    const rows = await eraseRows(database, email, mode)
    const found = { ...rows.removed, ...jobs }
    for (const [place, count] of Object.entries(found)) total[place] = (total[place] ?? 0) + count
    leaving += rows.leaving
    const nothing = Object.values(found).every((count) => count === 0)
    if (nothing || mode === 'dry run') break
  }
  return { removed: total, leaving }
}

/** Removes jobs in any state and counts them by datastore: finished ones are kept for a day, visitor input included. */
async function eraseJobs(
  queues: SubmissionQueues,
  email: string,
  mode: Erase['mode'],
): Promise<Removed> {
  const removed: Removed = Object.fromEntries(
    queues.list.map(({ name }) => [`queue on ${name}`, 0]),
  )
  const found = new Map<string, { backend: string; id: string }>()
  for await (const job of ingestJobs(queues, STATES)) {
    if (job.email === email) found.set(`${job.backend} ${job.id}`, job)
  }
  for (const { backend, id } of found.values()) {
    const place = queues.list.find(({ name }) => name === backend)
    const gone = mode === 'dry run' || (await removeWhenFree(place?.queue.kept, id))
    if (gone) removed[`queue on ${backend}`] = (removed[`queue on ${backend}`] ?? 0) + 1
  }
  return removed
}

async function removeWhenFree(
  kept: SubmissionQueues['list'][number]['queue']['kept'] | undefined,
  id: string,
): Promise<boolean> {
  const deadline = Date.now() + BUSY_MS
  for (;;) {
    const outcome = await kept?.remove(id)
    if (outcome !== 'busy') return outcome === 'removed'
    if (Date.now() > deadline) {
      throw new LeadsError(
        `Job ${id} is being worked on for too long. Nothing in the tables was removed: run it again`,
      )
    }
    await sleep(AGAIN_MS)
  }
}

function report(removed: Removed, mode: Erase['mode']): string {
  const lines = Object.entries(removed).map(([place, count]) => `  ${place.padEnd(24)}${count}\n`)
  return [
    mode === 'dry run' ? 'Would be removed:\n' : 'Removed:\n',
    ...lines,
    'Kept: numbers that asked for no texts (sms_opt_outs, a number and nothing else), so that none is sent.\n',
    'Left as they are: .eml files and sms.jsonl in DATA_DIR, where those stand for what has left.\n',
    'Out of reach: what left already, in mailboxes and at the provider of text messages.\n',
  ].join('')
}
