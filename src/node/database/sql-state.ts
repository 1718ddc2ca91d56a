// PostgreSQL's error codes, by what they mean to us (its manual, appendix A).

/** The SQLSTATE of an error that PostgreSQL reported; '' for any other error. */
export function sqlState(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  // Each has a digit; codes of system errors such as EPIPE have five characters too.
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(String(code)) ? String(code) : ''
}

/** PgBouncer has one code for all it says. */
const isOfPooler = (error: unknown, words: RegExp): boolean =>
  sqlState(error) === '08P01' && words.test(String((error as { message?: unknown }).message))

/** A pooler has no connection left, or none to the server behind it. */
export const isBusyPooler = (error: unknown): boolean =>
  isOfPooler(
    error,
    /query_wait_timeout|no more connections|has been failing|server conn|\bshut(?:ting )?down/i,
  )

/** A pooler rejects our user, or the database. */
export const isRejectedByPooler = (error: unknown): boolean =>
  isOfPooler(error, /SASL|authentication|no such|disabled|removed/)

/** A connection failed, or PostgreSQL is starting, stopping or full. */
export const isUnready = (error: unknown): boolean =>
  /^(08(?!P01)|53|57)/.test(sqlState(error)) || isBusyPooler(error)

/** A login that is refused for good: the user, the database, a right, or a setting of the session. */
const REFUSED = /^(22|28|42|3D000$|0A000$|08P01$)/
/** Supabase's pooler has one code for all its reasons. This one is a wrong user. */
export const isUnknownUser = (error: unknown): boolean => {
  const { severity, message } = (error ?? {}) as { severity?: unknown; message?: unknown }
  return severity === 'FATAL' && /tenant.* not found|no tenant/i.test(String(message))
}

/**
 * The server, or a pooler before it, admits no session now or has ended one, in whatever code: Supabase's says XX000 when
 * it has no connection left. That says nothing about a statement.
 */
export const isEnded = (error: unknown): boolean => {
  const { severity } = (error ?? {}) as { severity?: unknown }
  const state = sqlState(error)
  if (severity !== 'FATAL' || state === '') return false
  return isBusyPooler(error) || !(REFUSED.test(state) || isUnknownUser(error))
}

/** A serialization failure or a deadlock: the same transaction may succeed when repeated. */
export const isConflict = (error: unknown): boolean => /^(40001|40P01)$/.test(sqlState(error))

/** A lock timeout, or a deadlock that was resolved at our expense. */
export const isLocked = (error: unknown): boolean => /^(55P03|40P01)$/.test(sqlState(error))

/** The data break a rule of their type or of the table: repeating the statement cannot help. */
export const isDataRejected = (error: unknown): boolean => /^2[23]/.test(sqlState(error))

/** A write to a standby, or where `default_transaction_read_only` is on. */
export const isReadOnly = (error: unknown): boolean => sqlState(error) === '25006'
/** Why that is, and what mends it. */
export const READ_ONLY_CAUSE =
  'DATABASE_URL leads to a standby, or default_transaction_read_only is on. Direct it to the primary, or turn that off'
export const READ_ONLY = `PostgreSQL takes no writes: ${READ_ONLY_CAUSE}`

/** A row has this primary key already. */
export const isKeyTaken = (error: unknown): boolean =>
  sqlState(error) === '23505' &&
  /_pkey$/.test(String((error as { constraint?: unknown }).constraint))

/** The user lacks a privilege. */
export const isForbidden = (error: unknown): boolean => sqlState(error) === '42501'

/** pg ended the login by itself, for example because the URL has no password. */
export const isLoginFailed = (error: unknown): boolean =>
  error instanceof Error && /^SASL: /.test(error.message)

/**
 * What our user has no right to: PostgreSQL tells it in its message only. That is the end of knex's message, and a name
 * is all that is taken from it.
 */
const DENIED = /(?:^| - )((?:permission denied for|must be owner of) ([a-z]+ \w{1,63}))$/

/** The right that the user lacks, in PostgreSQL's words and as the bare name of the object, if it names one. */
export function lackingRight(error: unknown): { words: string; object: string } | undefined {
  if (!(error instanceof Error) || !isForbidden(error)) return
  const [, words, object] = DENIED.exec(error.message) ?? []
  return words && object ? { words, object } : undefined
}

/** PostgreSQL's disk is full. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === '53100'

/** The statement took too long, or somebody canceled it. */
export const isCanceled = (error: unknown): boolean => sqlState(error) === '57014'

/** A table or column does not exist: the migrations of this release have not run. */
export const isOldSchema = (error: unknown): boolean => /^(42P01|42703)$/.test(sqlState(error))
