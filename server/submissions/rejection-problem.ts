// Why a submission was not accepted, in words that JSON and native responses share.
import { HttpProblem } from '../http-problem'
import type { Acceptance } from './accept-submission'

/** The rejection as a problem: status, sentence, and when to retry. */
export function rejectionProblem(acceptance: Exclude<Acceptance, { id: string }>): HttpProblem {
  switch (acceptance.outcome) {
    case 'invalid': {
      const { errors } = acceptance
      return new HttpProblem(422, 'Some fields need your attention.', { errors })
    }
    case 'key-reused':
      // No field is invalid, but every 422 lists the invalid ones.
      return new HttpProblem(
        422,
        'This Idempotency-Key was used with another body. Use a new key.',
        { errors: [] },
      )
    case 'in-flight':
      return new HttpProblem(409, 'This form is being sent already. Wait a moment.', {
        headers: { 'Retry-After': '1' },
      })
    case 'limited': {
      const headers = { 'Retry-After': String(acceptance.retryAfterSeconds) }
      return new HttpProblem(
        429,
        'You have sent several forms in a short time. Please wait a minute and try again.',
        { headers },
      )
    }
    case 'unavailable':
      return new HttpProblem(
        503,
        'We cannot take your message right now. Please try again in a moment.',
        { headers: { 'Retry-After': '5' } },
      )
  }
}
