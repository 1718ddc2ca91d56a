// What Twilio answers when no text would be taken, whichever it is.

/**
 * Twilio's codes for a rejected login (with a 401), and for an account that is not active because it is suspended or
 * has no funds: https://www.twilio.com/docs/api/errors/20003, 20005, 10001, 20403, 90010
 */
const LOGIN_REJECTED = 20003
const ACCOUNT_NOT_ACTIVE = new Set<unknown>([20005, 10001, 20403, 90010])

/**
 * Whether an HTTP response concerns every text alike: our account's login is rejected, the account is not active, or the
 * provider takes nothing for now. Until somebody has set that right, each text would be rejected with it.
 */
export const isAboutAllTexts = (status: number, code: unknown): boolean =>
  (status === 401 && code === LOGIN_REJECTED) ||
  ACCOUNT_NOT_ACTIVE.has(code) ||
  status === 429 ||
  status >= 500
