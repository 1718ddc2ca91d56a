// Whether the worker stays as fast once a million submissions lie in the tables.
import { connectDatabase, type Database } from '../../src/node/database/connect'
import { postsPerSecond } from './post-load'
import { type Row, spread } from './report'
import { type BenchSite, startBenchSite } from './site'

const ROWS = 1_000_000
/** Small enough for the time that one statement of ours may take. */
const BATCH = 10_000
/** The rate may change by less than ten percent. */
const GOAL = 90
const ROUNDS = 3

export async function million(): Promise<Row[]> {
  const site = await startBenchSite({ redis: true, programs: ['server'] })
  const database = connectDatabase(site.databaseUrl, 2)
  try {
    const before = await rates(site, database)
    for (let from = 0; from < ROWS; from += BATCH) await insertRows(database, from)
    await database.raw('analyze')
    const after = await rates(site, database)
    const [ours, theirs] = [spread(before), spread(after)]
    console.log(`worker: ${ours.median}/s empty, ${theirs.median}/s with ${ROWS} rows`)
    return [
      {
        name: `worker's rate with ${ROWS} rows, of its rate without`,
        unit: '%',
        goal: GOAL,
        higherIsBetter: true,
        ...spread([(100 * theirs.median) / ours.median]),
      },
    ]
  } finally {
    await database.destroy()
    await site.stop()
  }
}

/** Submissions per second from a full queue to their last message; the first round warms up. */
async function rates(site: BenchSite, database: Database): Promise<number[]> {
  const measured: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    await postsPerSecond(site.url, { connections: 20, durationMs: 1_500 })
    const [waiting, already] = [await site.waiting(), await open(database)]
    const startedAt = performance.now()
    const worker = await site.startProgram('worker')
    while ((await site.waiting()) > 0 || (await open(database)) > already) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    if (round > 0) measured.push((waiting * 1_000) / (performance.now() - startedAt))
    await worker.end(AbortSignal.timeout(8_000))
  }
  return measured
}

async function open(database: Database): Promise<number> {
  const [row] = await database('deliveries')
    .whereIn('status', ['pending', 'sending'])
    .count<{ count: string }[]>('*')
  return Number(row?.count ?? 0)
}

/** Settled leads of the past, with their deliveries. */
async function insertRows(database: Database, from: number): Promise<void> {
  const ids = 'select gen_random_uuid() as id, n from generate_series(:from::int, :to::int) as n'
  await database.raw(
    `with made as (${ids}), leads as (
       insert into contact_submissions (name, email, company, phone, service, message, created_at,
         submission_id, reference, received_at, body_hash)
       select 'Ann Lee', 'past' || n || '@prospects.example', 'Acme', '', 'cloud',
         'Our servers need a new home (' || n || ').', '2026-01-01T00:00:00Z', id,
         substr(md5(n::text), 1, 9), now() - interval '1 year' * random(), md5(n::text)
       from made returning submission_id)
     insert into deliveries (submission_id, kind, channel, status, recipient, attempts, next_attempt_at,
       sent_at, created_at)
     select submission_id, 'contact', channel, 'sent',
       case channel when 'team_email' then null else 'past@prospects.example' end, 1, null, now(),
       now() - interval '1 year' * random()
     from leads, unnest(array['team_email', 'prospect_email']) as channel`,
    { from, to: from + BATCH - 1 },
  )
}
