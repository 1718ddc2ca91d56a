// Expires cached pages at New Year: the footer of every page shows the year.
import { officeYear } from '../../src/content/office-year'

/** @returns a function to call before each use of the cache; it calls `forget` once a new year has begun */
export function yearly(forget: () => void): () => void {
  let shown = officeYear(new Date())
  return () => {
    // Also when a clock that was years ahead is set right.
    const now = officeYear(new Date())
    if (now === shown) return
    shown = now
    forget()
  }
}
