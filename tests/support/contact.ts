// Contact messages for tests, each one unique.
import { randomUUID } from 'node:crypto'

/** A valid body of POST /api/contact with exactly the specified fields. */
export function contact<T extends object>(change?: T) {
  const mark = randomUUID().slice(0, 8)
  const body = {
    name: 'Ann Lee',
    email: `ann.${mark}@example.com`,
    phone: '',
    company: 'Acme & Sons',
    service: 'cloud',
    message: `Our servers need a new home (${mark}).`,
    smsConsent: false,
    createdAt: new Date().toISOString(),
  }
  return { ...body, ...change } as typeof body & T
}

/** The same fields, encoded as a browser submits a form. */
export function encoded(fields: object): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}
