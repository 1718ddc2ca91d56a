// The server's signed token for the time of the first interaction with a form. Nothing waits for it,
// nothing stores it, and nothing fails without it.
import { FORM_TOKEN_PATH } from '../contract/api'

/**
 * Milliseconds. The token names the time when the server made it: one that a slow network brings later would make a
 * visitor look hasty, while none proves nothing (docs/decisions/0011-quarantine.md).
 */
const PROMPT_MS = 2_000

let asked = false
let token = ''

/** Requests the token, once per page load. */
export function noteFirstTouch(): void {
  if (asked) return
  asked = true
  const signal = AbortSignal.timeout(PROMPT_MS)
  fetch(FORM_TOKEN_PATH, { cache: 'no-store', credentials: 'include', signal })
    .then((response) => (response.ok ? response.json() : null))
    .then((answer: { token?: unknown } | null) => {
      if (typeof answer?.token === 'string') token = answer.token
    })
    .catch(() => undefined)
}

/** The token; '' if there is none. */
export function formToken(): string {
  return token
}
