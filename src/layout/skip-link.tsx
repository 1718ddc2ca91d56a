// The first thing a keyboard reaches: past the header, to what the page is about.
import type { MouseEvent } from 'react'
import { isKeyHeld } from '../ui/held-key'
import { skipLink } from './skip-link.css'

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads there without script too
    <a href="#main" className={skipLink} onClick={skip}>
      Skip to content
    </a>
  )
}

/** The address stays: what stands behind its # may be an article that is open. */
function skip(event: MouseEvent): void {
  if (isKeyHeld(event)) return
  event.preventDefault()
  const main = document.getElementById('main')
  main?.scrollIntoView()
  main?.focus({ preventScroll: true })
}
