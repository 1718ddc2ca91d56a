// What was typed and not sent, by form, for this tab only.

const keyOf = (form: string) => `draft:${form}`

/** Storage may be blocked or full: a draft is a courtesy and never a reason to fail. */
export const drafts = {
  /** The fields by name; null where there is no draft. */
  read(form: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null')
    } catch {
      return null
    }
  },
  write(form: string, fields: unknown): void {
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify(fields))
    } catch {}
  },
  remove(form: string): void {
    try {
      sessionStorage.removeItem(keyOf(form))
    } catch {}
  },
}
