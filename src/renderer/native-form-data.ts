// A refused form on its way from the server's HTML to the browser: data, which no policy runs.
import type { NativeFormState } from '../contract/native-form'

const ID = 'native-form'

interface Refused {
  /** The page's own address; the address bar shows that of the API. */
  url: string
  nativeForm: NativeFormState
}

export function nativeFormTag(refused: Refused): string {
  // What a visitor typed must not end the element.
  const json = JSON.stringify(refused).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ID}">${json}</script>`
}

/** What the server put into this page; null on a page without a refused form. */
export function readNativeForm(): Refused | null {
  const text = document.getElementById(ID)?.textContent
  return text ? (JSON.parse(text) as Refused) : null
}
