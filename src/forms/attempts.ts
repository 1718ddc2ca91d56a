// The idempotency key and the time of each form's last attempt: the same text sent again is the same submission,
// even after the form was closed or the page reloaded, when it is unknown whether the first one arrived.
import { storedJson } from '../ui/stored-text'

interface Attempt {
  /** What was filled in, as JSON. */
  fields: string
  key: string
  createdAt: string
}

const kept = (form: string) => storedJson(`attempt:${form}`, () => sessionStorage)

/** The attempt to send these fields: the previous one if they are the same, otherwise a new one. */
export function attemptOf(form: string, values: object): Attempt {
  const fields = JSON.stringify(values)
  const last = kept(form).read() as Attempt | null
  if (last?.fields === fields) return last
  const attempt = { fields, key: newKey(), createdAt: new Date().toISOString() }
  kept(form).write(attempt)
  return attempt
}

/** Called after a success: the same words are a new submission from then on. */
export function forgetAttempt(form: string): void {
  kept(form).remove()
}

// crypto.randomUUID exists on secure origins only; a site on plain HTTP in a local network lacks it.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
