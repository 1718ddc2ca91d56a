// A rejected native post: the page is rendered with it, and its form picks it up.
import { createContext, useContext, useEffect, useState } from 'react'
import type { FormId } from '../contract/form-places'
import type { NativeFormState } from '../contract/native-form'

export const NativeFormContext = createContext<NativeFormState | null>(null)

/** Rejected posts that a form has taken up. The page that came with one may last for hours. */
const used = new WeakSet<NativeFormState>()

/** The rejected post of this form, or null; also null when the form is shown again later, since it has a draft by then. */
export function useNativeForm(form: FormId): NativeFormState | null {
  const state = useContext(NativeFormContext)
  const [native] = useState(() => (state?.form === form && !used.has(state) ? state : null))
  useEffect(() => () => void (native && used.add(native)), [native])
  return native
}
