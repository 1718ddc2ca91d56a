// What the server passes to the built site, and what it gets back.
import type { NativeFormState } from '../contract/native-form'
import type { PageList } from './page-list'
import type { SafelistEntry } from './page-styles'

export interface View {
  /** Path and query. */
  url: string
  nativeForm: NativeFormState | null
  /** Origin for canonical links. */
  publicUrl: string
}

export interface Parts {
  status: 200 | 404
  /** Tags of the page's head. */
  head: string
  body: string
}

/** Placeholders in the document for the parts of a page. */
export const slots = { head: '<!--head-->', styles: '<!--styles-->', body: '<!--body-->' } as const

/** What renders the site, without the document around it. */
export interface SiteParts {
  /** Rejects when the page cannot be rendered. */
  renderParts(view: View): Promise<Parts>
  /** Loads the code of all pages, forms, and their parts. Rejects when some of it cannot be loaded. */
  loadAll(): Promise<void>
  /** Lists every page of the site. */
  listPages(): Promise<PageList>
  /** Classes that may appear on a page without any interaction. */
  safelist: readonly SafelistEntry[]
  /** CSS that every page has, after what it needs of the style sheet. */
  ownStyles: string
}
