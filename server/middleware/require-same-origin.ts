// Keeps other sites from posting on a visitor's behalf: their requests get a 403.
import type { Middleware } from 'koa'
import { HttpProblem } from '../http-problem'
import { FORM_TYPE, mediaType } from '../requests/read-body'

/** @param publicUrl the site's own origin */
export function requireSameOrigin(publicUrl: string): Middleware {
  return (ctx, next) => {
    const { 'sec-fetch-site': site, origin } = ctx.headers
    // Without either header the sender is not a browser. A form-encoded post is then rejected: it is the one
    // kind of post that a browser sends cross-origin without a preflight. An empty header still counts as
    // present, and does not match our origin.
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
