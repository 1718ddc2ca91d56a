// The stored submission behind a delivery, as the messages need it.
import type { Kind, Source } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { tables } from '../submissions/tables'

/** What only some kinds have; '' where there is none. */
const optional = {
  phone: '',
  company: '',
  service: '',
  urgency: '',
  position: '',
  experience: '',
  resume: '',
}

export interface Lead extends Readonly<typeof optional> {
  kind: Kind
  submission_id: string
  reference: string
  received_at: Date
  name: string
  email: string
  message: string
  sms_consent: boolean
  source: Source
}

/** Null when the row was erased in the meantime. */
export async function loadLead(
  database: Database,
  { kind, submission_id }: { kind: Kind; submission_id: string },
): Promise<Lead | null> {
  const row = await database(tables[kind].table)
    .where({ submission_id })
    .first<object | undefined>()
  if (!row) return null
  const filled = Object.entries(row).filter(([, value]) => value !== null)
  return { ...optional, ...(Object.fromEntries(filled) as Omit<Lead, 'kind'>), kind }
}
