// What the server asks of the built site, and what it gets.
import type { NativeFormState } from '../contract/native-form'
import type { PageList } from './page-list'
import type { Unasked } from './page-styles'

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

/** Where the parts of a page belong in the document. */
export const slots = { head: '<!--head-->', styles: '<!--styles-->', body: '<!--body-->' } as const

/** What the site is rendered with, without the document around it. */
export interface SiteParts {
  /** Rejects when the page cannot be rendered. */
  renderParts(view: View): Promise<Parts>
  /** Every page that there is. */
  listPages(): Promise<PageList>
  /** Classes that a page may show without being asked. */
  unasked: readonly Unasked[]
}
