// A rejected native post: the page is rendered with it, and its form picks it up.
import { createContext, useContext } from 'react'
import type { FormId } from '../contract/form-places'
import type { NativeFormState } from '../contract/native-form'

export const NativeFormContext = createContext<NativeFormState | null>(null)

/** The rejected post of this form, or null. */
export function useNativeForm(form: FormId): NativeFormState | null {
  const state = useContext(NativeFormContext)
  return state?.form === form ? state : null
}
