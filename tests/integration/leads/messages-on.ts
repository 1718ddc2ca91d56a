import type { Sql } from '../../support/query'

export const messagesOn = (sql: Sql) => ({
  /** Inserts a text message created an hour ago. @param more columns with their SQL values */
  async storeMessage(id: string, more: Record<string, string>): Promise<void> {
    const columns = {
      kind: "'contact'",
      channel: "'prospect_sms'",
      created_at: "now() - interval '1 hour'",
      next_attempt_at: 'null',
      ...more,
    }
    await sql(
      `insert into deliveries (submission_id, ${Object.keys(columns)})
     values ($1, ${Object.values(columns)})`,
      [id],
    )
  },

  states: async () => (await sql('select status from deliveries')).map(({ status }) => status),
})
