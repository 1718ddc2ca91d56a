import { randomUUID } from 'node:crypto'
import type { Sql } from '../../support/query'

/** That of every lead that `storeLead` inserts. */
export const REFERENCE = 'ABCD-EFGH'
export const lead = { by: 'reference', value: REFERENCE } as const

export const leadsOn = (sql: Sql) => ({
  /** Inserts a lead received an hour ago, without messages. */
  async storeLead(email = 'ann@example.com', quarantined = false): Promise<string> {
    const id = randomUUID()
    await sql(
      `insert into contact_submissions (name, email, company, phone, service, message, created_at,
       submission_id, reference, received_at, quarantined, body_hash)
     values ('Ann', $3, '', '', 'cloud', '', '', $1, $2, now() - interval '1 hour', $4, '')`,
      [id, REFERENCE, email, quarantined],
    )
    return id
  },

  async receivedHoursAgo(id: string | undefined, hours: number): Promise<void> {
    await sql(
      `update contact_submissions set received_at = now() - make_interval(hours => $2)
     where submission_id = $1`,
      [id, hours],
    )
  },
})
