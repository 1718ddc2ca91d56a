// Expires cached pages at New Year: the footer of every page shows the year.
import { officeNewYear, officeYear } from '../../src/content/office-year'

/** @returns a function to call before each use of the cache; it calls `forget` once a new year has begun */
export function yearly(forget: () => void): () => void {
  let newYear = nextNewYear()
  return () => {
    if (Date.now() < newYear) return
    newYear = nextNewYear()
    forget()
  }
}

/** In milliseconds since 1970. */
function nextNewYear(): number {
  return officeNewYear(Number(officeYear(new Date())) + 1)
}
