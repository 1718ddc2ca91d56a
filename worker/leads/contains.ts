// The condition on a lead that contains what somebody looks for.
import { domainToASCII } from 'node:url'
import { phoneDigits } from './phone-digits'
import type { Query } from './query'
import { spellingsOf } from './spellings-of'

/**
 * Part of a name, company or address, or the digits of a phone number, which is stored as it was typed. A phone types a
 * curved apostrophe, and a Mac may have é in two parts: names are compared without such differences.
 * @param hasCompany whether the table `t` has that column
 */
export function contains(text: string, hasCompany: boolean): Query {
  const columns = hasCompany ? ['name', 'company'] : ['name']
  const plain = text.normalize('NFC').replace(/[‘’]/g, "'")
  const emails = plain.includes('@') ? spellingsOf(plain) : [plain, ...asDomain(plain)]
  const parts: Query[] = [
    ...columns.map((each) => like(`normalize(translate(t.${each}, '‘’', ''''''), nfc)`, plain)),
    ...emails.map((email) => like('t.email', email)),
  ]
  const digits = phoneDigits(text)
  if (digits !== null) {
    const sql = "regexp_replace(t.phone, '\\D', '', 'g') like ?"
    parts.push({ sql, bindings: [`%${digits}%`] })
  }
  return {
    sql: `(${parts.map(({ sql }) => sql).join(' or ')})`,
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}

/** International domains are stored in the letters of the DNS. Of other letters, such as `ª`, hardly anything is left. */
function asDomain(text: string): string[] {
  const domain = domainToASCII(text)
  return domain.includes('xn--') ? [domain] : []
}

function like(column: string, text: string): Query {
  return { sql: `${column} ilike ?`, bindings: [`%${text.replace(/[\\%_]/g, '\\$&')}%`] }
}
