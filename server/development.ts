// Vite in front of the pages in development: hot updates, and sources instead of bundles.
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Middleware } from 'koa'
import { createServer } from 'vite'

/** @param host that the browser's connection for updates is accepted on, at a free port */
export async function createDevelopment(host: string): Promise<{
  middleware: Middleware
  /** Loads a source module in its current state. */
  runSource: (file: string) => Promise<Record<string, unknown>>
  close(): Promise<void>
}> {
  // On its own, Vite would use one fixed port, on every address of the machine, for all clones that run.
  const updates = createHttpServer().listen(0, host)
  await once(updates, 'listening')
  const { port: clientPort } = updates.address() as AddressInfo
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: updates, clientPort } },
    appType: 'custom',
  })
  return {
    runSource: (file) => vite.ssrLoadModule(file),
    async close() {
      await vite.close()
      updates.close()
    },
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
