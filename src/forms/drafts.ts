// Unsent drafts by form, for this tab only. They have two writers: the form while it runs (use-draft.ts), and the page's
// first script while it does not (src/renderer/+client.ts), which keeps all that the form's HTML holds. Readers therefore
// take only the texts that the form has, and check their types.
import { storedJson } from '../ui/stored-text'

/** The fields by name: none once the form was sent; null if nothing was typed. */
export const draftOf = (form: string) => storedJson(`draft:${form}`, () => sessionStorage)
