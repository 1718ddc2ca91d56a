// The one way from the server to a rendered page.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { NativeFormState } from '../contract/native-form'
import type { PageList } from './page-list'
import './view'

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
  listPages: (publicUrl: string) => Promise<PageList>
  /** What a Content-Security-Policy has to allow for the styles in the page; null in development. */
  styleHash: string | null
}

/**
 * Loads what the build made. @param distDir the build's folder; null in development, where Vite
 * serves the sources. `render` rejects when a page cannot be rendered.
 */
export async function loadRenderer({ distDir }: { distDir: string | null }): Promise<Renderer> {
  const styles = distDir && readStyles(join(distDir, 'client', 'assets', 'static'))
  if (distDir) await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href)

  async function ask({ path, search, publicUrl, nativeForm }: PageRequest) {
    const view = { url: path + search, nativeForm, publicUrl }
    // Vike has one page for every path, so it is always asked for the same: what a stranger put into
    // the address is read by our own table alone.
    const context = await renderPage({ urlOriginal: '/', view })
    if (context.errorWhileRendering) throw context.errorWhileRendering
    const { pageStatus, pageList } = context as Partial<Vike.PageContext>
    if (!pageStatus || !pageList) throw new Error(`no page was rendered for ${path}`)
    const { body } = context.httpResponse
    return { status: pageStatus, html: styles ? withStyles(body, styles) : body, pageList }
  }

  return {
    render: ask,
    listPages: async (publicUrl) =>
      (await ask({ path: '/', search: '', publicUrl, nativeForm: null })).pageList,
    styleHash: styles && hashOf(styles),
  }
}

/** The style sheet inside the page, in place of the link to it: one journey less before the first paint. */
function withStyles(html: string, styles: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
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
