// The stored submission behind a delivery, in the shape that messages are composed from.
import {
  type CommonField,
  type Kind,
  type Source,
  submissionTables,
  type TypedField,
} from '../../src/contract/submission'

/** Fields that only some kinds have; '' when absent. */
const optional = {
  phone: '',
  company: '',
  service: '',
  urgency: '',
  position: '',
  experience: '',
  resume: '',
} satisfies Record<Exclude<TypedField, CommonField>, string>

export interface StoredLead extends Readonly<typeof optional> {
  kind: Kind
  submission_id: string
  reference: string
  received_at: Date
  /** As sent by the client, else the time of receipt. */
  created_at: string
  name: string
  email: string
  message: string
  sms_consent: boolean
  source: Source
}

/** A submission's row as JSON: timestamps are strings. */
export type LeadRow = Record<string, unknown> & { received_at: string }

const lookUps = Object.entries(submissionTables).map(
  ([kind, table]) =>
    `when '${kind}' then (select to_jsonb(s) from ${table} s where s.submission_id = d.submission_id)`,
)

/** SQL: the kinds of this release. After a rollback, messages of a newer one wait for the release that knows theirs. */
export const KNOWN_KINDS = Object.keys(submissionTables)
  .map((kind) => `'${kind}'`)
  .join(', ')

/** SQL: the submission's row as JSON for a delivery `d`; null if it has been erased since. */
export const LEAD_ROW: string = `case d.kind ${lookUps.join(' ')} end`

export function leadFrom(kind: Kind, row: LeadRow): StoredLead {
  const filled = Object.entries(row).filter(([, value]) => value !== null)
  const known = Object.fromEntries(filled) as Omit<StoredLead, 'kind' | 'source'>
  const source = readSource(row.source)
  return { ...optional, ...known, source, received_at: new Date(row.received_at), kind }
}

/** A row entered by hand has the column's default, an empty object, and an imported one any JSON. */
export function readSource(stored: unknown): Source {
  const { page, referrer, utm, service } = partsOf(stored)
  const tags = Object.entries(partsOf(utm)).filter(([, value]) => value !== null)
  return {
    page: typeof page === 'string' ? page : null,
    referrer: typeof referrer === 'string' ? referrer : null,
    utm: Object.fromEntries(
      tags.map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
    ...(typeof service === 'string' ? { service } : {}),
  }
}

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}
}
