// The product's own account of itself, to be compared with the suite's.
import { SUBMISSION_TABLES } from './settle'
import type { Stand } from './stand/stand'

export interface Reconciled {
  rows: number
  /** By channel and status. */
  deliveries: Record<string, Record<string, number>>
}

export async function reconcile({ sql }: Pick<Stand, 'sql'>): Promise<Reconciled> {
  const counts = SUBMISSION_TABLES.map((table) => `(select count(*) from ${table})`)
  const [row] = await sql(`select (${counts.join(' + ')})::int as rows`)
  const deliveries: Reconciled['deliveries'] = {}
  const groups = await sql(
    'select channel, status, count(*)::int as n from deliveries group by channel, status',
  )
  for (const { channel, status, n } of groups) {
    deliveries[channel] = { ...deliveries[channel], [status]: n }
  }
  return { rows: row?.rows ?? 0, deliveries }
}
