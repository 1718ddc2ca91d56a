// Tells errors that pass from errors that stay (pipeline.md, "Error classes").

export type ErrorClass = 'transient' | 'permanent' | 'unknown'

/**
 * SQLSTATE classes: connection, transaction rollback, resources, operator intervention. And 25006: a PostgreSQL that
 * can only be read, such as a primary that became a standby and kept its connections, takes nothing for now.
 */
const TRANSIENT_SQL = /^(08|40|53|57)|^25006$/
/**
 * Data that PostgreSQL refuses, today and tomorrow. Not a number that is taken (23505): our own keys are met with
 * `on conflict`, and a sequence that lags behind after a restore has caught up some attempts later.
 */
const PERMANENT_SQL = /^(22|23(?!505$))/

/** The other side, or the way to it, is not there. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ESOCKET',
  'ECONNECTION',
  'EPROTOCOL',
  'ETLS',
  'EDNS',
  // Without an answer: a login that cannot even be tried.
  'EAUTH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** TLS failed, which passes once certificate or address are mended: nothing is said before it is there. */
const UNTRUSTED = /^(EPROTO$|ERR_(SSL|TLS)_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_)/
/** Our own machine is short of something. */
const SHORTAGE = new Set(['ENOSPC', 'EMFILE'])

/** SMTP commands that are about the connection; the others are about one message, MAIL FROM by its size. */
const BEFORE_A_MESSAGE = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/
/** RFC 4954: the login is missing, too weak or refused, in answer to any command. */
const LOGIN = new Set([530, 534, 535, 538])
/**
 * Our own address is refused (RFC 3463, X.1.7 and X.1.8; Exchange has a number of its own), which is the same in every
 * mail. Postfix says so at the recipients. Without such a word a 5xx is for good, as it is by rule.
 */
const SENDER_REFUSED = /^\d{3}[ -][45]\.(?:1\.[78]|7\.60)\b|sender address rejected/i
/** RFC 5321, 4.2.3: the server closes the channel, in answer to any command. */
const CLOSING = 421

interface Traits {
  code?: unknown
  originalCode?: unknown
  status?: unknown
  responseCode?: unknown
  command?: unknown
  response?: unknown
  mayHaveArrived?: unknown
}

export function classify(error: unknown): ErrorClass {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const { code, status, responseCode } = error as Traits
  if (isProviderAway(error)) return 'transient'
  if (typeof responseCode === 'number' && responseCode >= 400) {
    return responseCode < 500 ? 'transient' : 'permanent'
  }
  if (typeof status === 'number' && status >= 400) {
    return status === 408 ? 'transient' : 'permanent'
  }
  if (typeof code === 'string') {
    if (AWAY.has(code) || SHORTAGE.has(code)) return 'transient'
    if (/^[0-9A-Z]{5}$/.test(code)) {
      if (TRANSIENT_SQL.test(code)) return 'transient'
      if (PERMANENT_SQL.test(code)) return 'permanent'
    }
  }
  return 'unknown'
}

/**
 * Whether a provider's failure says that the provider itself is away, so that its return is worth
 * waiting for. Not so where it only puts one recipient off (450, 451: greylisting), nor where the
 * message may have arrived: to send that again whenever the provider answers would flood a mailbox.
 */
export function isProviderAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, status, responseCode, mayHaveArrived } = error as Traits
  if (mayHaveArrived === true) return false
  if (typeof responseCode === 'number') return isAboutAll(error, responseCode)
  if (typeof status === 'number') return status === 429 || status >= 500
  return typeof code === 'string' && (AWAY.has(code) || UNTRUSTED.test(code))
}

/** Whether a mail server's no would meet every other mail too. */
function isAboutAll({ command, response }: Traits, responseCode: number): boolean {
  return (
    responseCode === CLOSING ||
    LOGIN.has(responseCode) ||
    BEFORE_A_MESSAGE.test(String(command)) ||
    SENDER_REFUSED.test(String(response))
  )
}

/** Whether a failure is a reason to send less for a while: the provider is away, or stopped answering. */
export function isProviderInTrouble(error: unknown): boolean {
  return isProviderAway(error) || (error as Traits | null)?.mayHaveArrived === true
}

/**
 * Whether an HTTP answer leaves open what became of the request: a gateway that gave up (502, 504) or a
 * server that broke (500) may have passed it on before. 503 says that nothing was done.
 */
export function mayHaveBeenTaken(error: unknown): boolean {
  const { status } = (error ?? {}) as Traits
  return typeof status === 'number' && status >= 500 && status !== 503
}

/** Failures of a connection that carry no code, by name or text: knex and pg have several. */
const LOST_CONNECTION =
  /^Connection terminated|timeout expired|Query read timeout|Timeout acquiring/

/** Whether our own database did not answer, as opposed to refusing what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return classify(error) === 'transient' || LOST_CONNECTION.test(error.message)
}

/** A code as servers and libraries have them. What else stands in its place could be anything. */
const CODE = /^\w{1,64}$/

/**
 * A short cause for the row and the log: codes only, because messages can quote what was typed. The mail library
 * calls every failure below SMTP by one name, and keeps its own beside it: that tells a certificate from a port.
 */
export function causeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown error'
  const { code, originalCode, status, responseCode } = error as Traits
  const parts = [responseCode ?? status, code, originalCode].filter((part) =>
    CODE.test(String(part ?? '')),
  )
  const name = error instanceof Error ? error.name : 'error'
  return parts.length > 0 ? `${name} ${parts.join(' ')}` : name
}
