// Sends one filled-in form: every attempt has the same body and the same key.
import { consentVersion } from '../content/consent'
import { type Accepted, accepted } from '../contract/accepted'
import { BODY_LIMIT, CONSENT_HEADER, FORM_TOKEN_HEADER, IDEMPOTENCY_HEADER } from '../contract/api'
import { type FieldError, problemForPeople } from '../contract/problem'
import { arrivalHeaders } from './arrival'

export type PostResult =
  | { state: 'success'; accepted: Accepted }
  | { state: 'invalid'; errors: FieldError[]; message: string }
  /** `message` is the server's sentence for a person, if it sent one; `cause` is for a developer. */
  | { state: 'failure'; message?: string; cause: string }

/** Pauses before up to three retries. */
const PAUSES_MS = [500, 1_500, 3_500]
const MAX_PAUSE_MS = 5_000
const TIMEOUT_MS = 10_000

/**
 * Statuses worth a retry, as no response is: too slow to arrive, still in flight, nothing could store it, a proxy without
 * a server.
 */
const PASSING = new Set([408, 409, 502, 503, 504])

interface Post {
  endpoint: string
  body: object
  key: string
  /** The signed token of the first interaction; '' if there is none. */
  token: string
}

export async function postSubmission({ endpoint, body, key, token }: Post): Promise<PostResult> {
  const headers = {
    'Content-Type': 'application/json',
    [IDEMPOTENCY_HEADER]: key,
    [CONSENT_HEADER]: consentVersion,
    ...arrivalHeaders(),
    ...(token ? { [FORM_TOKEN_HEADER]: token } : {}),
  }
  const text = JSON.stringify(body)
  const fits = new TextEncoder().encode(text).length <= BODY_LIMIT
  let left = false
  for (let attempt = 0; ; attempt++) {
    const pause = PAUSES_MS[attempt]
    // Sent to the end even if the visitor leaves or closes the page before all of it is on its way. A browser refuses
    // more than 64 KiB of such requests at a time: the server itself says so of a longer text, and if another form
    // has filled the quota, the last attempt goes without, unless the visitor has left: that one would be given up.
    const keepalive = fits && (pause !== undefined || left)
    const answer = await send(endpoint, { body: text, headers, keepalive })
    if (answer && (pause === undefined || !PASSING.has(answer.response.status))) return read(answer)
    if (pause === undefined) return { state: 'failure', cause: 'no answer' }
    left = await pauseFor(Math.min(Math.max(pause, retryAfter(answer)), MAX_PAUSE_MS))
  }
}

/**
 * Whoever leaves meanwhile is asked whether to, because nothing is on its way; the next attempt then leaves first.
 * Resolves with whether that is so.
 */
function pauseFor(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = (left: boolean) => {
      over.abort()
      clearTimeout(timer)
      resolve(left)
    }
    const timer = setTimeout(end, ms, false)
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: over.signal })
    addEventListener('pagehide', () => end(true), { signal: over.signal })
  })
}

/** The delay that the server asks for, in milliseconds: seconds or a date (RFC 9110, 10.2.3); otherwise 0. */
function retryAfter(answer: Answer | null): number {
  const asked = answer?.response.headers.get('Retry-After') ?? ''
  const pause = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now()
  return Number.isNaN(pause) ? 0 : pause
}

interface Answer {
  response: Response
  text: string
}

/** Null if there was no response, or not all of it: a connection may break after the status. */
async function send(endpoint: string, request: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(endpoint, {
      ...request,
      method: 'POST',
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { response, text: await response.text() }
  } catch {
    return null
  }
}

function read({ response, text }: Answer): PostResult {
  const body = parsed(text)
  const success = accepted.safeParse(body)
  if (response.status === 202 && success.success) {
    return { state: 'success', accepted: success.data }
  }
  const cause = `${response.status}: ${text || response.statusText}`
  const refusal = problemForPeople.safeParse(body)
  if (!refusal.success) return { state: 'failure', cause }
  const { message, errors = [] } = refusal.data
  if (errors.length > 0) return { state: 'invalid', errors, message }
  return { state: 'failure', message, cause }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
