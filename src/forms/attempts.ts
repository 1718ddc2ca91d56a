// The idempotency key and the time of each form's last attempt: the same text sent again is the same submission,
// even after the form was closed or the page reloaded, when it is unknown whether the first one arrived.
import { storedJson } from '../ui/stored-text'

export interface Attempt {
  /** What was filled in, as JSON. */
  fields: string
  key: string
  createdAt: string
}

const kept = (form: string) => storedJson(`attempt:${form}`, () => sessionStorage)

/** The attempt to send these fields: the previous one if they are the same, otherwise a new one. */
export function attemptOf(form: string, values: object): Attempt {
  const fields = JSON.stringify(filledIn(values))
  const last = kept(form).read() as Attempt | null
  if (last?.fields === fields) return last
  const attempt = { fields, key: newKey(), createdAt: new Date().toISOString() }
  kept(form).write(attempt)
  return attempt
}

/**
 * What is left of a form without its empty fields, in one order: with the code that validates, a form sends its own
 * fields only; without it, those that it does not ask for as well.
 */
function filledIn(values: object): [string, unknown][] {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== false)
  return filled.sort(([a], [b]) => (a < b ? -1 : 1))
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
