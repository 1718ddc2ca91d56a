// What every page provides to the table of routes.
import type { ComponentType } from 'react'

/** Metadata of a page, for machines and browser tabs. */
export interface PageHead {
  title: string
  /** One or two sentences, 70 to 160 characters: what a search result shows. */
  description: string
  keywords: string
  /** ISO date of the last change to the page's content; null for a page that search engines must not index. */
  revised: string | null
}

export interface PageModule {
  /** `slug` is the last segment of the path; '' for a page with one path. */
  Page: ComponentType<{ slug: string }>
  /** For a page with many paths: the last segment of each. */
  slugs?: readonly string[]
  head: (slug: string) => PageHead
}
