// Vite in front of the pages in development: hot updates, and sources instead of bundles.
import type { Middleware } from 'koa'
import { createServer } from 'vite'

export async function createDevelopment(): Promise<{
  middleware: Middleware
  /** Loads a source module in its current state. */
  runSource: (file: string) => Promise<Record<string, unknown>>
  close(): Promise<void>
}> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    runSource: (file) => vite.ssrLoadModule(file),
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
