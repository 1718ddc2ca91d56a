// Classifies errors as transient, permanent or unknown (docs/decisions/0010-outages-leases-and-replies.md).
import { lostConnection } from '../src/node/database/lost-connection'
import { isLoginFailed, isUnknownUser, sqlState } from '../src/node/database/sql-state'
import { enhancedCode } from '../src/node/enhanced-code'
import { isAboutAllTexts } from './about-all-texts'
import { isAboutOurAccount } from './about-our-account'

type ErrorClass = 'transient' | 'permanent' | 'unknown'

/**
 * SQLSTATE classes: connection, transaction rollback, resources, operator intervention. Plus 25006: a read-only
 * PostgreSQL, such as a primary demoted to a standby that kept its connections, accepts no writes for now.
 */
const TRANSIENT_SQL = /^(08|40|53|57)|^25006$/
/**
 * Data that PostgreSQL will always reject. Excludes unique violations (23505): `on conflict` handles our own keys,
 * and a sequence that lags behind after a restore is raised.
 */
const PERMANENT_SQL = /^(22|23(?!505$))/

/** The peer, or the network path to it, is unavailable. */
const DOWN = new Set([
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
  // Without a response code: a login that could not even be attempted.
  'EAUTH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** No connection was made, unless it was lost while it was read or written. Not ETIMEDOUT, which may also end one. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
/** TLS failures: transient until the certificate or address is fixed, and nothing was sent before the handshake. */
const UNTRUSTED = /^(EPROTO$|ERR_(SSL|TLS)_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_)/
/** Our own machine is out of a resource. */
const SHORTAGE = new Set(['ENOSPC', 'EMFILE', 'ENFILE'])
/** Our own disk takes no file until somebody sets it, or the folder, right. A socket's errors of these names differ. */
const NO_FILE = new Set(['EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EFBIG', 'ENOENT'])
const isAboutFile = ({ code, syscall = 'connect' }: Traits): boolean =>
  syscall !== 'connect' && NO_FILE.has(String(code))

/** SMTP commands about the connection; all others concern one message. */
const BEFORE_A_MESSAGE = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/
/** RFC 4954: the login is missing, too weak or rejected, in response to any command. */
const LOGIN = new Set([530, 534, 535, 538])
/**
 * Our own sender address is rejected (RFC 3463, X.1.7 and X.1.8; Exchange has its own codes), which affects every mail
 * alike. Postfix reports it in response to RCPT TO. Without such a hint a 5xx is permanent, as the standard says.
 */
const SENDER_REFUSED = /^\d{3}[ -][45]\.(?:1\.[78]|2\.252|7\.60)\b|sender address rejected/i
/**
 * Exim's and IONOS' words for it, which end a response of several lines: only the last says whose address it is about.
 * Exim says it to all recipients but the first in one line.
 */
const LAST_LINE_REFUSES_SENDER = /(?:^|\n)550 Sender (?:verify failed|address is not allowed\.?)$/

interface Traits {
  code?: unknown
  syscall?: unknown
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
  if (isProviderDown(error)) return 'transient'
  if (typeof responseCode === 'number' && responseCode >= 400) {
    return responseCode < 500 ||
      isSenderRejected(error) ||
      isAboutOurAccount(ownWords(error), String((error as Traits).response))
      ? 'transient'
      : 'permanent'
  }
  if (typeof status === 'number' && status >= 400) {
    return status === 408 ? 'transient' : 'permanent'
  }
  if (typeof code === 'string') {
    if (DOWN.has(code) || SHORTAGE.has(code) || isAboutFile(error)) return 'transient'
    if (TRANSIENT_SQL.test(sqlState(error))) return 'transient'
    if (PERMANENT_SQL.test(sqlState(error))) return 'permanent'
  }
  return 'unknown'
}

/**
 * A 5xx to MAIL FROM, which says nothing of a recipient, and no size, since nodemailer sends none: a name that our domain
 * has not at the moment, or an address on a list. Not if it is about the mail's form (RFC 3463, X.5 and X.6), of which
 * only letters outside ASCII differ between our mails, or, whatever the command, about its size.
 */
function isSenderRejected(error: Traits): boolean {
  const isOfOneMail = /^(?:523|552|555)|^\d{3}[ -]5\.(?:2\.3|3\.4|[56]\.)/.test(ownWords(error))
  return error.command === 'MAIL FROM' && !isOfOneMail
}

/**
 * Whether a failure means that the provider itself is down, so that its recovery is worth waiting for. False when it
 * only defers one recipient (450, 451: greylisting) and when the message may have arrived: resending that each time
 * the provider responds would flood a mailbox.
 */
export function isProviderDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (mayHaveArrived(error)) return false
  const { code, status, responseCode } = error as Traits
  if (typeof responseCode === 'number') return isAboutAll(error, responseCode)
  if (typeof status === 'number') return isAboutAllTexts(status, code)
  return typeof code === 'string' && (DOWN.has(code) || UNTRUSTED.test(code))
}

/**
 * Whether a mail server failed before it was told a recipient, so that none can be the cause: connecting, greeting or
 * login, or a 4xx to MAIL FROM, such as a rate limit's. All mails share our address, but not the size (452, RFC 1870).
 */
export function isBeforeRecipient(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as Traits
  if (BEFORE_A_MESSAGE.test(String(command))) return true
  return command === 'MAIL FROM' && /^4(?!52)/.test(String(responseCode))
}

/**
 * Whether it is certain that a mail server was told no recipient: it responded, or there was no connection to it. One
 * that was lost, or silent, has the command CONN however far the mail had got, and may have brought it.
 */
export function isRefusedBeforeRecipient(error: unknown): boolean {
  const { responseCode, originalCode, syscall } = (error ?? {}) as Traits
  const wasConnected = mayHaveArrived(error) || syscall === 'read' || syscall === 'write'
  const isUnreached = UNREACHED.has(String(originalCode)) && !wasConnected
  return (typeof responseCode === 'number' || isUnreached) && isBeforeRecipient(error)
}

/**
 * Whether a mail server's rejection would apply to every other mail too. 421: it closes the channel (RFC 5321, 4.2.3).
 */
function isAboutAll(error: Traits, responseCode: number): boolean {
  return (
    responseCode === 421 ||
    LOGIN.has(responseCode) ||
    isBeforeRecipient(error) ||
    SENDER_REFUSED.test(ownWords(error)) ||
    LAST_LINE_REFUSES_SENDER.test(String(error.response))
  )
}

/** A server that asks the recipient's server first quotes it, and that one may be a stranger's. */
function ownWords({ response }: Traits): string {
  return String(response).split(/ said: |\n/, 1)[0] ?? ''
}

/** Whether a failure is a reason to throttle for a while: the provider is down, or stopped responding. */
export function isProviderInTrouble(error: unknown): boolean {
  return isProviderDown(error) || mayHaveArrived(error)
}

/** Whether a mail server stopped responding after it had been given the whole mail (`Mailer.send`). */
export function mayHaveArrived(error: unknown): boolean {
  return (error as Traits | null)?.mayHaveArrived === true
}

/**
 * Whether an HTTP response leaves the outcome of the request unknown: a gateway that gave up (502) or a server
 * that failed (500) may have passed it on first. 503 means that nothing was done (but see twilio-http.ts).
 */
export function mayHaveBeenTaken(error: unknown): boolean {
  const { status } = (error ?? {}) as Traits
  return typeof status === 'number' && status >= 500 && status !== 503
}

/** A rejected login, a missing database, a missing right: somebody has to set it right, whatever the statement holds. */
const NO_ACCESS = /^(28|3D000$|42501$)/

/**
 * Whether our own database failed in a way that passes and says nothing about the statement's data: no response, no
 * resources left, no access, or a conflict with another transaction.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error) || isAboutFile(error as Traits)) return false
  if (classify(error) === 'transient') return true
  if (NO_ACCESS.test(sqlState(error)) || isUnknownUser(error) || isLoginFailed(error)) return true
  return lostConnection(error) !== null
}

/** The form of codes from servers and libraries. Anything else in their place could be arbitrary text. */
const CODE = /^[\w.]{1,64}$/

/**
 * A short cause for the row and the log: codes only, because messages can quote visitor input. A mail server's
 * enhanced status code tells a full mailbox from a missing one. nodemailer gives every failure below SMTP the same code
 * and keeps the original in `originalCode`, which tells a bad certificate from a closed port.
 */
export function causeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown error'
  const { code, originalCode, status, responseCode, response } = error as Traits
  const parts = [responseCode ?? status, enhancedCode(response), code, originalCode].filter(
    (part) => CODE.test(String(part ?? '')),
  )
  const name = error instanceof Error ? error.name : 'error'
  return parts.length > 0 ? `${name} ${parts.join(' ')}` : name
}
