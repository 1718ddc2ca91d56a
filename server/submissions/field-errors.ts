// What a schema found wrong, in the words and the order of the form.
import type { FieldError } from '../../src/contract/problem'

/** Every bad field once, with its first message. */
export function fieldErrors(issues: { path: PropertyKey[]; message: string }[]): FieldError[] {
  return onePerField(issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })))
}

export function onePerField(errors: FieldError[]): FieldError[] {
  const first = new Map<string, string>()
  for (const { field, message } of errors) if (!first.has(field)) first.set(field, message)
  return Array.from(first, ([field, message]) => ({ field, message }))
}
