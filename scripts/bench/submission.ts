// Generates the submissions of a benchmark, each one unique.
import { endpoints } from '../../src/contract/api'

let number = 0

/** A valid request body for POST /api/contact. */
export function nextSubmission(): { path: string; body: string; mark: string } {
  number += 1
  const mark = `bench${number}`
  const fields = {
    name: 'Ann Lee',
    email: `${mark}@prospects.example`,
    phone: '',
    company: 'Acme & Sons',
    service: 'cloud',
    message: `Our servers need a new home before the end of the year (${mark}).`,
    smsConsent: false,
    createdAt: new Date().toISOString(),
  }
  return { path: endpoints.contact, body: JSON.stringify(fields), mark }
}
