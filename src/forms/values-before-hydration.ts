// Collects what a visitor typed into the server's HTML before hydration: loading takes time, and visitors do
// not wait for it.
import { HONEYPOT } from '../contract/api'
import { formElementId, formIds } from '../contract/form-places'
import { draftOf } from './drafts'
import type { FormValues } from './form-values'

/**
 * The values that differ from what the server sent, by field; none if the form is not in the page yet. To be
 * called during the first render of the form.
 */
export function valuesBeforeHydration(elementId: string): Partial<FormValues> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(elementId)
  if (!(form instanceof HTMLFormElement)) return {}
  const { [HONEYPOT]: _trap, ...typed } = Object.fromEntries(
    Array.from(form.elements).flatMap((control) => changed(control)),
  )
  return typed
}

/**
 * Puts the fields of forms that have a draft back to what the server sent: on Back, browsers fill a form with what it
 * held when the visitor left that page, which may be older than the draft, or sent by now.
 * @param isUnsaved tells the fields to leave: what they hold was typed where the site did not run, and not posted since
 */
export function forgetRestored(isUnsaved: (field: Element) => boolean): void {
  for (const id of formIds) {
    const form = document.getElementById(formElementId(id))
    if (!(form instanceof HTMLFormElement) || draftOf(id).read() === null) continue
    for (const control of form.elements) if (!isUnsaved(control)) putBack(control)
  }
}

function putBack(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = option.defaultSelected
  } else if (control instanceof HTMLTextAreaElement) {
    control.value = control.defaultValue
  } else if (control instanceof HTMLInputElement) {
    control.checked = control.defaultChecked
    control.value = control.defaultValue
  }
}

function changed(control: Element): [string, string | boolean][] {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? [] : [[control.name, control.checked]]
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? [] : [[control.name, control.value]]
  }
  if (control instanceof HTMLSelectElement) {
    const sent = Array.from(control.options).find((option) => option.defaultSelected)
    return control.value === (sent?.value ?? '') ? [] : [[control.name, control.value]]
  }
  return []
}
