// The errors that the server answers with: a status, a sentence for the visitor, what to do about it.
import { STATUS_CODES } from 'node:http'
import type { FieldError, Problem } from '../src/contract/problem'

interface Details {
  headers?: Record<string, string>
  errors?: FieldError[]
}

/** Thrown anywhere in a request; `answerProblems` turns it into application/problem+json. */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly headers: Record<string, string>
  readonly errors: FieldError[] | undefined

  /** @param message one sentence for a person: what is wrong and what to do */
  constructor(
    readonly status: number,
    message: string,
    { headers = {}, errors }: Details = {},
  ) {
    super(message)
    this.headers = headers
    this.errors = errors
  }

  toJSON(): Problem {
    const { status, message, errors } = this
    // A problem of type about:blank is titled with the status's own phrase (RFC 9457, section 4.2.1).
    const title = STATUS_CODES[status] ?? 'Error'
    return { type: 'about:blank', title, status, message, ...(errors ? { errors } : {}) }
  }
}
