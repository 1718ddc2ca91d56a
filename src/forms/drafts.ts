// Unsent drafts by form, for this tab only.
import { storedText } from '../ui/stored-text'

const draft = (form: string) => storedText(`draft:${form}`, () => sessionStorage)

export const drafts = {
  /** The fields by name; null if there is no draft. */
  read(form: string): unknown {
    try {
      return JSON.parse(draft(form).read() ?? 'null')
    } catch {
      return null
    }
  },
  write(form: string, fields: unknown): void {
    draft(form).write(JSON.stringify(fields))
  },
  remove(form: string): void {
    draft(form).remove()
  },
}
