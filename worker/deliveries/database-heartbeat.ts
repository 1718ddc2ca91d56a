// Tracks since when PostgreSQL has been responding: right after an outage, every lease looks abandoned.
import type { Database } from '../../src/node/database/connect'
import { createOutageLogger, type Log } from '../../src/node/log'
import { type Repeating, repeat } from '../repeat'

const EVERY_MS = 1_000
/** Every live worker beats once a second, so a longer gap means an outage. */
const SILENCE = "interval '3 seconds'"
/** A live owner renews every second; the rest allows for reconnecting after an outage. */
const STEADY_AFTER = "interval '4 seconds'"

/** SQL: the database has been responding long enough for every live owner to have renewed its leases. */
const DATABASE_STABLE = `exists (
  select 1 from database_pulse
  where last_beat > now() - ${SILENCE} and beating_since < now() - ${STEADY_AFTER}
    -- Otherwise the clock has been set back since, and no owner has had time to renew by it.
    and last_beat < now() + ${SILENCE}
)`

/**
 * SQL: the lease of a delivery `d` was abandoned by its owner. A lease is renewed for seconds; one that lasts longer was
 * written by a clock of PostgreSQL that was ahead.
 */
export const LEASE_ABANDONED = `((d.lease_until < now() or d.lease_until > now() + interval '1 minute')
  and ${DATABASE_STABLE})`

/** A task of its own: no other that takes long may delay the beats. */
export function startHeartbeat({ database, log }: { database: Database; log: Log }): Repeating {
  const beat = () => recordHeartbeat(database)
  return repeat(EVERY_MS, beat, createOutageLogger(log, 'PostgreSQL'))
}

/** Records that PostgreSQL is responding. */
export async function recordHeartbeat(database: Database): Promise<void> {
  // clock_timestamp(), not now(): a statement that hung with the database must not be dated to its start.
  await database.raw(`
    insert into database_pulse (beating_since, last_beat) values (clock_timestamp(), clock_timestamp())
    on conflict (only_row) do update set
      beating_since = case
        when database_pulse.last_beat < clock_timestamp() - ${SILENCE} then clock_timestamp()
        -- By a clock that has been set back since.
        when database_pulse.beating_since > clock_timestamp()
          or database_pulse.last_beat > clock_timestamp() + ${SILENCE} then clock_timestamp()
        else database_pulse.beating_since
      end,
      last_beat = clock_timestamp()
  `)
}
