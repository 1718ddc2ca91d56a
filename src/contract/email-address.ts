// The parts and spellings of an email address.

/** The part before the last `@`, and the domain after it; without an `@`, everything is the domain. */
export function splitAddress(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@')
  return { local: address.slice(0, Math.max(0, at)), domain: address.slice(at + 1) }
}

/** Normalizes an email address: mail limits and subscriptions are keyed by the result. */
export const normalizedEmail = (email: string): string => email.toLowerCase()

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
