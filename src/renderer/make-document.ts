// The one call to Vike: it makes the document around every page, with the files that a browser needs.
// In production that is done by the build. Vike keeps an AsyncLocalStorage from its first rendering on,
// for which Node.js 20 pays at every promise; a server without it has a fifth more time for visitors.
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'

/**
 * @param entry file that Vike built for the server; null in development, where Vite serves the sources
 * @returns HTML with empty slots (page-parts.ts)
 */
export async function makeDocument(entry: string | null): Promise<string> {
  if (entry) await import(pathToFileURL(entry).href)
  // Vike has one page for every path, so it is always asked for the same: what a stranger put into the
  // address is read by our own table alone.
  const context = await renderPage({ urlOriginal: '/' })
  if (context.errorWhileRendering) throw context.errorWhileRendering
  return context.httpResponse.body
}
