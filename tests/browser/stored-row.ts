// What the site has stored of a form that a test has sent.
import { queryOnce, type Row } from '../support/query'
import { waitFor } from '../support/wait-for'
import { expect } from './test'

export type FormTable = 'contact_submissions' | 'service_requests' | 'job_applications'

/** Waits for the row with this address, which must be the only one. */
export async function storedRow(
  { databaseUrl }: { databaseUrl: string },
  table: FormTable,
  email: string,
): Promise<Row> {
  const rows = await waitFor(
    async () => {
      const found = await queryOnce(databaseUrl, `select * from ${table} where email = $1`, [email])
      return found.length > 0 && found
    },
    { what: `a row of ${email} in ${table}` },
  )
  expect(rows, `rows of ${email} in ${table}`).toHaveLength(1)
  return rows[0] as Row
}
