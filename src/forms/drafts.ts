// Unsent drafts by form, for this tab only. They have two writers: the form while it runs (use-draft.ts), and the page's
// first script while it does not (src/renderer/keep-early-drafts.ts), which keeps all that the form's HTML holds. Readers
// therefore take only the texts that the form has, and check their types (draft-values.ts).
import { storedJson } from '../ui/stored-text'
import type { FormValues } from './form-values'

/**
 * The fields, and the service that the form came with: null until something is typed, and {} from when that was sent
 * until something else is typed.
 */
export type Draft = Partial<Record<keyof FormValues | 'preset', unknown>>

export function draftOf(form: string) {
  const { read, write } = storedJson(`draft:${form}`, () => sessionStorage)
  return {
    read(): Draft | null {
      const draft = read()
      return typeof draft === 'object' ? draft : null
    },
    /** Without consent, which is never restored. */
    keep({ smsConsent: _sms, terms: _terms, ...typed }: Partial<FormValues>, preset: string): void {
      write({ ...typed, preset })
    },
    /** Not removed: where the browser fills a form with what it held, an empty draft tells that this was sent. */
    empty: () => write({}),
  }
}
