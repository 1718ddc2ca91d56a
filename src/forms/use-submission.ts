// The only hook that submits a form.
import { useState } from 'react'
import { REFUSED_TITLE } from '../contract/native-form'
import { fullStylesSoon } from '../theme/full-styles'
import { attemptOf, forgetAttempt } from './attempts'
import { formToken } from './form-token'
import { type PostResult, postSubmission } from './post-submission'

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
    /** Null if a submission is already in flight: a second click changes nothing. */
    async submit(fields: object): Promise<PostResult | null> {
      return inFlight.has(name) ? null : settle(send({ name, endpoint, fields }))
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
}

async function send({ name, endpoint, fields }: Filled): Promise<PostResult> {
  const { key, createdAt } = attemptOf(name, fields)
  const body = { ...fields, createdAt }
  const posting = postSubmission({ endpoint, body, key, token: formToken() })
  // The page may lack the rules of what is shown next. Meanwhile the form is in flight, and cannot be sent twice.
  const sending = Promise.all([posting, fullStylesSoon()]).then(([result]) => result)
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
