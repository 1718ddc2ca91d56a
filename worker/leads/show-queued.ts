// leads show, for a lead that is not in the tables: it may exist on the queue only.
import type { CommandContext, ExitCode } from './command-context'
import { notFound } from './leads-named'
import type { Format } from './option-values'
import type { LeadName } from './reference'
import { safeLine, safeLines } from './safe-text'
import {
  listSubmissionJobs,
  openSubmissionQueues,
  type SubmissionQueueJob,
} from './submission-queues'

/** Prints what the visitor sent if the lead is still queued or could not be stored, and says which; else that it does not exist. */
export async function showQueued(
  { env, out }: CommandContext,
  name: LeadName,
  format: Format,
): Promise<ExitCode> {
  const queues = await openSubmissionQueues(env)
  let found: SubmissionQueueJob | null = null
  for await (const job of listSubmissionJobs(queues, ['unfinished', 'failed'])) {
    if ((name.by === 'reference' ? job.reference : job.submissionId) === name.value) found = job
  }
  await queues.close()
  if (!found) {
    out.note(notFound(name))
    if (queues.missing) out.note(`Not every queue was searched: ${queues.missing}`)
    return 1
  }
  // Whoever has to be called is called before the cause is found.
  if (format === 'json') await out.printJson([found.data])
  else await out.print(fieldsOf(found.data))
  const state =
    found.state === 'failed'
      ? `could not be stored (${found.reason}). After fixing the cause: npm run leads -- retry ${name.value}`
      : 'is queued but not stored yet. Is a worker running?'
  out.note(`${name.value} was accepted and ${state}`)
  return 1
}

/** The fields of a job, which no worker may have parsed, one below the other. */
function fieldsOf(data: unknown): string {
  const { fields, kind, receivedAt } = (data ?? {}) as Record<string, unknown>
  const { message, ...others } = (
    fields !== null && typeof fields === 'object' ? fields : {}
  ) as Record<string, unknown>
  const lines = Object.entries({ kind, receivedAt, ...others })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `  ${safeLine(`${name.padEnd(14)}  ${value}`)}\n`)
  const text = safeLines(String(message ?? '')).map((line) => `    ${line}\n`)
  return [...lines, '\n', ...text, '\n'].join('')
}
