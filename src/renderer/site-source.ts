// Where the site's document and parts come from: the build, or Vite in development.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteParts } from './page-parts'
import type { Sheet } from './page-styles'

/** The build's folder, or a function that runs a source module through Vite's server. */
export type SiteFiles =
  | { distDir: string }
  | { runSource: (file: string) => Promise<Record<string, unknown>> }

export interface SiteSource {
  /** The document around every page, with empty slots. */
  document(): Promise<string>
  parts(): Promise<SiteParts>
  /** The site's style sheet; null in development, where Vite serves it as it changes. */
  sheet: (() => Promise<Sheet>) | null
}

/** Path of the built document in the build's folder. */
export const DOCUMENT = 'server/document.html'
/** Path of the style sheet as `readSheet` reads it, in the build's folder. */
export const SHEET = 'server/sheet.json'

/** Reads no file yet. */
export function siteSource(files: SiteFiles): SiteSource {
  const partsOf = (module: Record<string, unknown>) => module.siteParts as SiteParts
  if ('runSource' in files) {
    return {
      sheet: null,
      document: async () => (await import('./make-document')).makeDocument(null),
      parts: async () => partsOf(await files.runSource('/src/renderer/site-parts.ts')),
    }
  }
  const { distDir } = files
  const partsFile = pathToFileURL(join(distDir, 'server', 'site-parts.mjs')).href
  return {
    sheet: async () => JSON.parse(await readFile(join(distDir, SHEET), 'utf8')) as Sheet,
    document: () => readFile(join(distDir, DOCUMENT), 'utf8'),
    parts: async () => {
      // React reads it when it is loaded, to choose its faster production build; absent means production.
      process.env.NODE_ENV ??= 'production'
      return partsOf(await import(partsFile))
    },
  }
}

/** The site has one style sheet (vite.config.ts), which Vike links. Throws if `html`, the document, links none. */
export function styleSheetOf(html: string): { link: string; href: string } {
  const found = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html)
  if (!found?.[1]) throw new Error('the document links no style sheet: build again')
  return { link: found[0], href: found[1] }
}
