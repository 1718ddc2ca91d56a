// What the server knows about the table of routes.

interface ListedPage {
  path: string
  title: string
  /** ISO date of the last change. */
  revised: string
}

export interface PageList {
  pages: ListedPage[]
  /** Prefixes of the paths that share one pattern; each family has its own not-found text. */
  families: string[]
}
