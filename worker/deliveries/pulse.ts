// Since when PostgreSQL has answered: after an outage of it, every lease looks abandoned for a moment.
import type { Database } from '../../src/node/database/connect'

/** Two workers alive or one, there is a beat every second; a longer silence was an outage. */
const SILENCE = "interval '3 seconds'"
/** A living owner renews every second; the rest is for new connections after an outage. */
const STEADY_AFTER = "interval '4 seconds'"

/** SQL: the database has answered long enough for every living owner to have renewed its leases. */
export const DATABASE_STEADY = `exists (
  select 1 from database_pulse
  where last_beat > now() - ${SILENCE} and beating_since < now() - ${STEADY_AFTER}
)`

/** Says that PostgreSQL answers. To be called once a second by every worker. */
export async function beat(database: Database): Promise<void> {
  // clock_timestamp: a statement that stood still together with the database must not count as then.
  await database.raw(`
    insert into database_pulse (beating_since, last_beat) values (clock_timestamp(), clock_timestamp())
    on conflict (only_row) do update set
      beating_since = case
        when database_pulse.last_beat < clock_timestamp() - ${SILENCE} then clock_timestamp()
        -- By a clock that has been set back since.
        when database_pulse.beating_since > clock_timestamp() then clock_timestamp()
        else database_pulse.beating_since
      end,
      last_beat = clock_timestamp()
  `)
}
