// The server's note of when a form was touched first. Nothing waits for it, nothing keeps it, and
// nothing fails without it.
import { FORM_TOKEN_PATH } from '../contract/api'

let asked = false
let token = ''

/** Asks for the note, once for a page load. */
export function noteFirstTouch(): void {
  if (asked) return
  asked = true
  fetch(FORM_TOKEN_PATH, { cache: 'no-store', credentials: 'include' })
    .then((response) => (response.ok ? response.json() : null))
    .then((answer: { token?: unknown } | null) => {
      if (typeof answer?.token === 'string') token = answer.token
    })
    .catch(() => undefined)
}

/** The note; '' where there is none. */
export function formToken(): string {
  return token
}
