// Why PostgreSQL cannot be used, in one line with a remedy.
import { StartError, UnavailableError } from '../start-error'
import { UNCOMMITTED } from './pg-client'
import {
  isBusyPooler,
  isEnded,
  isLoginFailed,
  isRejectedByPooler,
  isUnready,
  lackingRight,
  sqlState,
} from './sql-state'

const EXAMPLE = 'for example postgres://user:secret@127.0.0.1:5432/website'

/** Failures that neither a start of PostgreSQL nor another URL mends, by SQLSTATE. */
const REFUSALS: Record<string, { reason: string; remedy: string }> = {
  '53300': {
    reason: 'it has no connection left',
    remedy: 'Raise max_connections, or the limit of the user or database',
  },
  // PostgreSQL knows them all: this is something in between.
  '08P01': {
    reason: 'it rejects our session settings',
    remedy: 'Connect without a pooler such as PgBouncer',
  },
  // Amazon's RDS Proxy.
  '0A000': {
    reason: 'it rejects our session settings',
    remedy: 'Connect without a proxy such as Amazon RDS Proxy',
  },
  // Undefined function. Ours are there, or the migrations would be missing: the search path is not the one we asked for.
  '42883': {
    reason: 'it ignores our session settings',
    remedy: 'Connect without a pooler such as PgBouncer',
  },
  [UNCOMMITTED]: {
    reason: 'what we write is not committed',
    remedy: 'Connect without a pooler such as Pgpool-II',
  },
}

/** None for what a pooler says of itself or of our login: its own words tell more. */
const refusalOf = (error: unknown) =>
  isBusyPooler(error) || isRejectedByPooler(error) ? undefined : REFUSALS[sqlState(error)]

/** The same code as for a wrong user; the name of the file is in the message in every language. */
const isShutOut = (error: unknown): boolean =>
  sqlState(error) === '28000' && error instanceof Error && error.message.includes('pg_hba.conf')

const SHUT_OUT = {
  reason: 'its pg_hba.conf does not admit this connection',
  remedy:
    'Most providers require TLS: give the URL the option sslmode=verify-full. Otherwise let pg_hba.conf admit this host, user and database',
}

/** OpenSSL's codes for a certificate that has expired, is for another name, or is signed by nobody we know. */
const OF_CERTIFICATE = /^(?:ERR_TLS_CERT_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/

const START_IT = `Start it or correct the URL, ${EXAMPLE}`
const MEND_CERTIFICATE =
  'Renew its certificate, write a host into the URL that it is for, or name its authority in NODE_EXTRA_CA_CERTS: see docs/operations/settings.md'

/** Why PostgreSQL cannot be used, with the remedy: an UnavailableError if waiting may help. */
export function connectionFailure(error: unknown): StartError {
  const reason = reasonOf(error)
  const refusal = isShutOut(error) ? SHUT_OUT : refusalOf(error)
  if (refusal) {
    const Failure = isUnavailable(error) ? UnavailableError : StartError
    return new Failure(`DATABASE_URL: PostgreSQL cannot be used (${reason}). ${refusal.remedy}`)
  }
  if (isUnavailable(error)) {
    const remedy = OF_CERTIFICATE.test(reason) ? MEND_CERTIFICATE : START_IT
    return new UnavailableError(`DATABASE_URL: PostgreSQL does not answer (${reason}). ${remedy}`)
  }
  return new StartError(
    `DATABASE_URL: PostgreSQL cannot be used (${reason}). Correct the URL (${EXAMPLE}) or the user, database or file that it names`,
  )
}

/**
 * True if PostgreSQL reported nothing, or only that it is not ready. False when a file that the URL names, such as a
 * certificate, cannot be opened, and for an error of our own.
 */
function isUnavailable(error: unknown): boolean {
  const { syscall } = error as { syscall?: unknown }
  if (syscall === 'open' || error instanceof TypeError || isLoginFailed(error)) return false
  return sqlState(error) === '' || isUnready(error) || isEnded(error)
}

/** The short cause of a connection error, without credentials. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0]) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'no answer'
  const { code } = error as { code?: string }
  if (isShutOut(error)) return SHUT_OUT.reason
  if (code === '28P01' || code === '28000') return 'the user or password is rejected'
  if (code === '3D000') return 'the database does not exist'
  if (code) return refusalOf(error)?.reason ?? [code, ...refusalIn(error)].join(': ')
  if (isLoginFailed(error) && /password must be/.test(error.message)) {
    return 'the URL has no password'
  }
  if (/timeout/i.test(error.message)) return 'no answer in time'
  return mayQuoteUrl(error) ? error.name : error.message
}

/** And with it the password. */
const mayQuoteUrl = ({ message }: Error) => message.includes('@')

/** What a server that admits no session says: poolers have one code for many reasons. */
function refusalIn(error: Error): string[] {
  const denied = lackingRight(error)
  if (denied) return [denied.words]
  const { severity } = error as { severity?: unknown }
  return severity === 'FATAL' && !mayQuoteUrl(error) ? [error.message] : []
}
