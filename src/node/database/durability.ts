// Warns the operator of a PostgreSQL that confirms a commit before it is on disk.
import type { Log } from '../log'
import type { Database } from './connect'

/**
 * Logs the settings under which a crash of PostgreSQL, or a power cut, can take what it had confirmed: submissions if
 * the queue is there, else stored leads. They are those of our sessions, wherever they were set; any other value than
 * `off` waits for the disk. Throws if PostgreSQL does not answer.
 */
export async function warnOfDurability(database: Database, log: Pick<Log, 'warn'>): Promise<void> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select name from pg_settings
     where name in ('fsync', 'synchronous_commit') and setting = 'off' order by name`,
  )
  if (rows.length === 0) return
  const warnings = rows.map(({ name }) => `set ${name} to on`)
  log.warn({ warnings }, 'this PostgreSQL can lose accepted submissions in a crash')
}
