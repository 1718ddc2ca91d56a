// Once a day one mail to the team, whoever of the workers sends it.
import type { Database } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { Log } from '../../src/node/log'
import type { JobQueue } from '../../src/node/queue/job-queue'
import type { Mailer } from '../mail/mailer'
import { digestDay } from './digest-day'
import { digestMail } from './digest-mail'
import { openItems } from './open-items'

/** How often to look whether it is time, in milliseconds. */
const EVERY_MS = 60_000
/** Longer than a mail can take; then another worker tries, for as long as the day lasts. */
const LEASE = "interval '5 minutes'"

interface Deps {
  env: Env
  database: Database
  mail: Mailer
  log: Log
  submissions: Pick<JobQueue, 'depths'>
}

/** Looks at once and then every minute. */
export function startDigest(deps: Deps): { stop(): void } {
  const look = () =>
    void sendDigest(deps, new Date()).catch((err) =>
      deps.log.warn({ err }, 'digest not sent; trying again in a few minutes'),
    )
  const timer = setInterval(look, EVERY_MS)
  look()
  return { stop: () => clearInterval(timer) }
}

/**
 * Sends the digest of the day of `now`, unless that day's was sent, there is nothing to tell, or another
 * worker is at it. A day is over with its first look: what comes later is told the next morning.
 */
export async function sendDigest(deps: Deps, now: Date): Promise<void> {
  const { env, database, mail, log } = deps
  const day = digestDay(now)
  if (!day || !(await isOurs(database, day))) return
  const open = { items: await openItems(database), ...(await unstored(deps)) }
  const count = open.items.length + open.unstored
  // That there is nothing to tell is only known once all have said so.
  if (count === 0 && open.silent.length > 0)
    throw new Error(`no answer about submissions not stored: ${open.silent.join(', ')}`)
  if (count > 0) {
    const key = `digest.${day}`
    try {
      const { refused } = await mail.send(digestMail(open, env, now), key, {
        lastCheck: () => undefined,
      })
      if (refused) log.warn({ day, items: count, refused }, 'digest sent, but not to everybody')
      else log.info({ day, items: count }, 'digest sent')
    } catch (err) {
      // Once more every few minutes would be a hundred of them by the evening, and tomorrow's tells the same.
      if ((err as { mayHaveArrived?: unknown }).mayHaveArrived !== true) throw err
      log.warn({ err, day }, 'the answer to the digest was lost; it may have arrived')
    }
  }
  await database('digests').where({ day }).update({ items: count, done_at: database.fn.now() })
}

/** Submissions that were accepted and cannot be stored, and the queues that do not say whether they have any. */
async function unstored({ submissions }: Deps) {
  const depths = Object.entries(await submissions.depths())
  return {
    unstored: depths.reduce((sum, [, depth]) => sum + (depth?.failed ?? 0), 0),
    silent: depths.flatMap(([name, depth]) => (depth ? [] : [name])),
  }
}

async function isOurs(database: Database, day: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: object[] }>(
    `insert into digests (day, lease_until) values (?, now() + ${LEASE})
     on conflict (day) do update set lease_until = excluded.lease_until
       where digests.done_at is null and digests.lease_until < now()
     returning day`,
    [day],
  )
  return rows.length > 0
}
