// Provider outages: few attempts while one lasts, a single prober across all workers, and release of the whole
// backlog on recovery.
import type { Channel } from '../../src/contract/submission'
import type { Database, Transaction } from '../../src/node/database/connect'
import { UNINDEXED_STATUS } from '../../src/node/database/unindexed-status'
import { NOT_LEASED, UNSETTLED } from '../delivery-conditions'
import type { Refusals } from '../mail/smtp/refusals'
import { channelsOf, type Provider, providerOf, providers } from './provider'

/**
 * While a provider is down: maximum concurrent attempts, and minimum milliseconds between attempts. For each channel: the
 * mail server may be slow about a stranger's address only, and mails to it must not use up the turns of the team's.
 */
const AT_ONCE = 2
const APART_MS = 100
/**
 * Patient attempts of a channel are counted separately: on a dead server they hang for ten minutes, on the five
 * connections that all channels share (mail/smtp/mail-pool.ts), and must not keep other mails from a server that is back.
 */
const PATIENT_AT_ONCE = 8
/** A sent message ends an outage only after this long: one success between two failures is not a recovery. */
const SHORTEST = "interval '2 seconds'"
/** SQL: the outage was written by a clock of PostgreSQL that was ahead, and would last until that time. */
export const AHEAD = "(greatest(since, next_probe_at) > now() + interval '1 minute')"
/** A parked row comes due by itself after this, so that it is given up in time. */
const PARKED = "interval '15 minutes'"
/** Rows released by one statement, so that a backlog of any size stays below the statement timeout. */
const RELEASED_AT_ONCE = 10_000
/**
 * Minimum delay before asking the provider about an attempt with an unknown outcome, even if the provider recovers
 * sooner. A message passed on by a gateway may take seconds to appear in the provider's list. In milliseconds.
 */
export const UNTIL_LISTED_MS = 15_000
/** When a waiting delivery becomes due: SQL over a row of `deliveries`. */
export const DUE = `case status
  when 'sending' then greatest(now(), updated_at + interval '${UNTIL_LISTED_MS} milliseconds') else now()
end`

/** Concurrency counters: one per channel, and one per channel for mails that may take ten minutes. */
type Lane = Channel | `patient ${Channel}`

/**
 * The database holds the shared state for all workers: a row in `provider_outages` while a provider is down, and
 * `waits_for_provider` on each delivery that its recovery makes due. The copy kept here is at most a second old. Only
 * refusals are this worker's own: another one, with another password or address, goes on sending.
 */
export class Outages {
  readonly #down = new Set<Provider>()
  readonly #running = new Map<Lane, number>()
  readonly #last = new Map<Channel, number>()

  constructor(
    private readonly database: Database,
    readonly refusals: Refusals,
  ) {}

  /** Replaces the local state with the one read from the database. */
  setDown(down: readonly Provider[]): void {
    this.#down.clear()
    for (const provider of down) this.#down.add(provider)
  }

  isDown(provider: Provider): boolean {
    return this.#down.has(provider) || this.refuses(provider)
  }

  /** Whether somebody must hear of it: not of a worker that leaves its connections to others for some minutes. */
  isAway(provider: Provider): boolean {
    return this.#down.has(provider) || this.refusesLogin(provider)
  }

  /** Whether the provider refuses this worker's login: nothing but a probe tries it again. */
  refusesLogin(provider: Provider): boolean {
    return provider === 'mail' && this.refusals.login.isRefused
  }

  /** Whether it refuses this worker's login, or its connections for now: what is due is left to the other workers. */
  refuses(provider: Provider): boolean {
    return this.refusesLogin(provider) || (provider === 'mail' && this.refusals.rate.isPaused)
  }

  /** The channels whose provider is down: each attempt needs a turn. */
  blockedChannels(): Channel[] {
    return providers.filter((each) => this.isDown(each)).flatMap((each) => channelsOf[each])
  }

