// The only call to Vike: it renders the document around every page, with the files that a browser needs.
// In production the build does this. From its first rendering on Vike keeps an AsyncLocalStorage, which costs
// Node.js 20 time at every promise; without it, a server has a fifth more time for requests.
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'

/**
 * @param entry file that Vike built for the server; null in development, where Vite serves the sources
 * @returns HTML with empty slots (page-parts.ts)
 */
export async function makeDocument(entry: string | null): Promise<string> {
  if (entry) await import(pathToFileURL(entry).href)
  // Vike has one page for every path, so it always gets the same URL: untrusted paths are read by our
  // own route table alone.
  const context = await renderPage({ urlOriginal: '/' })
  if (context.errorWhileRendering) throw context.errorWhileRendering
  return context.httpResponse.body
}
