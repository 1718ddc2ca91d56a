// What a refused native form post hands to the page that is rendered again in its place.
import type { FormId } from './form-places'
import type { FieldError } from './problem'

/** Begins the title of such a page: the first thing that a screen reader says. */
export const REFUSED_TITLE = 'Error: '

export interface NativeFormState {
  form: FormId
  /** What was typed, by field name; a ticked box is `true`. */
  values: Record<string, string | boolean>
  /** One entry per bad field; empty when the refusal is not about a field. */
  errors: FieldError[]
  /** The refusal in one sentence. */
  message: string
}
