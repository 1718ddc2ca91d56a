// Watches what a visitor does while a form is being sent, which may take as long as its retries.
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values'

interface Seen {
  /** The form no longer holds what was sent. */
  edited: boolean
  /** The visitor has moved on, in the form or somewhere else, and must keep the focus. */
  elsewhere: boolean
}

/** Watches from now on; each call of the result reports what has happened so far. */
export function watchVisitor(form: UseFormReturn<FormValues>): () => Seen {
  const from = document.activeElement
  const sent = JSON.stringify(form.getValues())
  return () => {
    const { activeElement: here, body } = document
    const edited = JSON.stringify(form.getValues()) !== sent
    // On the body: the button that was pressed lost the focus while it was disabled.
    return { edited, elsewhere: edited || (here !== from && here !== body && here !== null) }
  }
}
