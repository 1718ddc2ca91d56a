// GET of a note of when a form was touched first. Nothing is stored, here or in the browser.
import type { Middleware } from 'koa'
import type { FormTokens } from '../submissions/form-token'

export function giveFormToken(tokens: Pick<FormTokens, 'issue'>): Middleware {
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { token: tokens.issue() }
  }
}
