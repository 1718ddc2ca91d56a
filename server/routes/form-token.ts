// GET of a token that records when a form was first touched. Nothing is stored, here or in the browser.
import type { Middleware } from 'koa'
import type { FormTokens } from '../submissions/form-token'

export function giveFormToken(tokens: Pick<FormTokens, 'issue'>): Middleware {
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { token: tokens.issue() }
  }
}
