// What every page gives to the table of pages.
import type { ComponentType } from 'react'

/** What machines and browser tabs are told about a page. */
export interface PageHead {
  title: string
  /** One or two sentences, 70 to 160 characters: what a search result shows. */
  description: string
  keywords: string
  /** ISO date of the last change of what the page says; null for a page that search engines leave out. */
  revised: string | null
}

export interface PageModule {
  Page: ComponentType
  /** Of a page with many paths: the last part of each. */
  slugs?: readonly string[]
  /** @param slug last part of the path; '' for a page with one path */
  head: (slug: string) => PageHead
}
