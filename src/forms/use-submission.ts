// The one hook that submits a form, and remembers key and time of a filled-in form between attempts.
import { useRef, useState } from 'react'
import type { PostResult } from './post-submission'

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'failure'

interface Attempt {
  fields: string
  key: string
  createdAt: string
}

export function useSubmission(endpoint: string) {
  const [state, setState] = useState<SubmissionState>('idle')
  const attempt = useRef<Attempt | null>(null)
  const busy = useRef(false)

  /** Null when a submission is under way already: a second click changes nothing. */
  async function submit(fields: object): Promise<PostResult | null> {
    if (busy.current) return null
    busy.current = true
    setState('submitting')
    const current = attemptFor(fields, attempt.current)
    attempt.current = current
    const body = { ...fields, createdAt: current.createdAt }
    // Loaded when there is something to send: a page that is only read does without.
    const result = await import('./post-submission').then(
      ({ postSubmission }) => postSubmission({ endpoint, body, key: current.key }),
      (): PostResult => ({ state: 'failure' }),
    )
    if (result.state === 'success') attempt.current = null
    setState(result.state === 'success' ? 'success' : 'failure')
    busy.current = false
    return result
  }

  return { state, submit }
}

/** The same text sent again is the same submission; a changed one is a new one. */
function attemptFor(values: object, last: Attempt | null): Attempt {
  const fields = JSON.stringify(values)
  if (last?.fields === fields) return last
  return { fields, key: newKey(), createdAt: new Date().toISOString() }
}

// crypto.randomUUID exists on secure origins only; a site on plain HTTP in a local network has none.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
