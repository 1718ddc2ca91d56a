// Keeps other sites from posting in a visitor's name. Rule: contract, section 4, answer 403.
import type { Middleware } from 'koa'
import { HttpProblem } from '../http-problem'
import { FORM_TYPE, mediaType } from '../requests/read-body'

/** @param publicUrl the site's own origin */
export function requireSameOrigin(publicUrl: string): Middleware {
  return async (ctx, next) => {
    const site = ctx.get('Sec-Fetch-Site')
    const origin = ctx.get('Origin')
    // With neither header the sender is no browser. A form-encoded post then has no business here:
    // it is the one kind of post that a browser sends across origins without asking first.
    const foreign = site
      ? site !== 'same-origin'
      : origin
        ? origin !== publicUrl
        : mediaType(ctx) === FORM_TYPE
    if (foreign) {
      throw new HttpProblem(
        403,
        'This form can only be sent from our own website. Open the page there and send it again.',
      )
    }
    await next()
  }
}
