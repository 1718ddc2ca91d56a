// How many jobs a queue on PostgreSQL has, and how old the oldest ones are.
import type { PgPool } from 'bullmq'
import { type Counts, MOST_PRIORITIES } from './kept-jobs'

const UNFINISHED_STATES = ['waiting', 'active', 'delayed']

/** The first job of each priority, of which those without have 0. Each reads one entry of an index. */
const FIRST_WAITING = `
  with recursive first as (
    select -1 as priority, cast(null as bigint) as added_at_ms
    union all
    select following.* from first cross join lateral (
      select priority, added_at_ms from job
      where queue = $1 and state = 'waiting' and priority > first.priority
      order by priority, seq limit 1
    ) following
  )
  select added_at_ms from first where added_at_ms is not null limit ${MOST_PRIORITIES}`

const FIRST_ADDED = [
  FIRST_WAITING,
  "select added_at_ms from job where queue = $1 and state = 'active' order by seq limit 1",
  "select added_at_ms from job where queue = $1 and state = 'delayed' order by process_at_ms limit 1",
]
  .map((part) => `(${part})`)
  .join(' union all ')

const countOf = (state: string) =>
  `(select count(*) from job where queue = $1 and state = '${state}')`

/**
 * Asked here because BullMQ's own counts read every finished job of a day: 300,000 of them take longer than a caller
 * waits. Each state has an index of its own, which these counts read instead. And BullMQ's list of waiting and active
 * jobs begins with the newest, in whatever order it is asked for.
 */
const COUNT = `
  select cast(${UNFINISHED_STATES.map(countOf).join(' + ')} as integer) as unfinished,
    cast(${countOf('failed')} as integer) as failed,
    array(select cast(added_at_ms as float8) from (${FIRST_ADDED}) firsts) as "firstAdded"`

export async function countPostgresJobs(pool: PgPool, name: string): Promise<Counts> {
  const { rows } = await pool.query<Counts>(COUNT, [name])
  return rows[0] as Counts
}
