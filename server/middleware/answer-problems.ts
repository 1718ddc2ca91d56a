// The last error handler: problem+json with a sentence for the visitor, the cause in the log.
import type { Middleware } from 'koa'
import { PROBLEM_TYPE } from '../../src/contract/problem'
import type { Log } from '../../src/node/log'
import { HttpProblem } from '../http-problem'
import { drain } from '../requests/drain'

export function answerProblems(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const problem =
        error instanceof HttpProblem
          ? error
          : unexpected(error, log.child({ requestId: ctx.state.requestId }))
      ctx.status = problem.status
      ctx.set(problem.headers)
      ctx.set('Cache-Control', 'no-store')
      await drain(ctx.req)
      // A longer remainder is not worth reading: the connection ends with the response.
      if (!ctx.req.complete) ctx.set('Connection', 'close')
      ctx.type = PROBLEM_TYPE
      ctx.body = JSON.stringify(problem)
    }
  }
}

function unexpected(err: unknown, log: Log): HttpProblem {
  // Koa and Node mark client errors, such as a malformed URL, with a 4xx status.
  const status = (err as { status?: unknown } | null)?.status
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpProblem(status, 'The request could not be understood. Check it and try again.')
  }
  log.error({ err }, 'request failed')
  return new HttpProblem(500, 'Something went wrong on our side. Please try again later.')
}
