// Parses how a person identifies a lead: by its reference, or by the submission id found in the logs.
import { REFERENCE } from '../../src/contract/api'

export interface LeadName {
  by: 'reference' | 'submission_id'
  value: string
  /** As it was typed; absent if that is `value`. */
  typed?: string
}

/** Of a reference, without the dash. */
const LENGTH = 8
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Ignores case and dashes, and maps look-alike letters to digits (Crockford base 32). Text that is not a reference of
 * ours is returned as typed.
 */
export function readLeadName(text: string): LeadName {
  const typed = text.trim()
  if (UUID.test(typed.toLowerCase())) return { by: 'submission_id', value: typed.toLowerCase() }
  const letters = lettersOf(typed).replaceAll('O', '0').replace(/[IL]/g, '1')
  const reference = inGroups(letters)
  const value = REFERENCE.test(reference) ? reference : typed
  return { by: 'reference', value, ...(value === typed ? {} : { typed }) }
}

/** How the lead may be stored, the most literal first: one from another system has a reference of that system. */
export function candidatesOf({ by, value, typed = value }: LeadName): string[] {
  if (by === 'submission_id') return [value]
  const letters = lettersOf(typed)
  const grouped = letters.length === LENGTH ? [inGroups(letters)] : []
  return [...new Set([typed, typed.toUpperCase(), ...grouped, value])]
}

const lettersOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')
const inGroups = (letters: string) => `${letters.slice(0, 4)}-${letters.slice(4)}`
