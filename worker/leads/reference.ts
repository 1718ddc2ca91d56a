// Parses how a person identifies a lead: by its reference, or by the submission id found in the logs.
import { REFERENCE } from '../../src/contract/api'

export interface LeadName {
  by: 'reference' | 'submission_id'
  value: string
  /** The reference without any letter mapped: that of a lead from another system may have it. Absent if it is the same. */
  other?: string
}

/** Of a reference, without the dash. */
const LENGTH = 8
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Ignores case and dashes, and maps look-alike letters to digits (Crockford base 32). Text that is not a reference
 * is returned as typed, so that the error message can quote it.
 */
export function readLeadName(text: string): LeadName {
  const plain = text.trim().toLowerCase()
  if (UUID.test(plain)) return { by: 'submission_id', value: plain }
  const typed = plain.replace(/[^0-9a-z]/g, '').toUpperCase()
  const other = typed.length === LENGTH ? inGroups(typed) : undefined
  const reference = inGroups(typed.replaceAll('O', '0').replace(/[IL]/g, '1'))
  const value = REFERENCE.test(reference) ? reference : text.trim()
  return { by: 'reference', value, ...(other === undefined || other === value ? {} : { other }) }
}

const inGroups = (letters: string) => `${letters.slice(0, 4)}-${letters.slice(4)}`
