// Classifies errors as transient, permanent or unknown (docs/decisions/0010-deliveries.md).
import { lostConnection } from '../src/node/database/lost-connection'
import { isLoginFailed, isUnknownUser, sqlState } from '../src/node/database/sql-state'
import { enhancedCode } from '../src/node/enhanced-code'
import { isAboutOurAccount } from './mail/smtp/account-rejections'
import {
  isAboutAllMails,
  isBeforeRecipient,
  isSenderRejected,
  ownWords,
} from './mail/smtp/rejections'
import { isAboutAllTexts } from './sms/twilio-errors'

type ErrorClass = 'transient' | 'permanent' | 'unknown'

/**
 * SQLSTATE classes: connection, transaction rollback, resources, operator intervention. Plus 25006: a read-only
 * PostgreSQL, such as a primary demoted to a standby that kept its connections, accepts no writes for now. And 55P03:
 * another session has locked what the statement is about.
 */
const TRANSIENT_SQL = /^(08|40|53|57)|^(25006|55P03)$/
/**
 * Data that PostgreSQL will always reject. Excludes unique violations (23505): `on conflict` handles our own keys,
 * and a sequence that lags behind after a restore is raised.
 */
const PERMANENT_SQL = /^(22|23(?!505$))/

/** No connection was made, unless it was lost while it was read or written. Not ETIMEDOUT, which may also end one. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
/** The peer, or the network path to it, is unavailable. */
const DOWN = new Set([
  ...UNREACHED,
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
])
/** TLS failures: transient until the certificate or address is fixed, and nothing was sent before the handshake. */
const UNTRUSTED = /^(EPROTO$|ERR_(SSL|TLS)_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_)/
/** Our own machine is out of a resource. */
const SHORTAGE = new Set(['ENOSPC', 'EMFILE', 'ENFILE'])
/** Our own disk takes no file until somebody sets it, or the folder, right. A socket's errors of these names differ. */
const NO_FILE = new Set(['EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EFBIG', 'ENOENT'])
const isAboutFile = ({ code, syscall = 'connect' }: Traits): boolean =>
  syscall !== 'connect' && NO_FILE.has(String(code))

interface Traits {
  code?: unknown
  syscall?: unknown
  originalCode?: unknown
  status?: unknown
  responseCode?: unknown
  response?: unknown
  mayHaveArrived?: unknown
}

export function classify(error: unknown): ErrorClass {
  if (typeof error !== 'object' || error === null) return 'unknown'
  // Whatever the response says besides.
  if (isProviderDown(error)) return 'transient'
  const { code, status, responseCode } = error as Traits
  if (isRejection(responseCode)) return classOfMail(error, responseCode)
  if (isRejection(status)) return status === 408 ? 'transient' : 'permanent'
  return typeof code === 'string' ? classOfCode(error, code) : 'unknown'
}

/** Mail servers and HTTP alike. */
const isRejection = (status: unknown): status is number =>
  typeof status === 'number' && status >= 400

/** Of a rejection in SMTP: 4xx is for now; 5xx is for good, unless it is our sender or account that is rejected. */
function classOfMail(error: Traits, responseCode: number): ErrorClass {
  const isForNow = responseCode < 500 || isSenderRejected(error)
  const isOurs = () => isAboutOurAccount(ownWords(error), String(error.response))
  return isForNow || isOurs() ? 'transient' : 'permanent'
}

/** Of a failure without a response: of the network, our own machine, or PostgreSQL. */
function classOfCode(error: Traits, code: string): ErrorClass {
  if (DOWN.has(code) || SHORTAGE.has(code) || isAboutFile(error)) return 'transient'
  if (TRANSIENT_SQL.test(sqlState(error))) return 'transient'
  return PERMANENT_SQL.test(sqlState(error)) ? 'permanent' : 'unknown'
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
  if (typeof responseCode === 'number') return isAboutAllMails(error, responseCode)
  if (typeof status === 'number') return isAboutAllTexts(status, code)
  return typeof code === 'string' && (DOWN.has(code) || UNTRUSTED.test(code))
}

/**
 * Whether it is certain that a mail server was told no recipient: it responded, or there was no connection to it. One
 * that was lost, or silent, has the command CONN however far the mail had got, and may have brought it.
 */
export function isRefusedBeforeRecipient(error: unknown): boolean {
  const { responseCode, originalCode, syscall } = (error ?? {}) as Traits
  const wasConnected = mayHaveArrived(error) || syscall === 'read' || syscall === 'write'
  const isUnreached = UNREACHED.includes(String(originalCode)) && !wasConnected
  return (typeof responseCode === 'number' || isUnreached) && isBeforeRecipient(error)
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
