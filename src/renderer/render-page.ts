// The one way from the server to a rendered page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { NativeFormState } from '../contract/native-form'
import type { PageList } from './page-list'
import { type Parts, slots, type View } from './page-parts'
import { createPageStyles, hashOf, type StylesFor } from './page-styles'

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
  /** What a Content-Security-Policy has to allow for the styles in the page; null in development. */
  styleHashes: string[] | null
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

export interface Renderer {
  render: RenderPage
  /** Every page that there is. */
  pageList: PageList
}

/** The document around a page, in pieces, and what fills the gaps between them. */
interface Frame {
  /** What lies between the slots, and every second one the name of a slot. */
  pieces: string[]
  renderParts: (view: View) => Promise<Parts>
  pageList: PageList
  /** Cuts the styles of a page; null in development, where Vite serves them. */
  stylesFor: StylesFor | null
  /** Of the styles in the document itself. */
  ownHash: string
}

/**
 * Loads what the build made. @param distDir the build's folder; null in development, where Vite
 * serves the sources. `render` rejects when a page cannot be rendered.
 */
export async function loadRenderer({ distDir }: { distDir: string | null }): Promise<Renderer> {
  if (distDir) await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href)
  const kept = distDir ? await makeFrame(distDir) : null

  return {
    async render({ path, search, publicUrl, nativeForm }) {
      // Anew each time in development, where the sources change.
      const frame = kept ?? (await makeFrame(null))
      const parts = await frame.renderParts({ url: path + search, nativeForm, publicUrl })
      const { status, head, body } = parts
      const styles = frame.stylesFor?.(body) ?? null
      const fill: Record<string, string> = {
        head,
        body,
        styles: styles ? `<style>${styles.css}</style>` : '',
      }
      const html = frame.pieces
        .map((piece, index) => (index % 2 === 0 ? piece : fill[piece]))
        .join('')
      return { status, html, styleHashes: styles && [styles.hash, frame.ownHash] }
    },
    pageList: (kept ?? (await makeFrame(null))).pageList,
  }
}

const SLOT = new RegExp(`<!--(${Object.keys(slots).join('|')})-->`)

// Vike has one page for every path, so it is always asked for the same: what a stranger put into the
// address is read by our own table alone.
async function makeFrame(distDir: string | null): Promise<Frame> {
  const context = await renderPage({ urlOriginal: '/' })
  if (context.errorWhileRendering) throw context.errorWhileRendering
  const { renderParts, pageList, unaskedClasses } = context as Partial<Vike.PageContext>
  if (!renderParts || !pageList || !unaskedClasses) {
    throw new Error('Vike made no document: is dist/ complete?')
  }
  const html = context.httpResponse.body
  const ownHash = hashOf(/<noscript><style>(.*?)<\/style>/s.exec(html)?.[1] ?? '')
  if (distDir === null) {
    return { pieces: html.split(SLOT), renderParts, pageList, stylesFor: null, ownHash }
  }
  const sheet = readSheet(distDir, html)
  const pieces = html
    // What a page shows is styled inside it: one journey less before it is painted.
    .replace(sheet.link, slots.styles)
    // Where the whole sheet is, for when more is shown (theme/whole-styles.ts).
    .replace('<html', `<html data-styles="${sheet.href}"`)
    // The text comes first.
    .replace('type="module" async', 'type="module" async fetchpriority="low"')
    .split(SLOT)
  const stylesFor = createPageStyles(sheet.css, unaskedClasses)
  return { pieces, renderParts, pageList, stylesFor, ownHash }
}

/** The site has one style sheet (vite.config.ts), which Vike links. */
function readSheet(distDir: string, html: string): { link: string; href: string; css: string } {
  const found = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html)
  if (!found?.[1]) throw new Error('the document links no style sheet: build again')
  const [link, href] = found
  return { link, href, css: readFileSync(join(distDir, 'client', href), 'utf8') }
}