  /**
   * Takes the turn for one attempt, at once: of many callers at the same moment one gets it. Null if the provider is
   * down and takes no attempt now; otherwise a function that gives the turn back if there was nothing to attempt.
   * @param isTooOld it is only claimed to be given up: while it is refused, the mailer sends nothing
   */
  turn(channel: Channel, isTooOld = false): (() => void) | null {
    const provider = providerOf(channel)
    if (!this.isDown(provider)) return () => undefined
    if (this.refuses(provider)) return isTooOld ? () => undefined : null
    const now = performance.now()
    const before = this.#last.get(channel) ?? Number.NEGATIVE_INFINITY
    const full =
      this.#runningIn(channel) >= AT_ONCE ||
      now - before < APART_MS ||
      this.#runningIn(`patient ${channel}`) >= PATIENT_AT_ONCE
    if (full) return null
    this.#last.set(channel, now)
    return () => {
      // A slow claim may end after the next turn was taken: that one stays.
      if (this.#last.get(channel) === now) this.#last.set(channel, before)
    }
  }

  #runningIn(lane: Lane): number {
    return this.#running.get(lane) ?? 0
  }

  /** Counts an attempt while it runs. */
  async during<T>(lane: Lane, attempt: () => Promise<T>): Promise<T> {
    this.#running.set(lane, this.#runningIn(lane) + 1)
    try {
      return await attempt()
    } finally {
      this.#running.set(lane, this.#runningIn(lane) - 1)
    }
  }

  /** An attempt has just failed because of the provider; its record tells the other workers. */
  failed(provider: Provider): void {
    this.#down.add(provider)
  }

  /** The provider responds: what waits for it need not wait for the time of the next probe. */
  async probeSoon(provider: Provider): Promise<void> {
    await this.database('provider_outages')
      .where({ family: provider })
      .update({ next_probe_at: this.database.fn.now() })
  }

  /**
   * Parks a due delivery until its provider recovers. Does nothing if the outage has ended since, or is just ending: the
   * release of a backlog holds its rows, and those that waited for it would leave no connection for anything else.
   */
  async park(deliveryId: string, provider: Provider): Promise<void> {
    await this.database.raw(
      `update deliveries set waits_for_provider = true, next_attempt_at = now() + ${PARKED},
         updated_at = now()
       where id = any(array(
         select id from deliveries
         where id = :id and ${UNINDEXED_STATUS} in ${UNSETTLED}
           and next_attempt_at <= now() and ${NOT_LEASED}
           and exists (select 1 from provider_outages where family = :provider)
         for update skip locked
       ))`,
      { id: deliveryId, provider },
    )
  }

  /**
   * The provider accepted a message, or rejected only that one: it has recovered, and every delivery waiting for it
   * is due now. Resolves to the number of deliveries released.
   */
  async answered(provider: Provider): Promise<number> {
    if (!this.#down.has(provider)) return 0
    return this.database.transaction(async (transaction): Promise<number> => {
      // Skipped if another worker is already doing this: releasing a large backlog must not block anyone.
      const over = await transaction.raw<{ rowCount: number }>(
        `delete from provider_outages where family in (
           select family from provider_outages
           where family = ? and (since < now() - ${SHORTEST} or ${AHEAD}) for update skip locked
         )`,
        [provider],
      )
      if (over.rowCount === 0) return 0
      const released = await release(transaction, provider)
      this.#down.delete(provider)
      return released
    })
  }
}

/**
 * In the same transaction as the end of the outage: a worker that saw waiting rows but no outage would open one. One
 * that another session has locked is left to the outage that it opens when that lock ends (`providersDown`): if it were
 * waited for, nothing else would be released before, and each record of a failure would wait for the end of this outage.
 */
async function release(transaction: Transaction, provider: Provider): Promise<number> {
  let released = 0
  for (;;) {
    const { rowCount } = await transaction.raw<{ rowCount: number }>(
      `update deliveries set waits_for_provider = false, next_attempt_at = ${DUE} where id = any(array(
         select id from deliveries
         where waits_for_provider and channel = any(?) and next_attempt_at is not null
         limit ${RELEASED_AT_ONCE} for update skip locked
       ))`,
      [[...channelsOf[provider]]],
    )
    released += rowCount
    // Not at the first incomplete batch: some may have been sent meanwhile, or locked for a moment.
    if (rowCount === 0) return released
  }
}
