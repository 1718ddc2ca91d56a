// The one hook that submits a form.
import { useRef, useState } from 'react'
import { REFUSED_TITLE } from '../contract/native-form'
import { type Attempt, attemptOf, forgetAttempt } from './attempts'
import { formToken } from './form-token'
import type { PostResult } from './post-submission'

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'failure'

// What is under way, by key. Kept outside of the form: one that was closed and opened again holds the
// same text, and waits for the same answer.
const underWay = new Map<string, Promise<PostResult>>()

/** @param name of the form */
export function useSubmission(name: string, endpoint: string) {
  const [state, setState] = useState<SubmissionState>('idle')
  const busy = useRef(false)

  /** Null when a submission is under way already: a second click changes nothing. */
  async function submit(fields: object): Promise<PostResult | null> {
    if (busy.current) return null
    busy.current = true
    setState('submitting')
    const attempt = attemptOf(name, fields)
    const result = await sendOnce(endpoint, fields, attempt)
    if (result.state === 'success') {
      forgetAttempt(name)
      // Of a page that the server had sent back with what was wrong.
      if (document.title.startsWith(REFUSED_TITLE)) {
        document.title = document.title.slice(REFUSED_TITLE.length)
      }
    }
    setState(result.state === 'success' ? 'success' : 'failure')
    busy.current = false
    return result
  }

  return { state, submit }
}

async function sendOnce(endpoint: string, fields: object, attempt: Attempt): Promise<PostResult> {
  const { key } = attempt
  const sending = underWay.get(key) ?? post(endpoint, fields, attempt)
  underWay.set(key, sending)
  try {
    return await sending
  } finally {
    underWay.delete(key)
  }
}

// Loaded when there is something to send: a page that is only read does without.
function post(endpoint: string, fields: object, { key, createdAt }: Attempt): Promise<PostResult> {
  const filled = { endpoint, body: { ...fields, createdAt }, key, token: formToken() }
  return import('./post-submission').then(
    ({ postSubmission }) => postSubmission(filled),
    (): PostResult => ({ state: 'failure' }),
  )
}
