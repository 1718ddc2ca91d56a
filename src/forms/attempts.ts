// The idempotency key and the time of each form's last attempt: the same text sent again is the same submission,
// even after the form was closed or the page reloaded, when it is unknown whether the first one arrived.
import { IDEMPOTENCY_KEY } from '../contract/api'

export interface Attempt {
  /** Fingerprint of a filled-in form; nothing can be read from it. */
  print: string
  key: string
  createdAt: string
}

const nameOf = (form: string) => `attempt:${form}`

// Kept in memory too: storage may be blocked.
const attempts = new Map<string, Attempt>()

/** The attempt to send these fields: the previous one if they are the same, otherwise a new one. */
export function attemptOf(form: string, fields: object): Attempt {
  const print = fingerprint(JSON.stringify(fields))
  const last = attempts.get(form) ?? stored(form)
  const attempt = last?.print === print ? last : newAttempt(print)
  attempts.set(form, attempt)
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(attempt))
  } catch {}
  return attempt
}

/** Called after a success: the same words are a new submission from then on. */
export function forgetAttempt(form: string): void {
  attempts.delete(form)
  try {
    sessionStorage.removeItem(nameOf(form))
  } catch {}
}

function newAttempt(print: string): Attempt {
  return { print, key: newKey(), createdAt: new Date().toISOString() }
}

function stored(form: string): Attempt | null {
  try {
    const { print, key, createdAt } = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null')
    const whole = IDEMPOTENCY_KEY.test(key) && !Number.isNaN(Date.parse(createdAt))
    return whole ? { print, key, createdAt } : null
  } catch {
    return null
  }
}

// crypto.randomUUID exists on secure origins only; a site on plain HTTP in a local network lacks it.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * 64 bits and the length: two runs of FNV-1a with different primes. If two texts ever collide, the server
 * detects the different body and rejects the second one.
 */
function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x85ebca6b)
  }
  return [a >>> 0, b >>> 0, text.length].map((part) => part.toString(36)).join('.')
}
