// Whether the worker stays as fast once a million submissions are in the tables.
import { connectDatabase, type Database } from '../../src/node/database/connect'
import { startTemporarySite, type TemporarySite } from '../tools/temporary-site'
import { pollUntil } from './poll-until'
import { postsPerSecond } from './post-load'
import { type BenchRow, spread } from './report'

const ROWS = 1_000_000
const BATCH = 10_000
/** Statement timeout in milliseconds: scanning a million rows takes a while. */
const STATEMENT_MS = 120_000
/** In percent: the rate may drop by at most ten. */
const GOAL = 90
const ROUNDS = 4
const POLL_MS = 20

export async function million(): Promise<BenchRow[]> {
  // Two databases measured in turn, because a machine's speed varies from one minute to the next.
  const empty = await openSite()
  const full = await openSite()
  try {
    for (let from = 0; from < ROWS; from += BATCH) await insertRows(full.database, from)
    // The state that autovacuum keeps tables in over the years; otherwise it would run while we measure.
    await full.database.raw('vacuum (analyze) contact_submissions, deliveries')
    const before: number[] = []
    const after: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const rates = [await rate(empty), await rate(full)] as const
      // The first round is warm-up.
      if (round === 0) continue
      before.push(rates[0])
      after.push(rates[1])
    }
    const [without, having] = [spread(before), spread(after)]
    console.log(`worker: ${without.median}/s empty, ${having.median}/s with ${ROWS} rows`)
    return [
      {
        name: `worker's rate with ${ROWS} rows, of its rate without`,
        unit: '%',
        goal: GOAL,
        higherIsBetter: true,
        ...spread(after.map((perSecond, round) => (100 * perSecond) / (before[round] ?? 0))),
      },
    ]
  } finally {
    await empty.stop()
    await full.stop()
  }
}

interface Opened {
  site: TemporarySite
  database: Database
  stop(): Promise<void>
}

async function openSite(): Promise<Opened> {
  const site = await startTemporarySite({ redis: true, programs: ['server'] })
  const database = connectDatabase(site.databaseUrl, 2, { statementMs: STATEMENT_MS })
  const stop = async () => {
    await database.destroy()
    await site.stop()
  }
  return { site, database, stop }
}

/** Submissions per second, from a full queue to their last message. */
async function rate({ site, database }: Opened): Promise<number> {
  await postsPerSecond(site.url, { connections: 20, durationMs: 1_500 })
  const [waiting, already] = [await site.waiting(), await open(database)]
  const startedAt = performance.now()
  const worker = await site.startProgram('worker')
  const settled = async () => (await site.waiting()) === 0 && (await open(database)) <= already
  await pollUntil(settled, POLL_MS, `the last message about ${waiting} submissions`)
  const perSecond = (waiting * 1_000) / (performance.now() - startedAt)
  await worker.end(AbortSignal.timeout(8_000))
  return perSecond
}

async function open(database: Database): Promise<number> {
  const [row] = await database('deliveries')
    .whereIn('status', ['pending', 'sending'])
    .count<{ count: string }[]>('*')
  return Number(row?.count ?? 0)
}

/** Inserts settled leads of the past year, with their deliveries, the oldest first as in life. */
async function insertRows(database: Database, from: number): Promise<void> {
  // Not at random times: the index of deliveries by time (migrations/0017-deliveries-by-time.ts) relies on their order.
  const at = "now() - interval '1 year' * (1 - n::float8 / :rows)"
  const ids = `select gen_random_uuid() as id, n, ${at} as at
    from generate_series(:from::int, :to::int) as n order by n`
  await database.raw(
    `with made as (${ids}), leads as (
       insert into contact_submissions (name, email, company, phone, service, message, created_at,
         submission_id, reference, received_at, body_hash)
       select 'Ann Lee', 'past' || n || '@prospects.example', 'Acme', '', 'cloud',
         'Our servers need a new home (' || n || ').', '2026-01-01T00:00:00Z', id,
         substr(md5(n::text), 1, 9), at, md5(n::text)
       from made returning submission_id, received_at)
     insert into deliveries (submission_id, kind, channel, status, recipient, attempts, next_attempt_at,
       sent_at, created_at)
     select submission_id, 'contact', channel, 'sent',
       case channel when 'team_email' then null else 'past@prospects.example' end, 1, null, received_at,
       received_at
     from leads, unnest(array['team_email', 'prospect_email']) as channel`,
    { from, to: from + BATCH - 1, rows: ROWS },
  )
}
