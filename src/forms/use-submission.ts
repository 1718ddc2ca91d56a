// The only hook that submits a form.
import { useState } from 'react'
import { FORM_TOKEN_PATH } from '../contract/api'
import { REFUSED_TITLE } from '../contract/native-form'
import { isServerThere } from '../ui/connection'
import { inTime } from '../ui/in-time'
import { type Attempt, attemptOf, forgetAttempt } from './attempts'
import { formToken } from './form-token'
import type { PostResult } from './post-submission'

// Submissions in flight, by form. Kept outside of it: a form closed and reopened waits for the same response.
const inFlight = new Map<string, Promise<PostResult>>()

/** @param name of the form */
export function useSubmission(name: string, endpoint: string) {
  const [submitting, setSubmitting] = useState(false)

  async function settle(sending: Promise<PostResult>): Promise<PostResult> {
    setSubmitting(true)
    // Whatever has thrown: a form that waits without end cannot be sent again.
    const result = await sending.catch(
      (error: unknown): PostResult => ({ state: 'failure', cause: String(error) }),
    )
    setSubmitting(false)
    return result
  }
  return {
    submitting,
    /**
     * Null if a submission is already in flight: a second click changes nothing.
     * @param typed what was filled in, where the code that validates has changed it: the same text is the same
     * submission, whether or not that code had arrived
     */
    async submit(fields: object, typed = fields): Promise<PostResult | null> {
      return inFlight.has(name) ? null : settle(send({ name, endpoint, fields, typed }))
    },
    /** Waits for the submission that was in flight when this form was closed. Null if there was none. */
    async resume(): Promise<PostResult | null> {
      const sending = inFlight.get(name)
      return sending ? settle(sending) : null
    },
  }
}

/** Whether the form of this name waits for the response to a submission. */
export const isBeingSent = (name: string) => inFlight.has(name)

interface Filled {
  name: string
  endpoint: string
  fields: object
  typed: object
}

async function send({ name, endpoint, fields, typed }: Filled): Promise<PostResult> {
  const sending = post(endpoint, fields, attemptOf(name, typed))
  inFlight.set(name, sending)
  try {
    const result = await sending
    if (result.state === 'success') {
      forgetAttempt(name)
      // The title of a page that the server returned with errors.
      if (document.title.startsWith(REFUSED_TITLE)) {
        document.title = document.title.slice(REFUSED_TITLE.length)
      }
    }
    return result
  } finally {
    inFlight.delete(name)
  }
}

/** To be called when somebody starts to fill in a form: a page that is only read does without. */
export const loadPostSubmission = () => inTime(import('./post-submission')).catch(() => null)

async function post(endpoint: string, fields: object, attempt: Attempt): Promise<PostResult> {
  const { key, createdAt } = attempt
  const filled = { endpoint, body: { ...fields, createdAt }, key, token: formToken() }
  const sending = await loadPostSubmission()
  return sending
    ? sending.postSubmission(filled)
    : { state: 'failure', gone: await isServerThere(FORM_TOKEN_PATH) }
}
