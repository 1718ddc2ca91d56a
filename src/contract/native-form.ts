// What a rejected native form post passes to the page that is rendered again in its place.
import type { FormId } from './form-places'
import type { FieldError } from './problem'

/** Prefix of such a page's title: the first thing that a screen reader announces. */
export const REFUSED_TITLE = 'Error: '

export interface NativeFormState {
  form: FormId
  /** What was typed, by field name; a checked box is `true`. */
  values: Record<string, string | boolean>
  /** One entry per invalid field; empty when the rejection is not about a field. */
  errors: FieldError[]
  /** The reason for the rejection in one sentence. */
  message: string
}
