// Passes a rejected form from the server's HTML to the browser, as a data block.
import type { NativeFormState } from '../contract/native-form'
import { dataBlock } from './data-block'

const ID = 'native-form'

interface Refused {
  /** The page's own URL; the address bar shows that of the API. */
  url: string
  nativeForm: NativeFormState
}

export function nativeFormTag(refused: Refused): string {
  return dataBlock(`type="application/json" id="${ID}"`, refused)
}

/** The rejected form that the server put into this page; null if there is none. */
export function readNativeForm(): Refused | null {
  const text = document.getElementById(ID)?.textContent
  return text ? (JSON.parse(text) as Refused) : null
}
