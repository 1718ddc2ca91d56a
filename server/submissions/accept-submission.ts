// Accepts one submission or says why not. JSON and native form posts pass the same guards here.

import { consentVersion } from '../../src/content/consent'
import type { FieldError } from '../../src/contract/problem'
import {
  type Consent,
  type Kind,
  type Source,
  type SubmissionJob,
  submissionJob,
} from '../../src/contract/submission'
import type { Log } from '../../src/node/log'
import type { Metrics } from '../../src/node/metrics'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { kinds } from './kinds'
import type { RateLimit } from './rate-limit'
import { identify, jobIdOf } from './submission-id'

export interface SubmissionRequest {
  kind: Kind
  /** The body as parsed, not yet judged. */
  body: object
  /** What the caller has found wrong already; reported together with the schema's findings. */
  alsoInvalid: FieldError[]
  idempotencyKey: string | null
  /** The client's address: for the limit, and as evidence of consent; stored nowhere else. */
  client: string
  source: Source
}

export type Acceptance =
  | { outcome: 'accepted' | 'repeated'; id: string; reference: string }
  | { outcome: 'invalid'; errors: FieldError[] }
  | { outcome: 'limited'; retryAfterSeconds: number }
  | { outcome: 'in-flight' | 'key-reused' | 'unavailable' }

export type AcceptSubmission = (request: SubmissionRequest) => Promise<Acceptance>

interface Deps {
  queue: JobQueue
  rateLimit: RateLimit
  log: Log
  metrics: Metrics
}

export function createAcceptSubmission({ queue, rateLimit, log, metrics }: Deps): AcceptSubmission {
  const inFlight = new Set<string>()

  async function accept(request: SubmissionRequest): Promise<Acceptance> {
    const { kind, idempotencyKey, client } = request
    const { schema, endpoint } = kinds[kind]
    const parsed = schema.safeParse(request.body)
    const errors = [...fieldErrors(parsed.error?.issues ?? []), ...request.alsoInvalid]
    if (!parsed.success || errors.length > 0) return { outcome: 'invalid', errors }

    const identity = identify(endpoint, parsed.data, idempotencyKey)
    if (inFlight.has(identity.id)) return { outcome: 'in-flight' }
    if (idempotencyKey !== null) inFlight.add(identity.id)
    try {
      const jobId = jobIdOf(identity.id)
      const known = compare(await queue.find(jobId), identity.bodyHash)
      if (known === 'other') return { outcome: 'key-reused' }
      if (known === 'same') return { outcome: 'repeated', ...identity }

      const retryAfterSeconds = await rateLimit.take(client)
      if (retryAfterSeconds > 0) return { outcome: 'limited', retryAfterSeconds }
      const job = buildJob(request, parsed.data, identity)
      try {
        await queue.add({ id: jobId, data: job })
      } catch (err) {
        log.error({ err, submissionId: identity.id, kind }, 'submission refused: no queue answers')
        void rateLimit.giveBack(client)
        return { outcome: 'unavailable' }
      }
      // Another process may have added the same key with another body in this very moment; the
      // queue then kept that one and silently dropped ours.
      if (
        idempotencyKey !== null &&
        compare(await queue.find(jobId), identity.bodyHash) === 'other'
      ) {
        return { outcome: 'key-reused' }
      }
      log.info({ submissionId: identity.id, kind }, 'submission accepted')
      return { outcome: 'accepted', ...identity }
    } finally {
      inFlight.delete(identity.id)
    }
  }

  return async (request) => {
    const acceptance = await accept(request)
    metrics.submissions.inc({ kind: request.kind, outcome: acceptance.outcome })
    return acceptance
  }
}

/** Every bad field once, with its first message, in the order of the form. */
function fieldErrors(issues: { path: PropertyKey[]; message: string }[]): FieldError[] {
  const errors = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    if (!errors.has(field)) errors.set(field, message)
  }
  return Array.from(errors, ([field, message]) => ({ field, message }))
}

function compare(kept: unknown, bodyHash: string): 'none' | 'same' | 'other' {
  if (typeof kept !== 'object' || kept === null || !('bodyHash' in kept)) return 'none'
  return kept.bodyHash === bodyHash ? 'same' : 'other'
}

function buildJob(
  { kind, client, source }: SubmissionRequest,
  typed: SubmissionJob['fields'],
  { id, reference, bodyHash }: { id: string; reference: string; bodyHash: string },
): SubmissionJob {
  // Consent to messages at a number that was not given is none (decisions.md, Forms).
  const smsConsent = typed.smsConsent && typed.phone.trim() !== ''
  const fields = { ...typed, smsConsent }
  const consent: Consent | null = smsConsent
    ? { wordingVersion: consentVersion, page: source.page, ip: client }
    : null
  const receivedAt = new Date().toISOString()
  return submissionJob.parse({ id, reference, receivedAt, bodyHash, source, consent, kind, fields })
}
