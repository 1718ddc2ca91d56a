// Vite in front of the pages while developing: hot updates, sources instead of bundles.
import type { Middleware } from 'koa'
import { createServer } from 'vite'

export async function createDevelopment(): Promise<{
  middleware: Middleware
  close(): Promise<void>
}> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    close: () => vite.close(),
    middleware: async (ctx, next) => {
      const missing = await new Promise<boolean>((resolve) => {
        ctx.res.statusCode = 200
        ctx.res.once('close', () => resolve(false))
        vite.middlewares(ctx.req, ctx.res, () => resolve(true))
      })
      if (missing) await next()
      else ctx.respond = false
    },
  }
}
