// Collects what a visitor typed into the server's HTML before hydration: loading takes time, and visitors do
// not wait for it.
import { HONEYPOT } from '../contract/api'
import type { FormValues } from './form-values'

/**
 * The values that differ from what the server sent, by field; none if the form is not in the page yet. To be
 * called during the first render of the form.
 */
export function valuesBeforeHydration(formElementId: string): Partial<FormValues> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(formElementId)
  if (!(form instanceof HTMLFormElement)) return {}
  const { [HONEYPOT]: _trap, ...typed } = Object.fromEntries(
    Array.from(form.elements).flatMap((control) => changed(control)),
  )
  return typed
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
