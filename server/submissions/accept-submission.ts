// Accepts one submission or says why not. JSON and native form posts pass the same guards here.

import { consentVersion } from '../../src/content/consent'
import type { FieldError } from '../../src/contract/problem'
import {
  type Consent,
  type Fields,
  type Kind,
  type Source,
  type SubmissionJob,
  submissionJob,
  submissionSchemas,
} from '../../src/contract/submission'
import type { Log } from '../../src/node/log'
import type { Metrics } from '../../src/node/metrics'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { fieldErrors, onePerField } from './field-errors'
import { kinds } from './kinds'
import type { RateLimit } from './rate-limit'
import { identify, jobIdOf, type SubmissionId } from './submission-id'

export interface SubmissionRequest {
  kind: Kind
  /** The body as parsed, not yet judged. */
  body: object
  /** What the caller has found wrong already; reported together with what is found here. */
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
  queue: Pick<JobQueue, 'add' | 'find'>
  rateLimit: RateLimit
  log: Log
  metrics: Metrics
  /** The clock, in milliseconds since 1970. */
  now?: () => number
}

export function createAcceptSubmission(deps: Deps): AcceptSubmission {
  const { queue, metrics, now = Date.now } = deps
  const inFlight = new Set<string>()

  async function accept(request: SubmissionRequest): Promise<Acceptance> {
    const { kind, idempotencyKey: key } = request
    const { endpoint } = kinds[kind]
    const parsed = submissionSchemas[kind].safeParse(request.body)
    const errors = onePerField([...request.alsoInvalid, ...fieldErrors(parsed.error?.issues ?? [])])
    if (!parsed.success || errors.length > 0) return { outcome: 'invalid', errors }

    const ids = identify(endpoint, parsed.data, { key, now: now() })
    const [identity] = ids
    if (!identity) throw new Error('a submission without an id')
    if (inFlight.has(identity.id)) return { outcome: 'in-flight' }
    if (key !== null) inFlight.add(identity.id)
    try {
      const known = await recognise(queue, ids)
      return known ?? (await enqueue(deps, request, { fields: parsed.data, identity }))
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

/** What is known of a submission under any of its ids; null when it is new. */
async function recognise(queue: Deps['queue'], ids: SubmissionId[]): Promise<Acceptance | null> {
  for (const identity of ids) {
    const kept = await queue.find(jobIdOf(identity.id))
    if (!isJob(kept)) continue
    if (kept.bodyHash !== identity.bodyHash) return { outcome: 'key-reused' }
    return { outcome: 'repeated', ...identity }
  }
  return null
}

/** Counts a new submission against its client's limit and puts it on the queue. */
async function enqueue(
  { queue, rateLimit, log }: Deps,
  request: SubmissionRequest,
  { fields, identity }: { fields: Fields; identity: SubmissionId },
): Promise<Acceptance> {
  const { kind, client, idempotencyKey } = request
  const line = { submissionId: identity.id, kind }
  const retryAfterSeconds = await rateLimit.take(client)
  if (retryAfterSeconds > 0) return { outcome: 'limited', retryAfterSeconds }
  try {
    await queue.add({ id: jobIdOf(identity.id), data: buildJob(request, fields, identity) })
  } catch (err) {
    log.error({ ...line, err }, 'submission refused: no queue answers')
    void rateLimit.giveBack(client)
    return { outcome: 'unavailable' }
  }
  // Another process may have added the same key with another body in this very moment; the queue
  // then kept that one and silently dropped ours.
  const lost = idempotencyKey === null ? null : await recognise(queue, [identity])
  if (lost?.outcome === 'key-reused') return lost
  log.info(line, 'submission accepted')
  return { outcome: 'accepted', ...identity }
}

function isJob(kept: unknown): kept is { bodyHash: unknown } {
  return typeof kept === 'object' && kept !== null && 'bodyHash' in kept
}

function buildJob(
  { kind, client, source }: SubmissionRequest,
  typed: Fields,
  { id, reference, bodyHash }: SubmissionId,
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
