// Expires cached pages at New Year: the footer of every page shows the year.
import { officeYear } from '../../src/content/office-year'

const HOUR = 3_600_000

/** @returns a function to call before each use of the cache; it calls `forget` once a new year has begun */
export function yearly(forget: () => void): () => void {
  let newYear = nextNewYear()
  return () => {
    if (Date.now() < newYear) return
    newYear = nextNewYear()
    forget()
  }
}

/** In milliseconds since 1970, in the office's time zone, like the year in the footer. */
function nextNewYear(): number {
  const year = officeYear(new Date())
  // The earliest time zone is UTC+14.
  let moment = Date.UTC(Number(year) + 1, 0) - 14 * HOUR
  // Time zone offsets are multiples of a quarter of an hour.
  while (officeYear(new Date(moment)) === year) moment += HOUR / 4
  return moment
}
