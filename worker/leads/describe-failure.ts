// Puts what a command failed with into one line with a remedy.
import { lostConnection } from '../../src/node/database/lost-connection'
import {
  isDiskFull,
  isForbidden,
  isOldSchema,
  isReadOnly,
  lackingRight,
  READ_ONLY,
  sqlState,
} from '../../src/node/database/sql-state'
import { StartError } from '../../src/node/start-error'
import { causeOf } from '../error-class'
import { LeadsError } from './command-context'

/** Never the message of an unfamiliar error, or its stack: they hold the statement, and may quote visitor input. */
export function describeFailure(error: unknown): string {
  if (error instanceof LeadsError || error instanceof StartError) return error.message
  if (isOldSchema(error)) {
    return 'the tables are missing or older than this release. Run: npm run migrate'
  }
  if (isReadOnly(error)) return READ_ONLY
  if (isForbidden(error)) {
    return `the user in DATABASE_URL lacks a right (${lackingRight(error)?.words ?? causeOf(error)}). Grant it`
  }
  if (isDiskFull(error)) return "PostgreSQL's disk is full. Free some space"
  if (isOutputFull(error))
    return 'the output could not be written: the disk is full. Free some space'
  const lost = lostConnection(error)
  if (lost !== null) return `PostgreSQL stopped answering (${lost}). Try again`
  if (sqlState(error) === '08P01') {
    return 'a connection pooler rejects this (08P01). Let DATABASE_URL lead to PostgreSQL itself'
  }
  return describeRedis(error) ?? `failed (${causeOf(error)}). ${remedyFor(error)}`
}

/** As of `leads export > leads.csv`. */
const isOutputFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException | null)?.code))

/** Redis' client has no codes, only these names and messages. */
const REDIS_LOST =
  /^(?:Connection is closed\.|Command timed out|Stream isn't writeable|Command aborted|Reached the max retries)/

function describeRedis(error: unknown): string | undefined {
  if (!(error instanceof Error)) return
  // It quotes the whole script of a command that it rejects, after a comma.
  if (error.name === 'ReplyError') {
    return `failed (Redis: ${error.message.split(',', 1)[0]}). Try again. If it persists, check Redis`
  }
  const [lost] = REDIS_LOST.exec(error.message) ?? []
  return lost && `Redis stopped answering (${lost.replace(/\.$/, '')}). Try again`
}

function remedyFor(error: unknown): string {
  return sqlState(error)
    ? "Try again. If it persists, PostgreSQL's log says more"
    : 'Try again. If it persists, report it'
}
