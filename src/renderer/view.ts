// What the server renders a page from, and the browser hydrates it with.
import type { NativeFormState } from '../contract/native-form'

export interface View {
  /** Path and query as rendered; the address bar differs after a refused native post. */
  url: string
  nativeForm: NativeFormState | null
}

declare global {
  namespace Vike {
    interface PageContext {
      view: View
      publicUrl: string
      /** Set by onRenderHtml. */
      pageStatus: 200 | 404
    }
  }
}
