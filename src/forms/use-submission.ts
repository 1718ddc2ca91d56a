// The one hook that submits a form, and remembers key and time of a filled-in form between attempts.
import { useRef, useState } from 'react'
import type { PostResult } from './post-submission'

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'failure'

interface Attempt {
  fields: string
  key: string
  createdAt: string
  /** While it is under way. */
  result: Promise<PostResult> | null
}

// The last attempt of each form. Kept outside of it: a form that was closed and opened again holds the
// same text, and is the same submission.
const attempts = new Map<string, Attempt>()

/** @param name of the form */
export function useSubmission(name: string, endpoint: string) {
  const [state, setState] = useState<SubmissionState>('idle')
  const busy = useRef(false)

  /** Null when a submission is under way already: a second click changes nothing. */
  async function submit(fields: object): Promise<PostResult | null> {
    if (busy.current) return null
    busy.current = true
    setState('submitting')
    const attempt = attemptFor(name, fields)
    attempt.result ??= post(endpoint, fields, attempt)
    const result = await attempt.result
    attempt.result = null
    if (result.state === 'success') attempts.delete(name)
    setState(result.state === 'success' ? 'success' : 'failure')
    busy.current = false
    return result
  }

  return { state, submit }
}

// Loaded when there is something to send: a page that is only read does without.
function post(endpoint: string, fields: object, attempt: Attempt): Promise<PostResult> {
  const { key, createdAt } = attempt
  return import('./post-submission').then(
    ({ postSubmission }) => postSubmission({ endpoint, body: { ...fields, createdAt }, key }),
    (): PostResult => ({ state: 'failure' }),
  )
}

/** The same text sent again is the same submission; a changed one is a new one. */
function attemptFor(name: string, values: object): Attempt {
  const fields = JSON.stringify(values)
  const last = attempts.get(name)
  if (last?.fields === fields) return last
  const next = { fields, key: newKey(), createdAt: new Date().toISOString(), result: null }
  attempts.set(name, next)
  return next
}

// crypto.randomUUID exists on secure origins only; a site on plain HTTP in a local network has none.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
