// Newsletter subscriptions, as far as the holder of an unsubscribe link may see and change them.
import { CircuitBreaker, OpenCircuitError } from '../../src/node/circuit-breaker'
import type { Database } from '../../src/node/database/connect'
import { createOutageLogger, type Log } from '../../src/node/log'

/** Timeout for PostgreSQL, and the cooldown after a failure, in milliseconds. */
const ANSWER_MS = 2_000
const COOLDOWN_MS = 1_000

export type Subscription = 'subscribed' | 'unsubscribed' | 'unknown' | 'unavailable'

export interface Subscriptions {
  /** The state of the token's subscription. Changes nothing. */
  find(token: string): Promise<Subscription>
  /**
   * Ends the subscription, as of now even if it has ended before: a subscription that was asked for in between may
   * still be in the queue or in quarantine, and must not outlast this.
   */
  end(token: string): Promise<Subscription>
}

/** Neither method throws or takes over 2 s: without PostgreSQL the result is `unavailable`. */
export function createSubscriptions(deps: { database: Database; log: Log }): Subscriptions {
  const { database, log } = deps
  const circuit = new CircuitBreaker(COOLDOWN_MS)
  const logOutage = createOutageLogger(log, 'PostgreSQL')

  async function ask(sql: string, token: string): Promise<Subscription> {
    const query = () => database.raw<{ rows: { status: Subscription }[] }>(sql, [token])
    try {
      const { rows } = await circuit.run(query, ANSWER_MS, 'subscriptions')
      return rows[0]?.status ?? 'unknown'
    } catch (error) {
      if (!(error instanceof OpenCircuitError)) logOutage(error)
      return 'unavailable'
    }
  }

  return {
    find: (token) => ask('select status from newsletter_subscribers where token = ?', token),
    end: (token) =>
      ask(
        `update newsletter_subscribers
         set status = 'unsubscribed', unsubscribed_at = now()
         where token = ? returning status`,
        token,
      ),
  }
}
