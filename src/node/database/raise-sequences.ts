// Raises sequences that lag behind their tables, as after a restore of the rows alone: otherwise each insert takes one
// value, which a row has already, and fails.
import type { Database } from './connect'
import { isKeyTaken } from './sql-state'

/** Any number that no other program uses as an advisory lock on the same database. */
const LOCK = 7_317_303

// One process at a time: a second one must see how far the first has come, or it would set a sequence back.
const RAISE = `
  do $$
  declare
    own record;
  begin
    perform pg_advisory_xact_lock(${LOCK});
    for own in
      select cast(cast(c.oid as regclass) as text) as "table", a.attname as "column",
        pg_get_serial_sequence(cast(cast(c.oid as regclass) as text), a.attname) as "sequence"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attidentity <> '' and c.relnamespace = cast(current_schema() as regnamespace)
    loop
      execute format(
        'select setval(%1$L, last) from (select max(%2$I) as last from %3$s) kept
         where last > coalesce(pg_sequence_last_value(%1$L), 0)',
        own."sequence", own."column", own."table");
    end loop;
  end $$`

/** Raises the sequence of every identity column of ours to the greatest value in its table; none is ever set back. */
export async function raiseSequences(database: Pick<Database, 'raw'>): Promise<void> {
  await database.raw(RAISE)
}

/** Runs `write`, one whole transaction, and runs it again with raised sequences if one gave a key that a row has. */
export async function raisingSequences<T>(database: Database, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isKeyTaken(error)) throw error
    await raiseSequences(database)
    return write()
  }
}
