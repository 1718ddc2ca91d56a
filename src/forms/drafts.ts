// Unsent drafts by form, for this tab only.
import { storedJson } from '../ui/stored-text'

/** The fields by name: none once the form was sent; null if nothing was typed. */
export const draftOf = (form: string) => storedJson(`draft:${form}`, () => sessionStorage)
