// Sends the daily digest to the team, once a day across all workers.
import type { Database } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { Log } from '../../src/node/log'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { clockDifference } from '../clock'
import { classify } from '../error-class'
import type { Mailer } from '../mail/mailer'
import { toDeferred } from '../mail/to-deferred'
import { type Repeating, repeat } from '../repeat'
import { digestDay } from './digest-day'
import { digestMail } from './digest-mail'
import { openItems } from './open-items'

/** How often to check whether the digest is due, in milliseconds. */
const EVERY_MS = 60_000
/** Longer than sending a mail can take. After it expires another worker tries, until the end of the day. */
const LEASE = "interval '5 minutes'"

interface Deps {
  env: Env
  database: Database
  mail: Mailer
  log: Log
  submissions: Pick<JobQueue, 'depths'>
}

export function startDigest(deps: Deps): Repeating {
  // By PostgreSQL's clock, like all workers: one that is a day ahead would take tomorrow's digest from the others.
  const sendIfDue = async () => {
    const seconds = await clockDifference(deps.database)
    await sendDigest(deps, new Date(Date.now() + seconds * 1_000))
  }
  return repeat(EVERY_MS, sendIfDue, (err) =>
    deps.log.warn({ err }, 'digest not sent; retrying in a few minutes'),
  )
}

/**
 * Sends the digest for the day of `now`, unless it was already sent, there is nothing to report, or another worker
 * holds the lease. One completed check settles the day: later items are reported the next morning.
 */
export async function sendDigest(deps: Deps, now: Date): Promise<void> {
  const { env, database, mail, log } = deps
  const day = digestDay(now)
  const turn = day && (await takeTurn(database, day))
  if (!turn) return
  const open = { ...(await openItems(database)), ...(await unstored(deps)) }
  const count = open.failed + open.held + open.unstored
  // There is nothing to report only once every queue has confirmed it.
  if (count === 0 && open.silent.length > 0)
    throw new Error(`could not check for unstored submissions: ${open.silent.join(', ')}`)
  if (count > 0) {
    const key = `digest.${day}`
    try {
      const message = toDeferred(digestMail(open, env, now), turn.owed)
      const { refused, deferred = [] } = await mail.send(message, key, {
        lastCheck: () => undefined,
      })
      if (refused)
        log.warn({ day, items: count, refused }, 'digest sent, but not to every recipient')
      else log.info({ day, items: count }, 'digest sent')
      if (deferred.length > 0) {
        // The next turn sends it to those only.
        await database('digests').where({ day }).update({ owed: deferred })
        return
      }
    } catch (err) {
      // Resending every few minutes would mean a hundred copies by evening, and tomorrow's digest says the same.
      const mayHaveArrived = (err as { mayHaveArrived?: unknown }).mayHaveArrived === true
      // The others have it already.
      const isRejected = turn.owed !== null && classify(err) === 'permanent'
      if (!mayHaveArrived && !isRejected) throw err
      if (mayHaveArrived) log.warn({ err, day }, 'no response to the digest; it may have arrived')
      else log.warn({ err, day }, 'digest rejected for an inbox')
    }
  }
  await database('digests').where({ day }).update({ items: count, done_at: database.fn.now() })
}

interface Turn {
  /** The inboxes that were deferred in the turn before; null means all. */
  owed: string[] | null
}

/** Accepted submissions that could not be stored, and the datastores that did not report whether they have any. */
async function unstored({ submissions }: Deps) {
  const depths = Object.entries(await submissions.depths())
  return {
    unstored: depths.reduce((sum, [, depth]) => sum + (depth?.failed ?? 0), 0),
    silent: depths.flatMap(([name, depth]) => (depth ? [] : [name])),
  }
}

/** Takes the lease on the day's digest; null if it is done, or another worker's turn. */
async function takeTurn(database: Database, day: string): Promise<Turn | null> {
  const { rows } = await database.raw<{ rows: Turn[] }>(
    `insert into digests (day, lease_until) values (?, now() + ${LEASE})
     on conflict (day) do update set lease_until = excluded.lease_until
       where digests.done_at is null and digests.lease_until < now()
     returning owed`,
    [day],
  )
  return rows[0] ?? null
}
