// The built client: hashed files for a year, the rest revalidated; compressed at build time.
import type { Middleware } from 'koa'
import sirv from 'sirv'

const ENCODINGS = ['br', 'gzip']

export function serveAssets(dir: string): Middleware {
  const serve = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(res, pathname) {
      const hashed = pathname.startsWith('/assets/')
      res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      // Missing in sirv's list, and with nosniff a browser does not guess.
      if (pathname.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon')
    },
  })
  return async (ctx, next) => {
    // Only names with an extension are files; page URLs have none and need not be looked up.
    if (!/\.[a-z0-9]+$/i.test(ctx.path)) return next()
    // sirv looks for the names of encodings anywhere in the header, also where they are refused (`br;q=0`).
    ctx.req.headers['accept-encoding'] = ENCODINGS.filter((name) =>
      ctx.acceptsEncodings(name),
    ).join()
    const missing = await new Promise<boolean>((resolve) => {
      ctx.res.statusCode = 200
      ctx.res.once('close', () => resolve(false))
      ctx.res.once('finish', () => resolve(false))
      serve(ctx.req, ctx.res, () => resolve(true))
    })
    if (!missing) {
      ctx.respond = false
      return
    }
    ctx.res.statusCode = 404
    await next()
  }
}
