// What the server gives Vike to render a page from, and what it learns of it.
import type { NativeFormState } from '../contract/native-form'
import type { PageList } from './page-list'

export interface View {
  /** Path and query. */
  url: string
  nativeForm: NativeFormState | null
  /** Origin for canonical links. */
  publicUrl: string
}

declare global {
  namespace Vike {
    interface PageContext {
      view: View
      /** Set by onRenderHtml. */
      pageStatus: 200 | 404
      pageList: PageList
    }
  }
}
