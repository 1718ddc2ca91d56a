// Builds the body that all error responses share.
import { STATUS_CODES } from 'node:http'
import type { Problem } from '../contract/problem'

/**
 * A problem of type about:blank, whose title is the status's standard phrase (RFC 9457, section 4.2.1).
 * @param message one sentence for a person: what is wrong and what to do
 */
export function problemDetails(status: number, message: string): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, message }
}
