// Refusals of the mail server that last: every try makes them last longer.
import { Refusal } from './refusal'
import type { SmtpError } from './rejections'

/**
 * Whether the mail server accepts our login. Until a probe is accepted, nothing else logs in. A mail tells nothing: its
 * connection may be from before.
 */
export class Login extends Refusal {
  constructor() {
    super(isLoginRefused)
  }
}

/**
 * Whether the mail server accepts our connections: Sendmail's limit for ten minutes counts those that it refuses too. After
 * each pause, the first mail or probe tries again.
 */
export class ConnectionRate extends Refusal {
  constructor() {
    super(isRateExceeded)
  }

  /** Any other failure counts no connection there: it follows its own rules. */
  override failed(error: unknown): void {
    if (isRateExceeded(error)) super.failed(error)
  }
}

/** What the mail server refuses this worker: one for its mailer and its outages. */
export interface Refusals {
  login: Login
  rate: ConnectionRate
}

export function createRefusals(): Refusals {
  return { login: new Login(), rate: new ConnectionRate() }
}

/**
 * The server knows our login, and does not accept it: 5xx to AUTH. 4xx is a failure of its own, and 530 to any other
 * command asks for a login that was not tried.
 */
function isLoginRefused(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as SmtpError
  return (
    String(command).startsWith('AUTH') && typeof responseCode === 'number' && responseCode >= 500
  )
}

/** The server limits how many connections we open in a time. */
export function isRateExceeded(error: unknown): boolean {
  const { command, responseCode, response } = (error ?? {}) as SmtpError
  const isGreeting = command === 'CONN' && responseCode === 421
  return isGreeting && /rate limit/i.test(String(response))
}
