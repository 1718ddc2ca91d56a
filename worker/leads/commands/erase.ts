// leads erase: removes a person's data from the tables and the queues.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../src/node/database/connect'
import { inEachTable } from '../../submissions/tables'
import { ask, type CommandContext, type ExitCode, LeadsError } from '../command-context'
import type { Command } from '../command-table'
import { eraseRows, type Removed } from '../erase-rows'
import { spellingsOf } from '../spellings-of'
import {
  listSubmissionJobs,
  openSubmissionQueues,
  type SubmissionQueueJob,
  type SubmissionQueues,
} from '../submission-queues'

type Erase = Extract<Command, { name: 'erase' }>

/** Wait for an active job, in milliseconds. It ends within milliseconds; a dead worker's once its lock expires. */
const BUSY_MS = 15_000
const AGAIN_MS = 200
/** A submission may be stored while we delete: the next round finds it. */
const ROUNDS = 3

const STATES = ['unfinished', 'failed', 'completed'] as const

/** What was removed up to now, kept outside the work so that a failure does not lose it. */
interface Progress {
  removed: Removed
  leaving: number
}

export async function erase(context: CommandContext, command: Erase): Promise<ExitCode> {
  const queues = await openSubmissionQueues(context.env)
  try {
    if (queues.missing !== null) {
      throw new LeadsError(
        `Nothing was removed, because not every queue can be searched: ${queues.missing}`,
      )
    }
    const progress: Progress = { removed: {}, leaving: 0 }
    const found = { queues, progress }
    const isAll = await eraseEverywhere(context, found, command).catch(async (error: unknown) => {
      if (command.mode === 'for real' && isAny(progress.removed)) {
        await printProgress(context, progress, 'Removed so far:\n')
      }
      throw error
    })
    await printProgress(
      context,
      progress,
      command.mode === 'dry run' ? 'Would be removed:\n' : 'Removed:\n',
    )
    if (!isAll) {
      context.out.note('More arrived meanwhile, and some of it may be left. Run the command again.')
      return 1
    }
    if (isAny(progress.removed)) return 0
    context.out.note('No data found for this address')
    return 1
  } finally {
    await queues.close()
  }
}

const isAny = (removed: Removed) => Object.values(removed).some((count) => count > 0)

async function printProgress(
  { out }: CommandContext,
  { removed, leaving }: Progress,
  heading: string,
): Promise<void> {
  await out.print(report(removed, heading))
  if (leaving > 0) {
    out.note(`Messages that were being sent, and may still arrive: ${leaving}`)
  }
}

/**
 * Jobs before rows, so that no job turns into a row after the rows are deleted. Repeats until nothing is found, and
 * resolves to whether that was so.
 */
async function eraseEverywhere(
  { database }: CommandContext,
  { queues, progress }: { queues: SubmissionQueues; progress: Progress },
  { email, mode }: Erase,
): Promise<boolean> {
  const { removed: total } = progress
  const emails = spellingsOf(email)
  for (let round = 0; round < ROUNDS; round++) {
    const jobs: Removed = Object.fromEntries(queues.list.map(({ name }) => [`queue on ${name}`, 0]))
    let rows: Removed = {}
    try {
      const leads = await keysOfRows(database, emails)
      await eraseJobs(queues, { emails, leads, mode }, jobs)
      const erasure = await eraseRows(database, emails, mode)
      rows = erasure.removed
      progress.leaving += erasure.leaving
    } finally {
      for (const [place, count] of Object.entries({ ...rows, ...jobs })) {
        total[place] = (total[place] ?? 0) + count
      }
    }
    if (!isAny({ ...rows, ...jobs }) || mode === 'dry run') return true
  }
  return false
}

/**
 * Removes jobs in any state: finished ones are kept for a day, visitor input included. Also those of rows whose address
 * was corrected since: `retry` could store them again.
 * @param removed counts them by datastore, also those removed before a failure
 */
async function eraseJobs(
  queues: SubmissionQueues,
  { emails, leads, mode }: Wanted,
  removed: Removed,
): Promise<void> {
  const found = new Map<string, SubmissionQueueJob>()
  for await (const job of listSubmissionJobs(queues, STATES)) {
    const isTheirs = job.email !== null && emails.includes(job.email)
    if (isTheirs || leads.has(`${job.reference} ${job.bodyHash}`))
      found.set(`${job.backend} ${job.id}`, job)
  }
  for (const job of found.values()) {
    const place = `queue on ${job.backend}`
    const gone = mode === 'dry run' || (await removeWhenFree(job))
    if (gone) removed[place] = (removed[place] ?? 0) + 1
  }
}

interface Wanted {
  emails: readonly string[]
  /** Reference and body hash of each of their rows. */
  leads: ReadonlySet<string>
  mode: Erase['mode']
}

async function keysOfRows(database: Database, emails: readonly string[]): Promise<Set<string>> {
  const sql = inEachTable(
    (table) => `select reference, body_hash from ${table} where lower(email) = any(:emails)`,
  )
  const bindings = { emails: [...emails] }
  const rows = await ask<{ reference: string; body_hash: string }>(database, { sql, bindings })
  return new Set(rows.map(({ reference, body_hash }) => `${reference} ${body_hash}`))
}

async function removeWhenFree({ kept, id }: SubmissionQueueJob): Promise<boolean> {
  const deadline = Date.now() + BUSY_MS
  for (;;) {
    const outcome = await kept.remove(id)
    if (outcome !== 'busy') return outcome === 'removed'
    if (Date.now() > deadline) {
      throw new LeadsError(
        `Not everything was removed, because job ${id} is still being processed. Run the command again.`,
      )
    }
    await sleep(AGAIN_MS)
  }
}

function report(removed: Removed, heading: string): string {
  const lines = Object.entries(removed).map(([place, count]) => `  ${place.padEnd(24)}${count}\n`)
  return [
    heading,
    ...lines,
    'Kept: SMS opt-outs (sms_opt_outs, phone numbers only), so that no text is sent to them.\n',
    'Not removed: .eml files and sms.jsonl in DATA_DIR, which stand in for sent messages.\n',
    'Delete by hand: emails to the team about this person, and exports.\n',
    "Out of reach: the person's own mailbox, and the SMS provider.\n",
  ].join('')
}
