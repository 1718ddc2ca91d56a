// Who waits for a lock. Several test files use one PostgreSQL at a time, each with a database of its own.

/** SQL: one row for each session of this database that waits for a row, an advisory lock, or a table. */
export const WAITING = `
  select from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`
