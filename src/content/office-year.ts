// The year that it is where the office is, which is not everywhere the same around New Year.
import { company } from './company'

export function officeYear(time: Date): string {
  return time.toLocaleDateString('en-US', { timeZone: company.timeZoneId, year: 'numeric' })
}
