// The parts and spellings of an email address.
import { INVISIBLE } from './blank'

/** The part before the last `@`, and the domain after it; without an `@`, everything is the domain. */
export function splitAddress(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@')
  return { local: address.slice(0, Math.max(0, at)), domain: address.slice(at + 1) }
}

/** Normalizes an email address: mail limits and subscriptions are keyed by the result. */
export const normalizedEmail = (email: string): string => email.toLowerCase()

/** Each is as far from its ASCII letter as the others. Other compatible letters (ª, ²) make another mailbox. */
const FULL_WIDTH = /[\uff01-\uff5e]/g

/**
 * The address without what comes along when it is copied from a mail or a chat (white space around it, marks of
 * direction, a byte order mark), and with ordinary letters for the full-width ones of a Japanese keyboard. An address
 * holds none of these, so nothing of it is lost. Line breaks stay: no field of a browser sends them with an address,
 * only somebody who tries to add a header to a mail.
 */
export function pastedAddress(text: string): string {
  return text
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(INVISIBLE, '')
    .replace(/^[^\S\r\n]+|[^\S\r\n]+$/g, '')
}

/**
 * The address with an international domain in the letters of the DNS (`xn--`). Chromium passes one on like that, other
 * browsers as it was typed.
 */
export function withAsciiDomain(address: string): string {
  const { domain } = splitAddress(address)
  if (/^[!-~]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address
  try {
    const ascii = new URL(`http://${domain}`).hostname
    return address.slice(0, address.length - domain.length) + ascii
  } catch {
    return address
  }
}
