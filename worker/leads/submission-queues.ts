// The queue of submissions on each datastore that keeps one, as the staff's tools see it.
import { queueNames } from '../../src/contract/submission'
import { atMost } from '../../src/node/deadline'
import type { Env } from '../../src/node/env'
import { createLog } from '../../src/node/log'
import type { BackendQueue } from '../../src/node/queue/backend'
import type { KeptJob, KeptState } from '../../src/node/queue/kept-jobs'
import { openBackends } from '../../src/node/queue/open-backends'
import { submissionRules } from '../../src/node/queue/queue-rules'
import { StartError } from '../../src/node/start-error'

export interface SubmissionQueues {
  list: { name: string; queue: BackendQueue }[]
  /** Why a configured datastore is not among them, in one line; null when all are. */
  missing: string | null
  close(): Promise<void>
}

/** Longest wait for connections to end, in milliseconds. The process ends anyway. */
const CLOSE_MS = 2_000

/** Opens the queue wherever it is kept. Without Redis, though configured, the standby alone. */
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

/** A job of that queue, read as far as it can be: what no worker could parse is here as well. */
export interface IngestJob extends KeptJob {
  backend: string
  submissionId: string | null
  reference: string | null
  kind: string | null
  email: string | null
  bodyHash: string | null
}

/** Every job in these states, on every datastore. */
export async function* ingestJobs(
  { list }: SubmissionQueues,
  states: readonly KeptState[],
): AsyncGenerator<IngestJob> {
  for (const { name, queue } of list) {
    for (const state of states) {
      for await (const job of queue.kept.list(state)) yield read(job, name)
    }
  }
}

function read(job: KeptJob, backend: string): IngestJob {
  const data = (typeof job.data === 'object' ? job.data : null) as Record<string, unknown> | null
  const fields = (data?.fields ?? null) as Record<string, unknown> | null
  return {
    ...job,
    backend,
    submissionId: textOf(data?.id),
    reference: textOf(data?.reference),
    kind: textOf(data?.kind),
    email: textOf(fields?.email)?.toLowerCase() ?? null,
    bodyHash: textOf(data?.bodyHash),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
