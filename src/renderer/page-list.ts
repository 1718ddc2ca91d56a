// What the server knows of the table of pages.

export interface ListedPage {
  path: string
  title: string
  /** ISO date of the last change. */
  revised: string
}

export interface PageList {
  pages: ListedPage[]
  /** Starts of the paths that share one pattern; each family has a not-found text of its own. */
  families: string[]
}
