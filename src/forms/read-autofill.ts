// Reads what a password manager or an extension has put into the fields without firing an event: whatever
// a visitor sees there is what is sent.
import type { SyntheticEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values'

/** @param element the form's element in the page */
export function readAutofill(form: UseFormReturn<FormValues>, element: HTMLFormElement): void {
  for (const [name, held] of Object.entries(form.getValues())) {
    const shown = shownBy(element.elements.namedItem(name))
    if (shown !== null && shown !== held) form.setValue(name as keyof FormValues, shown)
  }
}

/** For a form whose button waits for its fields: reads them when the pointer or the focus comes near it. */
export function readWhenNear(form: UseFormReturn<FormValues>) {
  const read = (event: SyntheticEvent<HTMLFormElement>) => readAutofill(form, event.currentTarget)
  return { onFocus: read, onPointerOver: read }
}

/** Null for anything that is not a visitor's field. */
function shownBy(control: Element | RadioNodeList | null): string | boolean | null {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'hidden') return null
    return control.type === 'checkbox' ? control.checked : control.value
  }
  const text = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
  return text ? control.value : null
}
