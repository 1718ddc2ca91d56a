// The spellings in which an email address may be stored.
import { domainToASCII, domainToUnicode } from 'node:url'
import { normalizedEmail, splitAddress } from '../../src/contract/email-address'

/** International domains are stored in the letters of the DNS; those of submissions before 0.6.22 as they were typed. */
export function spellingsOf(typed: string): string[] {
  const email = normalizedEmail(typed)
  const { local, domain } = splitAddress(email)
  const others = [domainToASCII(domain), domainToUnicode(domain)].filter(Boolean)
  return [...new Set([email, ...others.map((each) => `${local}@${each}`)])]
}
