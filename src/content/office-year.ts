// The current year where the office is, which differs from the server's around New Year.
import { company } from './company'

const HOUR = 3_600_000

/**
 * The four digits of the year at `time`. Without `Intl`, whose data for time zones would take a phone more than 100 ms
 * to load, in one piece, when the page is hydrated.
 */
export function officeYear(time: Date): string {
  // Exact all year: only at New Year does the hour decide which year it is.
  return String(new Date(time.getTime() - company.newYearUtcLag * HOUR).getUTCFullYear())
}
