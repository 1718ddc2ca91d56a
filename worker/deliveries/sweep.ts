// Enqueues a job for every due delivery that has none: retries, lost jobs, expired leases of dead workers.
import { channels } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { createOutageLogger, type Log } from '../../src/node/log'
import { UNSETTLED } from '../delivery-conditions'
import { type Repeating, repeat } from '../repeat'
import { KNOWN_KINDS } from '../submissions/stored-lead'
import { markUrgent } from '../submissions/urgent'
import { LEASE_ABANDONED } from './database-heartbeat'
import type { DueDelivery, Wake } from './wake'

/** How long a fresh delivery is left to the job it was created with, in SQL. */
const GRACE = "interval '2 seconds'"
/**
 * A job without effect for this long, in seconds, may be stuck: a dead worker's clock was wrong, or the datastore
 * lost part of it. A backlog may be just as old; then each of its rows gets one more job per such period.
 */
const STUCK_S = 300
/**
 * No message waits longer than this, in SQL, unless a clock of PostgreSQL that was ahead has said so: the retry schedule
 * goes up to 33 minutes, and a night on Saturday to 16 hours.
 */
const LONGEST_MAIL_WAIT = "interval '40 minutes'"
const LONGEST_WAIT = `case d.channel when 'prospect_sms' then interval '17 hours' else ${LONGEST_MAIL_WAIT} end`
/** Rows of each channel per sweep, and as many urgent ones; the rest follows in the next one. */
const BATCH = 500

const OPEN = `d.status in ${UNSETTLED}`
/** The same in the words of the index `deliveries_due`: no other index has them (migrations/0027). */
const OPEN_BY_CHANNEL = "d.status not in ('sent', 'failed', 'suppressed')"

// The first condition on the time is for the index, and the limit for the time that one statement may take.
const DUE_NOW = `
  update deliveries set next_attempt_at = now() where id = any(array(
    select d.id from deliveries d
    where ${OPEN} and d.next_attempt_at > now() + ${LONGEST_MAIL_WAIT}
      and d.next_attempt_at > now() + ${LONGEST_WAIT}
    limit 10000
  ))`

interface Due extends DueDelivery {
  /** In seconds. */
  overdue: number
}

/** In milliseconds. */
interface Pace {
  /** Interval between sweeps. */
  every: number
  /**
   * An enqueued job may be waiting behind many others: only when the delivery is still due after this long is its
   * job presumed lost.
   */
  again: number
}

export function startSweep(
  deps: { database: Database; wake: Wake; log: Log },
  { every, again }: Pace = { every: 1_000, again: 5_000 },
): Repeating {
  const { database, wake, log } = deps
  const woken = new Map<string, number>()
  const overtaking = new Map<string, number>()

  async function sweep(): Promise<void> {
    const now = performance.now()
    for (const [id, at] of woken) if (now - at > again) woken.delete(id)
    await database.raw(DUE_NOW)
    await markUrgent(database)
    const due = dueDeliveries(database)
    // Of a backlog, the oldest alone would keep the rest from the queue, where an urgent one goes first, and where
    // each channel has connections of its own.
    const urgent: Due[] = await due.clone().whereRaw(`d.urgent and ${OPEN}`)
    const oldest = await Promise.all(
      channels.map((channel) => due.clone().where({ channel }).whereRaw(OPEN_BY_CHANNEL)),
    )
    const rest = oldest.flat().filter((delivery) => !delivery.urgent)
    await overtake(rest, now)
    const lost = [...urgent, ...rest].filter(({ deliveryId }) => !woken.has(deliveryId))
    await Promise.all(
      lost.map(async ({ overdue, ...delivery }) => {
        const isQueued = await wake(delivery, { again: Math.floor(overdue / STUCK_S) })
        if (isQueued) woken.set(delivery.deliveryId, now)
      }),
    )
  }

  /**
   * The oldest text that has waited for a stuck period leaves next. One per sweep: with a slow Twilio, more would take
   * all of the worker's places from the team's mails.
   */
  async function overtake(due: readonly Due[], now: number): Promise<void> {
    for (const [id, at] of overtaking) if (now - at > STUCK_S * 1_000) overtaking.delete(id)
    const text = due.find(
      ({ channel, overdue, deliveryId }) =>
        channel === 'prospect_sms' && overdue >= STUCK_S && !overtaking.has(deliveryId),
    )
    if (!text) return
    const { overdue, ...delivery } = text
    const waited = { again: Math.floor(overdue / STUCK_S), overtakes: true }
    if (!(await wake(delivery, waited))) return
    overtaking.set(delivery.deliveryId, now)
    woken.set(delivery.deliveryId, now)
  }

  return repeat(every, sweep, createOutageLogger(log, 'PostgreSQL'))
}

/** The deliveries that are overdue and in nobody's hands, the oldest first. */
function dueDeliveries(database: Database) {
  return database({ d: 'deliveries' })
    .whereRaw(`d.kind in (${KNOWN_KINDS})`)
    .where('next_attempt_at', '<', database.raw(`now() - ${GRACE}`))
    .where((lease) => lease.whereNull('lease_until').orWhereRaw(LEASE_ABANDONED))
    .orderBy('next_attempt_at')
    .limit(BATCH)
    .select<Due[]>(
      'id as deliveryId',
      'submission_id as submissionId',
      'channel',
      database.raw('coalesce(d.urgent, false) as urgent'),
      database.raw('cast(extract(epoch from now() - next_attempt_at) as float8) as overdue'),
    )
}
