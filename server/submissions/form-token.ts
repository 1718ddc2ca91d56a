// A signed timestamp of when a visitor first touched a form: it shows how long filling it in took.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../src/node/database/connect'
import { connectionFailure } from '../../src/node/database/connection-failure'
import { isOldSchema } from '../../src/node/database/sql-state'
import { StartError, UnavailableError } from '../../src/node/start-error'

/** 128 bits of the HMAC: infeasible to guess, and still a short header. */
const SIGNATURE_BYTES = 16

export interface FormTokens {
  /** A token for a form touched now. */
  issue(): string
  /**
   * Milliseconds since the token was issued; null for one that proves nothing: absent or not ours, perhaps because
   * the key has changed, which is no error.
   */
  ageOf(token: string): number | null
}

/** @param key shared by all server processes; @param now the clock, in milliseconds since 1970 */
export function createFormTokens(key: () => Buffer, now: () => number = Date.now): FormTokens {
  const sign = (time: string) =>
    createHmac('sha256', key()).update(`form\n${time}`).digest().subarray(0, SIGNATURE_BYTES)

  return {
    issue() {
      const time = now().toString(36)
      return `${time}.${sign(time).toString('base64url')}`
    },
    ageOf(token) {
      const [, time, signature] = /^([0-9a-z]{1,11})\.([\w-]{22})$/.exec(token) ?? []
      if (!time || !signature) return null
      if (!timingSafeEqual(sign(time), Buffer.from(signature, 'base64url'))) return null
      const age = now() - Number.parseInt(time, 36)
      // From the future: the clocks of two servers differ, so the age cannot be trusted.
      return age >= 0 ? age : null
    },
  }
}

/** Interval between attempts to read the key while PostgreSQL is down, in milliseconds. */
const RETRY_MS = 5_000

/**
 * The key that the migration created. Until PostgreSQL answers, it is a random key of this process: other
 * processes ignore the tokens it signs, which costs the check for haste and no submission. Throws a StartError
 * if PostgreSQL answers but has no key.
 */
export async function openFormTokenKey(database: Database): Promise<() => Buffer> {
  let key: Buffer = randomBytes(32)
  const read = async () => {
    key = await readKey(database)
  }
  const readLater = () => {
    setTimeout(() => void read().catch(readLater), RETRY_MS).unref()
  }
  await read().catch((error: unknown) => {
    if (!(error instanceof UnavailableError)) throw error
    readLater()
  })
  return () => key
}

const NO_KEY = 'The database has no key to sign with.'

async function readKey(database: Database): Promise<Buffer> {
  const row = await database('signing_keys')
    .where({ name: 'form-token' })
    .first<{ key: Buffer } | undefined>('key')
    .catch((error: unknown) => {
      if (isOldSchema(error)) throw new StartError(`${NO_KEY} Run: npm run migrate`)
      throw connectionFailure(error)
    })
  if (row) return row.key
  throw new StartError(`${NO_KEY} Insert one: docs/operations/settings.md, Rotating credentials`)
}
