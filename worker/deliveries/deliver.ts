// Handles one delivery job: claim, send, record. The row is the source of truth; the job only triggers the work.
import { type Channel, deliveryJob } from '../../src/contract/submission'
import { Batch } from '../../src/node/batch'
import type { Database } from '../../src/node/database/connect'
import { raisingSequences } from '../../src/node/database/raise-sequences'
import { type Handler, PermanentError } from '../../src/node/queue/backend'
import { isDatabaseDown } from '../error-class'
import { isTooOld } from '../retry-schedule'
import { attempt } from './attempt'
import { type Claimed, claim, type Held, renew, type Wanted, withLease } from './claim'
import type { DeliverDeps } from './deliver-deps'
import { providerOf } from './provider'
import { type AttemptResult, type FinishedAttempt, record } from './record'
import { type AttemptReport, createReport } from './report'
import { lockLogger, retryRecord } from './retry-record'

/** PostgreSQL is up and rejected this item. */
const isAboutOne = (error: unknown): boolean => !isDatabaseDown(error)

/** Linger, in milliseconds: jobs for the messages of one submission arrive in a burst and are claimed together. */
const TOGETHER_MS = 4

/**
 * Renewals that share a statement are requested within so many milliseconds. A statement that hangs must not hold up the
 * later ones.
 */
const RENEWALS = { lingerMs: 100, atOnce: 4 }

/**
 * Concurrent record statements. Only a note on disk, or the SMS provider, knows of a sent message that is not on
 * record, so a record must not wait for another at the mailer's usual pace: each of its pools has five connections.
 */
const RECORDS_AT_ONCE = 6

/** How long a stopping worker keeps trying to record outcomes, in milliseconds; it has 8.5 s in total. */
const LAST_RECORD_MS = 6_000

/** The statements that the deliveries of this process share. */
function createBatches(database: Database) {
  const claimAll = (wanted: Wanted[]) => raisingSequences(database, () => claim(database, wanted))
  const recordAll = (finished: FinishedAttempt[]) => record(database, finished)
  return {
    claims: new Batch(claimAll, isAboutOne, { lingerMs: TOGETHER_MS }),
    renewals: new Batch((held: Held[]) => renew(database, held), isAboutOne, RENEWALS),
    records: new Batch(recordAll, isAboutOne, { atOnce: RECORDS_AT_ONCE }),
  }
}

export function createDeliver(deps: DeliverDeps): { handle: Handler; stop(): void } {
  const { database, journal, log, outages } = deps
  const report = createReport(deps)
  let stopAt = Number.POSITIVE_INFINITY
  // Deliveries in progress in this process: the lease of a sent message may expire while its record is pending,
  // and this process must not claim it again.
  const inHand = new Set<string>()
  const { claims, renewals, records } = createBatches(database)

  async function work(claimed: Claimed): Promise<void> {
    const { delivery } = claimed
    const finished = await attempt(deps, claimed)
    const { result, failedProvider } = finished
    // That no attempt will follow is true only if no other worker has taken the delivery over: it may have sent it.
    const isLast = result.status === 'failed' || result.status === 'suppressed'
    // A text may turn out to be reported by its provider: an attempt has one outcome.
    const mayChange = isLast || (delivery.channel === 'prospect_sms' && result.status !== 'sent')
    if (!mayChange) report(delivery, finished)
    if (failedProvider) outages.failed(failedProvider)
    const write = () => records.do({ delivery, result, failedProvider })
    // PostgreSQL would reject the same record again, so give up; but a message that was sent, or may have been, must
    // never be sent again, so for that one keep trying.
    const isOver = (error: unknown) =>
      performance.now() - stopAt > LAST_RECORD_MS || (!isFact(result) && !isDatabaseDown(error))
    const recorded = await retryRecord(write, isOver, lockLogger(log, delivery.id))
    if (recorded === 'reported') report(delivery, REPORTED)
    else if (isLast ? recorded === 'recorded' : mayChange) report(delivery, finished)
    // Only then: before, the note may be of another worker, which has taken the delivery over.
    if (result.status === 'sent') journal.forget(delivery.id)
  }

  return {
    stop() {
      stopAt = performance.now()
    },
    async handle({ id: jobId, data }) {
      const parsed = deliveryJob.safeParse(data)
      if (!parsed.success) {
        log.error({ jobId }, 'job rejected: its payload does not parse')
        throw new PermanentError('payload does not parse')
      }
      const { deliveryId } = parsed.data
      if (inHand.has(deliveryId)) return
      inHand.add(deliveryId)
      try {
        const claimed = await claimInTurn(deps, claims, deliveryId)
        if (claimed)
          await withLease(
            (held) => renewals.do(held),
            claimed,
            () => work(claimed),
          )
      } finally {
        inHand.delete(deliveryId)
      }
    },
  }
}

/** The provider has reported the text: this attempt contacted nobody. */
const REPORTED: AttemptReport = {
  result: { status: 'sent', providerId: null },
  failedProvider: null,
  withoutContact: true,
}

const isFact = ({ status }: AttemptResult) => ['sent', 'sending', 'unknown'].includes(status)

/**
 * Claims the delivery, or parks it if its provider is down and takes no attempt now. A job does not say which
 * provider it needs, so a delivery of one that is up is claimed first: it must not use up a turn of one that is down.
 */
async function claimInTurn(
  { database, outages }: DeliverDeps,
  claims: Batch<Wanted, Claimed | null>,
  id: string,
): Promise<Claimed | null> {
  const blocked = outages.blockedChannels()
  const claimed = await claims.do({ id, blocked })
  if (claimed || blocked.length === 0) return claimed
  const row = await database('deliveries')
    .where({ id })
    .first<{ channel: Channel; since: Date; now: Date }>(
      'channel',
      database.raw('coalesce(revived_at, created_at) as since, now() as now'),
    )
  if (!row || !blocked.includes(row.channel)) return null
  const returnTurn = outages.turn(row.channel, isTooOld(row.channel, row.since, row.now))
  if (!returnTurn) {
    await outages.park(id, providerOf(row.channel))
    return null
  }
  let ours: Claimed | null = null
  try {
    ours = await claims.do({ id, blocked: [] })
    return ours
  } finally {
    if (!ours) returnTurn()
  }
}
