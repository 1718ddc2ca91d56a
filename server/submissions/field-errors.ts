// Schema errors as field errors, in the form's words and order.
import type { FieldError } from '../../src/contract/problem'

/** Each invalid field once, with its first message. */
export function fieldErrors(issues: { path: PropertyKey[]; message: string }[]): FieldError[] {
  return onePerField(issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })))
}

export function onePerField(errors: FieldError[]): FieldError[] {
  const first = new Map<string, string>()
  for (const { field, message } of errors) if (!first.has(field)) first.set(field, message)
  return Array.from(first, ([field, message]) => ({ field, message }))
}
