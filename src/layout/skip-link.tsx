// The first thing a keyboard reaches: past the header, to what the page is about.
import { skipLink } from './skip-link.css'

export function SkipLink() {
  return (
    <a href="#main" className={skipLink}>
      Skip to content
    </a>
  )
}
