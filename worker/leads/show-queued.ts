// leads show, for a lead that is not in the tables: it may exist on the queue only.
import type { CommandContext, ExitCode } from './command-context'
import { notFound } from './leads-named'
import type { LeadName } from './reference'
import {
  listSubmissionJobs,
  openSubmissionQueues,
  type SubmissionQueueJob,
} from './submission-queues'

/** Reports that the lead is still queued, could not be stored, or does not exist. */
export async function showQueued({ env, out }: CommandContext, name: LeadName): Promise<ExitCode> {
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
  const state =
    found.state === 'failed'
      ? `could not be stored (${found.reason}). After fixing the cause: npm run leads -- retry ${name.value}`
      : 'is queued but not stored yet. Is a worker running?'
  out.note(`${name.value} was accepted and ${state}`)
  return 1
}
