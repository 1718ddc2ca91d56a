// What a visitor does while a form is on its way, which may take as long as its retries.
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values'

interface Seen {
  /** The form holds something else than what was sent. */
  edited: boolean
  /** The visitor goes on writing, in the form or somewhere else, and is not to be torn away. */
  elsewhere: boolean
}

/** Looks from now on; each call tells what has happened so far. */
export function watchVisitor(form: UseFormReturn<FormValues>): () => Seen {
  const from = document.activeElement
  const sent = JSON.stringify(form.getValues())
  return () => {
    const { activeElement: here, body } = document
    const edited = JSON.stringify(form.getValues()) !== sent
    // Nowhere: the button that was pressed lost the focus while it was disabled.
    return { edited, elsewhere: edited || (here !== from && here !== body && here !== null) }
  }
}
