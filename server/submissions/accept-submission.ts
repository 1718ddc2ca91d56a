// Accepts a submission or says why not. JSON and native form posts pass the same checks here.
import { normalizedEmail } from '../../src/contract/email-address'
import type { FieldError } from '../../src/contract/problem'
import {
  type Fields,
  jobIdOf,
  type Kind,
  type Source,
  submissionSchemas,
} from '../../src/contract/submission'
import { type Log, shouldLog } from '../../src/node/log'
import type { JobQueue } from '../../src/node/queue/job-queue'
import type { RateLimit } from '../limits/rate-limit'
import type { ServerMetrics } from '../metrics/server-metrics'
import { buildJob } from './build-job'
import { type Compared, compared, hashOf, isOurs } from './compare-bodies'
import { fieldErrors, onePerField } from './field-errors'
import type { FormTokens } from './form-token'
import { kinds } from './kinds'
import { RecentSubmissions } from './recent-submissions'
import type { StoredSubmissions } from './stored-submissions'
import { identify, type SubmissionId } from './submission-id'
import { suspicionsOf } from './suspicions'

export interface SubmissionRequest {
  kind: Kind
  /** The parsed body, not yet validated. */
  body: object
  /** Errors that the caller has already found; reported together with those found here. */
  alsoInvalid: FieldError[]
  idempotencyKey: string | null
  /** Shows when the form was first touched; '' if there is none. */
  formToken: string
  /** The client's address: for the rate limit, and as evidence of consent; stored nowhere else. */
  client: string
  /** Of the consent text on the page, as the page says; not yet validated. */
  consentVersion: string
  source: Source
  /** Ties the log lines of the request to the submission. */
  requestId: string
}

export type Acceptance =
  | Compared
  | { outcome: 'accepted'; id: string; reference: string }
  | { outcome: 'invalid'; errors: FieldError[] }
  | { outcome: 'limited'; retryAfterSeconds: number }
  | { outcome: 'in-flight' | 'unavailable' }

export type AcceptSubmission = (request: SubmissionRequest) => Promise<Acceptance>

interface Deps {
  queue: Pick<JobQueue, 'add' | 'addAndRead' | 'find'>
  stored: StoredSubmissions
  rateLimit: RateLimit
  tokens: Pick<FormTokens, 'ageOf'>
  log: Log
  metrics: ServerMetrics
  /** The clock, in milliseconds since 1970. */
  now?: () => number
}

/** A repeat sooner than this, in milliseconds, is not added again: one body sent in a loop cannot fill the queue. */
const SETTLED_MS = 1_000

/** A request with valid fields and the ids it may have: `identity` is the one for a new submission. */
interface Valid {
  request: SubmissionRequest
  fields: Fields
  identity: SubmissionId
  earlier: SubmissionId[]
}

export function createAcceptSubmission(deps: Deps): AcceptSubmission {
  const { metrics, now = Date.now } = deps
  const inFlight = new Set<string>()
  const recent = new RecentSubmissions()

  async function accept(request: SubmissionRequest): Promise<Acceptance> {
    const { kind, idempotencyKey: key } = request
    const parsed = submissionSchemas[kind].safeParse(request.body)
    if (!parsed.success || request.alsoInvalid.length > 0) {
      const found = fieldErrors(parsed.error?.issues ?? [])
      return { outcome: 'invalid', errors: onePerField([...request.alsoInvalid, ...found]) }
    }
    const fields = parsed.data
    const after = await lastUnsubscribedAt(deps, request, fields)
    const when = { key, now: now(), after }
    const [identity, ...earlier] = identify(kinds[kind].endpoint, fields, when)
    const { id, reference, bodyHash } = identity
    if (inFlight.has(id)) return { outcome: 'in-flight' }
    if (key !== null) inFlight.add(id)
    try {
      const known = recent.find(id)
      if (known && known.bodyHash !== bodyHash) return { outcome: 'key-reused' }
      if (known && now() - known.addedAt < SETTLED_MS) return { outcome: 'repeated', id, reference }
      const valid = { request, fields, identity, earlier }
      const acceptance = known ? await acceptRepeat(deps, valid) : await acceptNew(deps, valid)
      if ('id' in acceptance) recent.remember(acceptance.id, { bodyHash, addedAt: now() })
      return acceptance
    } finally {
      inFlight.delete(id)
    }
  }

  return async (request) => {
    const acceptance = await accept(request)
    metrics.submissions.inc({ kind: request.kind, outcome: acceptance.outcome })
    return acceptance
  }
}

