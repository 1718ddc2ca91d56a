// Vite in front of the pages in development: hot updates, and sources instead of bundles.
import { createServer as createHttpServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import { createServer, type Plugin } from 'vite'
import { programSources } from '../src/node/program-sources'

const restarting = programSources.server.map((folder) => join(process.cwd(), folder, '/'))

/**
 * A page that is loaded anew while this server restarts finds nobody: it waits until the server is back, because
 * its connection for updates has broken.
 */
const leaveToRestart: Plugin = {
  name: 'leave-to-restart',
  hotUpdate: ({ file }) => (restarting.some((folder) => file.startsWith(folder)) ? [] : undefined),
}

export async function createDevelopment(): Promise<{
  middleware: Middleware
  /** Accepts the browsers' connections for updates on the port of the site. */
  serveUpdates(site: Server): void
  /** Loads a source module in its current state. */
  runSource: (file: string) => Promise<Record<string, unknown>>
  close(): Promise<void>
}> {
  // Never listens. On its own, Vite would use one fixed port, on every address of the machine, for all clones that run.
  const updates = createHttpServer()
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: updates } },
    plugins: [leaveToRestart],
    appType: 'custom',
  })
  return {
    runSource: (file) => vite.ssrLoadModule(file),
    close: () => vite.close(),
    serveUpdates(site) {
      site.on('upgrade', (request, socket, head) => {
        // Silent as long as nothing is changed.
        request.socket.setTimeout(0)
        updates.emit('upgrade', request, socket, head)
      })
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
