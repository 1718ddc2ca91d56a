// Unsent drafts by form, for this tab only.
import { storedJson } from '../ui/stored-text'

/** The fields by name; null if there is no draft. */
export const draftOf = (form: string) => storedJson(`draft:${form}`, () => sessionStorage)
