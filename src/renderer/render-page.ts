// The one way from the server to a rendered page.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { NativeFormState } from '../contract/native-form'
import type { PageList } from './page-list'
import { type Parts, slots, type View } from './page-parts'

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

export interface Renderer {
  render: RenderPage
  /** Every page that there is. */
  pageList: PageList
  /** What a Content-Security-Policy has to allow for the styles in the page; null in development. */
  styleHash: string | null
}

/** The document around a page, in three pieces, and what fills the gaps between them. */
interface Frame {
  pieces: [start: string, middle: string, end: string]
  renderParts: (view: View) => Promise<Parts>
  pageList: PageList
}

/**
 * Loads what the build made. @param distDir the build's folder; null in development, where Vite
 * serves the sources. `render` rejects when a page cannot be rendered.
 */
export async function loadRenderer({ distDir }: { distDir: string | null }): Promise<Renderer> {
  const styles = distDir && readStyles(join(distDir, 'client', 'assets', 'static'))
  if (distDir) await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href)
  const kept = distDir ? await makeFrame(styles) : null

  return {
    async render({ path, search, publicUrl, nativeForm }) {
      // Anew each time in development, where the sources change.
      const { pieces, renderParts } = kept ?? (await makeFrame(styles))
      const { status, head, body } = await renderParts({
        url: path + search,
        nativeForm,
        publicUrl,
      })
      return { status, html: pieces[0] + head + pieces[1] + body + pieces[2] }
    },
    pageList: (kept ?? (await makeFrame(styles))).pageList,
    styleHash: styles && hashOf(styles),
  }
}

// Vike has one page for every path, so it is always asked for the same: what a stranger put into the
// address is read by our own table alone.
async function makeFrame(styles: string | null): Promise<Frame> {
  const context = await renderPage({ urlOriginal: '/' })
  if (context.errorWhileRendering) throw context.errorWhileRendering
  const { renderParts, pageList } = context as Partial<Vike.PageContext>
  if (!renderParts || !pageList) throw new Error('Vike made no document: is dist/ complete?')
  // The style sheet inside the page, in place of the link to it: one journey less before it is painted.
  const html = context.httpResponse.body.replace(/<link rel="stylesheet"[^>]*>/, (link) =>
    styles === null ? link : `<style>${styles}</style>`,
  )
  const [start = '', rest = ''] = html.split(slots.head)
  const [middle = '', end = ''] = rest.split(slots.body)
  return { pieces: [start, middle, end], renderParts, pageList }
}

/** The site has one style sheet (vite.config.ts); it is sent inside each page. */
function readStyles(folder: string): string {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const [sheet] = sheets
  if (!sheet || sheets.length > 1) {
    throw new Error(`expected one style sheet in ${folder}, found ${sheets.length}: build again`)
  }
  return readFileSync(join(folder, sheet), 'utf8')
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
