// The first stop of a keyboard: skips the header, to the content of the page.
import type { MouseEvent } from 'react'
import { hasModifierKey } from '../ui/modifier-key'
import { skipLink } from './skip-link.css'

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it works as a link without script too
    <a href="#main" className={skipLink} onClick={skip}>
      Skip to content
    </a>
  )
}

/** The URL stays: its hash may name an article that is open. */
function skip(event: MouseEvent): void {
  if (hasModifierKey(event)) return
  event.preventDefault()
  const main = document.getElementById('main')
  main?.scrollIntoView()
  main?.focus({ preventScroll: true })
}
