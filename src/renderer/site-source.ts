// Where the site's document and parts come from: the build, or Vite in development.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteParts } from './page-parts'

/** The build's folder, or a function that runs a source module through Vite's server. */
export type SiteFiles =
  | { distDir: string }
  | { runSource: (file: string) => Promise<Record<string, unknown>> }

export interface SiteSource {
  /** The document around every page, with empty slots. */
  document(): Promise<string>
  parts(): Promise<SiteParts>
  /** Folder of the built browser files; null in development, where Vite serves them as they change. */
  clientDir: string | null
}

/** Path of the built document in the build's folder. */
export const DOCUMENT = 'server/document.html'

/** Reads no file yet. */
export function siteSource(files: SiteFiles): SiteSource {
  const partsOf = (module: Record<string, unknown>) => module.siteParts as SiteParts
  if ('runSource' in files) {
    return {
      clientDir: null,
      document: async () => (await import('./make-document')).makeDocument(null),
      parts: async () => partsOf(await files.runSource('/src/renderer/site-parts.ts')),
    }
  }
  const { distDir } = files
  const partsFile = pathToFileURL(join(distDir, 'server', 'site-parts.mjs')).href
  return {
    clientDir: join(distDir, 'client'),
    document: () => readFile(join(distDir, DOCUMENT), 'utf8'),
    parts: async () => {
      // React reads it when it is loaded, to choose its faster production build; absent means production.
      process.env.NODE_ENV ??= 'production'
      return partsOf(await import(partsFile))
    },
  }
}
