// Watches what a visitor does while a form is being sent, which may take as long as its retries.
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values'

export interface Seen {
  /** The form no longer holds what was sent. */
  edited: boolean
  /** The visitor has moved on, in the form or somewhere else, and must keep the focus. */
  elsewhere: boolean
}

/**
 * Watches from now on; each call of the result reports what has happened so far.
 * @param unsent fields that are no part of what was sent
 */
export function watchVisitor(
  form: UseFormReturn<FormValues>,
  unsent: readonly (keyof FormValues)[] = ['terms'],
): () => Seen {
  const from = document.activeElement
  const read = () =>
    JSON.stringify(form.getValues(), (name, value: unknown) =>
      unsent.some((each) => each === name) ? undefined : value,
    )
  const sent = read()
  return () => {
    const { activeElement: here, body } = document
    const edited = read() !== sent
    // On the body, or on the status beside it: the button that was pressed lost the focus while it was disabled.
    const stayed = [null, body, from, from?.nextElementSibling].includes(here)
    return { edited, elsewhere: edited || !stayed }
  }
}
