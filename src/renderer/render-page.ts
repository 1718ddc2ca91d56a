// The one way from the server to a rendered page.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { NativeFormState } from '../contract/native-form'

export interface PageRequest {
  path: string
  /** With its question mark, or empty. */
  search: string
  publicUrl: string
  nativeForm: NativeFormState | null
}

export interface RenderedPage {
  status: 200 | 404
  html: string
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/**
 * Loads what the build made. @param distDir the build's folder; null in development, where Vite
 * serves the sources. The returned function rejects when a page cannot be rendered.
 */
export async function loadRenderer({ distDir }: { distDir: string | null }): Promise<RenderPage> {
  if (distDir) await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href)
  return async ({ path, search, publicUrl, nativeForm }) => {
    const view = { url: path + search, nativeForm }
    // Vike has one page for every path, so it is always asked for the same: what a stranger put into
    // the address is read by our own table alone.
    const context = await renderPage({ urlOriginal: '/', view, publicUrl })
    if (context.errorWhileRendering) throw context.errorWhileRendering
    const { pageStatus } = context as { pageStatus?: 200 | 404 }
    if (!pageStatus) throw new Error(`no page was rendered for ${path}`)
    return { status: pageStatus, html: context.httpResponse.body }
  }
}
