import type { Sql } from '../../support/query'

export function disturbedOn(sql: Sql) {
  /** Runs a PL/pgSQL statement on each change of that kind while `work` runs. */
  return async (change: string, statement: string, work: () => Promise<void>) => {
    await sql(`create function disturb() returns trigger language plpgsql as
    $$ begin ${statement}; return null; end $$`)
    await sql(`create trigger disturb after ${change} for each row execute function disturb()`)
    try {
      await work()
    } finally {
      await sql('drop function disturb cascade')
    }
  }
}
