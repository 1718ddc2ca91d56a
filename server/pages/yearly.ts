// What is kept of pages is kept for its year: the footer of every page names it.
import { officeYear } from '../../src/content/office-year'

const HOUR = 3_600_000

/** @returns to be called before anything kept is given out; calls `forget` where a new year has begun */
export function yearly(forget: () => void): () => void {
  let newYear = nextNewYear()
  return () => {
    if (Date.now() < newYear) return
    newYear = nextNewYear()
    forget()
  }
}

/** In milliseconds since 1970, where the office is, as the footer has it. */
function nextNewYear(): number {
  const year = officeYear(new Date())
  // The first New Year of the world is 14 hours before the one of the world's clock.
  let moment = Date.UTC(Number(year) + 1, 0) - 14 * HOUR
  // Zones differ by quarters of an hour.
  while (officeYear(new Date(moment)) === year) moment += HOUR / 4
  return moment
}
