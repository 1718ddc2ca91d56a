// The errors that the server answers with: a status, a sentence for the visitor, what to do about it.
import type { FieldError, Problem } from '../src/contract/problem'

const TITLES: Record<number, string> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Request too large',
  415: 'Unsupported media type',
  422: 'Invalid input',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Internal error',
  503: 'Temporarily unavailable',
}

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
    const title = TITLES[status] ?? 'Error'
    return { type: 'about:blank', title, status, message, ...(errors ? { errors } : {}) }
  }
}
