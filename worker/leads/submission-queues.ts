// Access to the submissions queue on every datastore, for the staff command line.
import { normalizedEmail } from '../../src/contract/email-address'
import { queueNames } from '../../src/contract/submission'
import { atMost } from '../../src/node/deadline'
import type { Env } from '../../src/node/env'
import { createLog } from '../../src/node/log'
import type { BackendQueue } from '../../src/node/queue/backend'
import type { KeptJob, KeptJobs, KeptState } from '../../src/node/queue/kept-jobs'
import { openBackends } from '../../src/node/queue/open-backends'
import { submissionRules } from '../../src/node/queue/queue-rules'
import { StartError } from '../../src/node/start-error'

export interface SubmissionQueues {
  list: { name: string; queue: BackendQueue }[]
  /** Why a configured datastore is missing from the list, in one line; null if none is. */
  missing: string | null
  close(): Promise<void>
}

/** Longest wait for connections to close, in milliseconds. The process exits anyway. */
const CLOSE_MS = 2_000

/** Opens the queue on every datastore; on the standby alone if Redis is configured but unavailable. */
export async function openSubmissionQueues(env: Env): Promise<SubmissionQueues> {
  const log = createLog('leads', 'silent')
  let refused: string | null = null
  const backends = await openBackends(env, log).catch((error: unknown) => {
    if (!(error instanceof StartError) || !env.REDIS_URL) throw error
    refused = error.message
    return openBackends({ DATABASE_URL: env.DATABASE_URL }, log)
  })
  const missing = refused ?? backends.missing
  const there = backends.missing ? backends.list.slice(1) : backends.list
  const list = await Promise.all(
    there.map(async (backend) => ({
      name: backend.name,
      queue: await backend.open(queueNames.submissions, submissionRules),
    })),
  )
  return {
    list,
    missing,
    async close() {
      const closing = list.map(({ queue }) => queue.close())
      await atMost(CLOSE_MS, closing)
      backends.close()
    },
  }
}

/** A submission job, read as far as possible: jobs that no worker could parse are included. */
export interface SubmissionQueueJob extends KeptJob {
  backend: string
  /** Where it was found, to remove or retry it. */
  kept: KeptJobs
  submissionId: string | null
  reference: string | null
  kind: string | null
  email: string | null
  bodyHash: string | null
}

/** Yields every job in these states, on every datastore. */
export async function* listSubmissionJobs(
  { list }: SubmissionQueues,
  states: readonly KeptState[],
): AsyncGenerator<SubmissionQueueJob> {
  for (const { name, queue } of list) {
    for (const state of states) {
      for await (const job of queue.kept.list(state)) yield readJob(job, name, queue.kept)
    }
  }
}

export function readJob(job: KeptJob, backend: string, kept: KeptJobs): SubmissionQueueJob {
  const data = (typeof job.data === 'object' ? job.data : null) as Record<string, unknown> | null
  const fields = (data?.fields ?? null) as Record<string, unknown> | null
  const email = textOf(fields?.email)
  return {
    ...job,
    backend,
    kept,
    submissionId: textOf(data?.id),
    reference: textOf(data?.reference),
    kind: textOf(data?.kind),
    email: email === null ? null : normalizedEmail(email),
    bodyHash: textOf(data?.bodyHash),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
