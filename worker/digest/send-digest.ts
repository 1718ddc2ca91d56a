// Sends the daily digest to the team, once a day across all workers.

import { clockDifference } from '../../src/node/database/clock'
import type { Database } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { Log } from '../../src/node/log'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { classify, mayHaveArrived } from '../error-class'
import type { Mailer } from '../mail/mailer'
import { toDeferred } from '../mail/to-deferred'
import { type Repeating, repeat } from '../repeat'
import { digestDay } from './digest-day'
import { digestMail } from './digest-mail'
import { openItems, type Period } from './open-items'

/** How often to check whether the digest is due, in milliseconds. */
const EVERY_MS = 60_000
/** After it expires another worker tries, until the end of the day. */
const LEASE = "interval '5 minutes'"
/** By then, PostgreSQL shows what it has recorded as sent: a later email is in the next digest. */
const RECORDED = "interval '1 minute'"
/** Releases before 0.6.39 recorded the end of their turn instead, and kept the inboxes of the turn before it. */
const IS_PERIOD_END = `turn.done_at < turn.lease_until - ${LEASE}`
/** In milliseconds: after that, the digest no longer leaves in this turn, since the rest of a mail takes under a minute. */
const TURN_MS = 4 * 60_000

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
    deps.log.warn({ err }, 'digest not sent, or not recorded; trying again in a few minutes'),
  )
}

/**
 * Sends the digest for the day of `now`, unless it was already sent, there is nothing to report, or another worker
 * holds the lease. One completed check settles the day: later items are reported the next morning.
 */
export async function sendDigest(deps: Deps, now: Date): Promise<void> {
  const { database } = deps
  const until = performance.now() + TURN_MS
  const day = digestDay(now)
  const turn = day && (await takeTurn(database, day))
  if (!turn) return
  const open = { ...(await openItems(database, turn.period)), ...(await unstored(deps)) }
  const count = open.failed + open.unknown + open.held + open.unstored + open.sentToSome.count
  // There is nothing to report only once every queue has confirmed it.
  if (count === 0 && open.silent.length > 0) {
    // The code, unlike the message, is logged.
    const code = `no answer from the queue on ${open.silent.join(', ')}`
    throw Object.assign(new Error('could not check for unstored submissions'), { code })
  }
  const owed =
    count > 0 ? await sendItems(deps, { open, count, day, now, to: turn.owed, until }) : []
  // The next turn sends it to the inboxes that are still owed one; without any, the day is done. A worker that was
  // suspended for longer than its turn changes nothing: the next one's has begun.
  await database('digests')
    .where({ day })
    .whereRaw('lease_until = cast(? as timestamptz)', [turn.lease])
    .update({ items: count, done_at: turn.period.until, owed: owed.length > 0 ? owed : null })
}

interface Digest {
  open: Parameters<typeof digestMail>[0]
  /** Of the items that are open. */
  count: number
  day: string
  now: Date
  to: Turn['owed']
  /** By `performance.now()`. */
  until: number
}

/**
 * Sends the digest. Returns the inboxes that the mail server deferred while it accepted the mail for others. Throws if
 * it was not sent and should be tried again.
 */
async function sendItems(
  { env, mail, log }: Deps,
  { open, count, day, now, to, until }: Digest,
): Promise<readonly string[]> {
  const message = toDeferred(digestMail(open, env, now), to)
  try {
    const sent = await mail.send(message, `digest.${day}`, {
      lane: 'team',
      lastCheck() {
        if (performance.now() > until) throw new Error('the mail server took too long')
      },
    })
    const { refused, deferred = [] } = sent
    if (refused) log.warn({ day, items: count, refused }, 'digest sent, but not to every recipient')
    else log.info({ day, items: count }, 'digest sent')
    return deferred
  } catch (err) {
    // Resending every few minutes would mean a hundred copies by evening, and tomorrow's digest says the same.
    if (mayHaveArrived(err))
      log.warn({ err, day }, 'no response to the digest; it may have arrived')
    // The others have it already.
    else if (to !== null && classify(err) === 'permanent')
      log.warn({ err, day }, 'digest rejected for an inbox')
    else throw err
    return []
  }
}

interface Turn {
  /** The inboxes that were deferred in the turn before; null means all. */
  owed: string[] | null
  /** Its end, as PostgreSQL writes it: a JavaScript date has no microseconds. */
  lease: string
  /** From the end of the last digest's, or of a day; a later turn of the same day has that of the first. */
  period: Period
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
  const { rows } = await database.raw<{ rows: (Omit<Turn, 'period'> & Period)[] }>(
    `insert into digests as turn (day, lease_until) values (?, now() + ${LEASE})
     on conflict (day) do update set lease_until = excluded.lease_until
       where (turn.done_at is null or turn.owed is not null and ${IS_PERIOD_END}) and turn.lease_until < now()
     returning owed, lease_until::text as lease, coalesce(done_at, now() - ${RECORDED}) as until,
       coalesce((select max(done_at) from digests where day < turn.day), now() - interval '1 day') as from`,
    [day],
  )
  return rows[0] ? { owed: rows[0].owed, lease: rows[0].lease, period: rows[0] } : null
}
