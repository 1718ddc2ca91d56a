// While a provider is away: few attempts, one probe for all workers, and the whole backlog on its return.
import type { Channel } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { channelsOf, type Family } from './provider'

/** While a provider is in trouble: attempts at a time, and milliseconds from one to the next. */
const AT_ONCE = 2
const APART_MS = 100
/** An outage counts as over by a message that left only after this: a sign of life between two failures is none. */
const SHORTEST = "interval '2 seconds'"
/** A row whose attempt was not let through comes due by itself after this, to be given up in time. */
const PARKED = "interval '15 minutes'"

/**
 * The truth is in the database, for all workers: a row of `provider_outages` while a provider is away,
 * and `waits_for_provider` on each delivery that its return makes due. What is kept here is at most a
 * second old.
 */
export class Outages {
  readonly #away = new Set<Family>()
  readonly #running: Record<Family, number> = { mail: 0, sms: 0 }
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
  closed(): Channel[] {
    const now = performance.now()
    return [...this.#away].flatMap((family) => {
      const full = this.#running[family] >= AT_ONCE || now - this.#last[family] < APART_MS
      if (full) return [...channelsOf[family]]
      this.#last[family] = now
      return []
    })
  }

  /** Counts an attempt while it runs. */
  async during<T>(family: Family, attempt: () => Promise<T>): Promise<T> {
    this.#running[family] += 1
    try {
      return await attempt()
    } finally {
      this.#running[family] -= 1
    }
  }

  /** An attempt has just failed for the provider's sake; its record says so to the others. */
  failed(family: Family): void {
    this.#away.add(family)
  }

  /**
   * Puts a due delivery of a closed channel off until the provider is back; nothing if the outage is
   * over in the meantime, or the delivery is of another channel.
   */
  async park(deliveryId: string, closed: readonly Channel[]): Promise<void> {
    await this.database.raw(
      `update deliveries set waits_for_provider = true, next_attempt_at = now() + ${PARKED},
         updated_at = now()
       where id = :id and channel = any(:closed) and status in ('pending', 'sending', 'unknown')
         and next_attempt_at <= now() and (lease_until is null or lease_until < now())
         and exists (
           select 1 from provider_outages
           where family = case channel when 'prospect_sms' then 'sms' else 'mail' end
         )`,
      { id: deliveryId, closed: [...closed] },
    )
  }

  /**
   * The provider took a message, or refused just that one: it is back, and whatever waits for it is
   * due now. Resolves to the number of deliveries that had waited.
   */
  async answered(family: Family): Promise<number> {
    if (!this.#away.has(family)) return 0
    return this.database.transaction(async (transaction): Promise<number> => {
      const over = await transaction('provider_outages')
        .where({ family })
        .where('since', '<', transaction.raw(`now() - ${SHORTEST}`))
        .delete()
      if (over === 0) return 0
      this.#away.delete(family)
      return transaction('deliveries')
        .where({ waits_for_provider: true })
        .whereIn('channel', channelsOf[family])
        .whereNotNull('next_attempt_at')
        .update({ waits_for_provider: false, next_attempt_at: transaction.fn.now() })
    })
  }
}
