// The server's error responses: a status, a sentence for the visitor, what to do about it.
import type { FieldError, Problem } from '../src/contract/problem'
import { problemDetails } from '../src/node/problem'

interface Details {
  headers?: Record<string, string>
  errors?: FieldError[]
}

/** Thrown anywhere in a request; `answerProblems` turns it into an application/problem+json response. */
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

  static notFound(): HttpProblem {
    return new HttpProblem(404, 'There is nothing at this address. Check the URL.')
  }

  toJSON(): Problem {
    const { status, message, errors } = this
    return { ...problemDetails(status, message), ...(errors ? { errors } : {}) }
  }
}
