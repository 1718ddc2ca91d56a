// The key that a phone's keyboard labels "next" moves to the next field. On an iPhone it would submit the form.
import type { KeyboardEvent } from 'react'
import { coarse } from '../theme/media'
import { isComposing } from '../ui/is-composing'

const FIELDS = 'input:not([type="hidden"]), select, textarea'

export function nextOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !matchMedia(coarse).matches) return
  const here = event.currentTarget
  const fields = Array.from(here.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])
  // Leaves out the honeypot.
  const reachable = fields.filter(({ tabIndex }) => tabIndex >= 0)
  const next = reachable[reachable.indexOf(here) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
