// leads show, for a lead that is not in the tables: it may exist on the queue only.
import { officeSecond } from '../office-time'
import type { CommandContext, ExitCode } from './command-context'
import { notFound } from './leads-named'
import { listJobsOf } from './lost-jobs'
import type { Format } from './option-values'
import type { LeadName } from './reference'
import { safeLine, safeLines } from './safe-text'
import { openSubmissionQueues, type SubmissionQueueJob } from './submission-queues'

/**
 * Prints what the visitor sent if the lead is still queued, could not be stored, or is no longer in the tables, and says
 * which; else that it does not exist.
 */
export async function showQueued(
  context: CommandContext,
  name: LeadName,
  format: Format,
): Promise<ExitCode> {
  const { env, out } = context
  const queues = await openSubmissionQueues(env)
  let found: SubmissionQueueJob | null = null
  for await (const job of listJobsOf(context, queues, { name, isStored: false })) found = job
  await queues.close()
  if (!found) {
    out.note(notFound(name))
    if (queues.missing) out.note(`Not every queue was searched: ${queues.missing}`)
    return 1
  }
  // Whoever has to be called is called before the cause is found.
  if (format === 'json') await out.printJson([found.data])
  else await out.print(fieldsOf(found.data))
  out.note(`${name.value} was accepted and ${stateOf(found, name)}`)
  return 1
}

function stateOf({ state, reason }: SubmissionQueueJob, { value }: LeadName): string {
  const retry = `npm run leads -- retry ${value}`
  if (state === 'completed') {
    return `stored once, but is no longer in the tables, as after a failover or a restore. To store it again: ${retry}`
  }
  if (state === 'failed') return `could not be stored (${reason}). After fixing the cause: ${retry}`
  const why = reason === null ? 'Is a worker running?' : `The last attempt failed: ${reason}`
  return `is queued but not stored yet. ${why}`
}

/** The fields of a job, which no worker may have parsed, one below the other. */
function fieldsOf(data: unknown): string {
  const { fields, kind, receivedAt } = (data ?? {}) as Record<string, unknown>
  const { message, ...others } = (
    fields !== null && typeof fields === 'object' ? fields : {}
  ) as Record<string, unknown>
  const time = new Date(String(receivedAt))
  const received = Number.isNaN(time.getTime()) ? receivedAt : officeSecond(time)
  const lines = Object.entries({ kind, received, ...others })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `  ${safeLine(`${name.padEnd(14)}  ${value}`)}\n`)
  const text = safeLines(String(message ?? '')).map((line) => `    ${line}\n`)
  return [...lines, '\n', ...text, '\n'].join('')
}
