// While a provider is away: few attempts, one probe for all workers, and the whole backlog on its return.
import type { Channel } from '../../src/contract/submission'
import type { Database, Transaction } from '../../src/node/database/connect'
import { channelsOf, type Family } from './provider'

/** While a provider is in trouble: attempts at a time, and milliseconds from one to the next. */
const AT_ONCE = 2
const APART_MS = 100
/**
 * Patient attempts are counted apart: those that hang on a server that is gone do so for ten minutes, on five
 * connections (mail/smtp-mailer.ts), and must not keep the others from one that is back. Three more may queue.
 */
const PATIENT_AT_ONCE = 8
/** An outage counts as over by a message that left only after this: a sign of life between two failures is none. */
const SHORTEST = "interval '2 seconds'"
/** A row whose attempt was not let through comes due by itself after this, to be given up in time. */
const PARKED = "interval '15 minutes'"
/** Rows made due by one statement: a backlog of any size stays below what a statement may take. */
const RELEASED_AT_ONCE = 10_000
/**
 * An attempt whose end nobody knows: the provider is asked for the message no sooner than this, whoever else it
 * answers meanwhile. What a gateway passed on may need seconds until it is in the provider's list.
 */
export const UNTIL_LISTED_MS = 15_000
/** When what waits is due: SQL about a row of `deliveries`. */
export const DUE = `case status
  when 'sending' then greatest(now(), updated_at + interval '${UNTIL_LISTED_MS} milliseconds') else now()
end`

/** What attempts are counted by: those at a provider, and of mails those that may take ten minutes. */
type Lane = Family | 'patient'

/**
 * The truth is in the database, for all workers: a row of `provider_outages` while a provider is away,
 * and `waits_for_provider` on each delivery that its return makes due. What is kept here is at most a
 * second old.
 */
export class Outages {
  readonly #away = new Set<Family>()
  readonly #running: Record<Lane, number> = { mail: 0, sms: 0, patient: 0 }
  readonly #last: Record<Family, number> = { mail: 0, sms: 0 }

  constructor(private readonly database: Database) {}

  /** Takes over what the database says. */
  know(away: readonly Family[]): void {
    this.#away.clear()
    for (const family of away) this.#away.add(family)
  }

  isAway(family: Family): boolean {
    return this.#away.has(family)
  }

  /** The channels that take no attempt now. The others are counted as tried. */
  blocked(): Channel[] {
    const now = performance.now()
    return [...this.#away].flatMap((family) => {
      const full =
        this.#running[family] >= AT_ONCE ||
        now - this.#last[family] < APART_MS ||
        (family === 'mail' && this.#running.patient >= PATIENT_AT_ONCE)
      if (full) return [...channelsOf[family]]
      this.#last[family] = now
      return []
    })
  }

  /** Counts an attempt while it runs. */
  async during<T>(lane: Lane, attempt: () => Promise<T>): Promise<T> {
    this.#running[lane] += 1
    try {
      return await attempt()
    } finally {
      this.#running[lane] -= 1
    }
  }

  /** An attempt has just failed for the provider's sake; its record says so to the others. */
  failed(family: Family): void {
    this.#away.add(family)
  }

  /**
   * Puts a due delivery of a blocked channel off until the provider is back; nothing if the outage is
   * over in the meantime, or the delivery is of another channel.
   */
  async park(deliveryId: string, blocked: readonly Channel[]): Promise<void> {
    await this.database.raw(
      `update deliveries set waits_for_provider = true, next_attempt_at = now() + ${PARKED},
         updated_at = now()
       where id = :id and channel = any(:blocked) and status in ('pending', 'sending', 'unknown')
         and next_attempt_at <= now() and (lease_until is null or lease_until < now())
         and exists (
           select 1 from provider_outages
           where family = case channel when 'prospect_sms' then 'sms' else 'mail' end
         )`,
      { id: deliveryId, blocked: [...blocked] },
    )
  }

  /**
   * The provider took a message, or refused just that one: it is back, and whatever waits for it is
   * due now. Resolves to the number of deliveries that had waited.
   */
  async answered(family: Family): Promise<number> {
    if (!this.#away.has(family)) return 0
    return this.database.transaction(async (transaction): Promise<number> => {
      // Skipped where another worker is at it: its release of a large backlog keeps nobody waiting.
      const over = await transaction.raw<{ rowCount: number }>(
        `delete from provider_outages where family in (
           select family from provider_outages
           where family = ? and since < now() - ${SHORTEST} for update skip locked
         )`,
        [family],
      )
      if (over.rowCount === 0) return 0
      const released = await release(transaction, family)
      this.#away.delete(family)
      return released
    })
  }
}

/** In one transaction with the end of the outage: who sees rows that wait, and no outage, opens another. */
async function release(transaction: Transaction, family: Family): Promise<number> {
  let released = 0
  for (;;) {
    const { rowCount } = await transaction.raw<{ rowCount: number }>(
      `update deliveries set waits_for_provider = false, next_attempt_at = ${DUE} where id in (
         select id from deliveries
         where waits_for_provider and channel = any(?) and next_attempt_at is not null
         limit ${RELEASED_AT_ONCE}
       )`,
      [[...channelsOf[family]]],
    )
    released += rowCount
    if (rowCount < RELEASED_AT_ONCE) return released
  }
}
