// What a person names a lead by: its reference, or the submission's id as the logs have it.

export type LeadName = { by: 'reference' | 'submission_id'; value: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Capitals and dashes do not matter, nor do the letters that are read as digits (Crockford base 32). */
export function readLeadName(text: string): LeadName {
  const plain = text.trim().toLowerCase()
  if (UUID.test(plain)) return { by: 'submission_id', value: plain }
  const letters = plain
    .replace(/[^0-9a-z]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return { by: 'reference', value: `${letters.slice(0, 4)}-${letters.slice(4)}` }
}
