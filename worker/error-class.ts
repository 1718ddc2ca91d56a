// Tells errors that pass from errors that stay (pipeline.md, "Error classes").

export type ErrorClass = 'transient' | 'permanent' | 'unknown'

/** SQLSTATE classes: connection, transaction rollback, resources, operator intervention. */
const TRANSIENT_SQL = /^(08|40|53|57)/
/** Data that PostgreSQL refuses, today and tomorrow. */
const PERMANENT_SQL = /^(22|23)/

const TRANSIENT_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ESOCKET',
  'ECONNECTION',
  'EDNS',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EMFILE',
])

interface Traits {
  code?: unknown
  status?: unknown
  responseCode?: unknown
}

export function classify(error: unknown): ErrorClass {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const { code, status, responseCode } = error as Traits
  if (typeof responseCode === 'number' && responseCode >= 400) {
    return responseCode < 500 ? 'transient' : 'permanent'
  }
  if (typeof status === 'number' && status >= 400) {
    return status === 429 || status === 408 || status >= 500 ? 'transient' : 'permanent'
  }
  if (typeof code === 'string') {
    if (TRANSIENT_NETWORK.has(code)) return 'transient'
    if (/^[0-9A-Z]{5}$/.test(code)) {
      if (TRANSIENT_SQL.test(code)) return 'transient'
      if (PERMANENT_SQL.test(code)) return 'permanent'
    }
  }
  return 'unknown'
}

/** A short cause for the row and the log: codes only, because messages can quote what was typed. */
export function causeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown error'
  const { code, status, responseCode } = error as Traits
  const parts = [responseCode ?? status, code].filter((part) => part !== undefined)
  const name = error instanceof Error ? error.name : 'error'
  return parts.length > 0 ? `${name} ${parts.join(' ')}` : name
}
