// Counts what statements read, which unlike their plan or their time is the same on every machine.
import type { Transaction } from '../../src/node/database/connect'

/** Rows of the table and entries of its indexes that `work` reads in this transaction. */
export async function rowsRead(
  transaction: Transaction,
  table: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const count = async () => {
    const { rows } = await transaction.raw(
      `select sum(pg_stat_get_xact_tuples_returned(oid)) from (
         select cast(:table as regclass) as oid
         union all select indexrelid from pg_index where indrelid = cast(:table as regclass)
       ) relations`,
      { table },
    )
    return Number(rows[0].sum)
  }
  const before = await count()
  await work()
  return (await count()) - before
}
