// Loads the site's pages: built files in production, Vite in development.
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import type { Env } from '../../src/node/env'
import { StartError } from '../../src/node/start-error'
import type { PageList } from '../../src/renderer/page-list'
import { loadRenderer } from '../../src/renderer/render-page'
import { createPageSource, type PageSource } from './page-source'

export interface OpenPages {
  pages: PageSource
  list: PageList
  /** The built client; absent in development. */
  clientDir?: string
  /** Vite in front of the pages; absent in production. */
  development?: Middleware
  /** Accepts Vite's connections on the port of the site; absent in production. */
  serveUpdates?(site: Server): void
  close(): Promise<void>
}

/**
 * Throws a StartError if the build is incomplete.
 * @param distDir the build's output folder; unused in development
 */
export async function openPages(env: Env, distDir: string): Promise<OpenPages> {
  const inDevelopment = env.NODE_ENV === 'development'
  const vite = inDevelopment ? await (await import('../development')).createDevelopment() : null
  const loading = loadRenderer(vite ? { runSource: vite.runSource } : { distDir })
  const renderer = await loading.catch(explainMissing)
  const list = renderer.pageList
  const pages = createPageSource({
    render: renderer.render,
    list,
    publicUrl: env.PUBLIC_URL,
    remember: !inDevelopment,
  })
  return {
    pages,
    list,
    ...(vite
      ? { development: vite.middleware, serveUpdates: vite.serveUpdates }
      : { clientDir: join(distDir, 'client') }),
    close: async () => vite?.close(),
  }
}

/** A build that is still running, or was interrupted, lacks files. */
function explainMissing(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'ENOENT' && code !== 'ERR_MODULE_NOT_FOUND') throw error
  throw new StartError(
    `The build is not complete (${message}). Run npm run build, and start when it is done.`,
  )
}
