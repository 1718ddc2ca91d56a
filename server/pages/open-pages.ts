// The site's pages as the server sees them: built files in production, Vite in development.
import { join } from 'node:path'
import type { Middleware } from 'koa'
import type { Env } from '../../src/node/env'
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
  close(): Promise<void>
}

/** @param distDir where the build lies; not looked at in development */
export async function openPages(env: Env, distDir: string): Promise<OpenPages> {
  const inDevelopment = env.NODE_ENV === 'development'
  const vite = inDevelopment ? await (await import('../development')).createDevelopment() : null
  const renderer = await loadRenderer(vite ? { runSource: vite.runSource } : { distDir })
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
    ...(vite ? { development: vite.middleware } : { clientDir: join(distDir, 'client') }),
    close: async () => vite?.close(),
  }
}
