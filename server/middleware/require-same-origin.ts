// Keeps other sites from posting in a visitor's name. Rule: contract, section 4, answer 403.
import type { Middleware } from 'koa'
import { HttpProblem } from '../http-problem'
import { FORM_TYPE, mediaType } from '../requests/read-body'

/** @param publicUrl the site's own origin */
export function requireSameOrigin(publicUrl: string): Middleware {
  return (ctx, next) => {
    const { 'sec-fetch-site': site, origin } = ctx.headers
    // With neither header the sender is no browser. A form-encoded post then has no business here:
    // it is the one kind of post that a browser sends across origins without asking first.
    // A header without a value is one all the same, and names no origin of ours.
    const foreign =
      site !== undefined
        ? site !== 'same-origin'
        : origin !== undefined
          ? origin !== publicUrl
          : mediaType(ctx) === FORM_TYPE
    if (foreign) {
      throw new HttpProblem(
        403,
        'This form can only be sent from our own website. Open the page there and send it again.',
      )
    }
    return next()
  }
}
