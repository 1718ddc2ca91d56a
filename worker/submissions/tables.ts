// Which table keeps each kind of submission, and which column each field.
import type { Kind, SubmissionJob } from '../../src/contract/submission'

interface TableRule {
  table: string
  columns: (fields: SubmissionJob['fields']) => Record<string, unknown>
}

export const tables: Record<Kind, TableRule> = {
  contact: {
    table: 'contact_submissions',
    columns: ({ name, email, phone, company, service, message }) => ({
      name,
      email,
      phone,
      company,
      service,
      message,
    }),
  },
}
