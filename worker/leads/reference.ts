// What a person names a lead by: its reference, or the submission's id as the logs have it.
import { REFERENCE } from '../../src/contract/api'

export type LeadName = { by: 'reference' | 'submission_id'; value: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Capitals and dashes do not matter, nor do the letters that are read as digits (Crockford base 32). What
 * is no reference stays as it was typed, so that the message about it names what the reader typed.
 */
export function readLeadName(text: string): LeadName {
  const plain = text.trim().toLowerCase()
  if (UUID.test(plain)) return { by: 'submission_id', value: plain }
  const letters = plain
    .replace(/[^0-9a-z]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const reference = `${letters.slice(0, 4)}-${letters.slice(4)}`
  return { by: 'reference', value: REFERENCE.test(reference) ? reference : text.trim() }
}