/**
 * When the address left the newsletter, for a subscription without a key and a timestamp: someone who subscribes
 * again on the same day sends the same body, and that is not a repeat.
 */
async function lastUnsubscribedAt(
  { stored }: Deps,
  { kind, idempotencyKey }: SubmissionRequest,
  fields: Fields,
): Promise<string | null> {
  const isDated = idempotencyKey !== null || fields.createdAt !== undefined
  if (kind !== 'newsletter' || isDated) return null
  return stored.leftNewsletterAt(normalizedEmail(fields.email))
}

/** A submission that this process does not remember: new, or known to other processes. */
async function acceptNew(deps: Deps, valid: Valid): Promise<Acceptance> {
  const { identity, request } = valid
  const { client, kind, requestId } = request
  const known = await findKnown(deps, valid)
  if (known) return known
  const retryAfterSeconds = await deps.rateLimit.take(client)
  if (retryAfterSeconds > 0) {
    return (await findQueued(deps, identity)) ?? { outcome: 'limited', retryAfterSeconds }
  }
  const line = { submissionId: identity.id, kind, requestId }
  try {
    const acceptance = await enqueue(deps, valid)
    if (acceptance.outcome === 'accepted') deps.log.info(line, 'submission accepted')
    else void deps.rateLimit.refund(client)
    return acceptance
  } catch (err) {
    if (shouldLog(deps.log, 'refused')) {
      deps.log.error({ ...line, err }, 'submission refused: no queue answers')
    }
    void deps.rateLimit.refund(client)
    return { outcome: 'unavailable' }
  }
}

/** A repeat of what this process accepted: added again, in case the queue has lost it since. */
async function acceptRepeat(deps: Deps, valid: Valid): Promise<Acceptance> {
  const { id, reference } = valid.identity
  const acceptance = await enqueue(deps, valid).catch(() => null)
  return acceptance?.outcome === 'key-reused' ? acceptance : { outcome: 'repeated', id, reference }
}

/**
 * Checks, before anything is written, the places that know what the first queue may not. With a key: the table,
 * in case the queue was emptied or the standby took the job, so that a key reused for another body is rejected.
 * (Only once it is stored: a body still in the standby is told apart by the worker, under another id.) With
 * neither key nor `createdAt`: the queue, for yesterday's id. The usual submission needs no lookup.
 */
async function findKnown(deps: Deps, valid: Valid): Promise<Acceptance | null> {
  const { identity, earlier, request } = valid
  const { idempotencyKey, kind } = request
  if (idempotencyKey !== null) {
    return compared(identity, await deps.stored.hashOf(kind, identity.id))
  }
  for (const each of earlier) {
    const known = await findQueued(deps, each)
    if (known) return known
  }
  return null
}

async function findQueued({ queue }: Deps, identity: SubmissionId): Promise<Acceptance | null> {
  return compared(identity, hashOf(await queue.find(jobIdOf(identity.id))))
}

/**
 * Adds the submission to the queue. Throws if no queue takes it. With a key, this checks what the queue keeps: another
 * process may have added the key with another body meanwhile. Without one the id is derived from the body.
 */
async function enqueue({ queue, tokens }: Deps, valid: Valid): Promise<Acceptance> {
  const { request, fields, identity } = valid
  const { body, formToken, idempotencyKey } = request
  const { id, reference } = identity
  const ageMs = formToken === '' ? null : tokens.ageOf(formToken)
  const suspicions = suspicionsOf({ body, fields, ageMs })
  const job = { id: jobIdOf(id), data: buildJob({ ...request, fields, suspicions }, identity) }
  if (idempotencyKey === null) {
    await queue.add(job)
    return { outcome: 'accepted', id, reference }
  }
  const kept = await queue.addAndRead(job)
  if (isOurs(kept, job.data)) return { outcome: 'accepted', id, reference }
  return compared(identity, hashOf(kept)) ?? { outcome: 'accepted', id, reference }
}
