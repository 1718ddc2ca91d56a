// Maps the fields of each kind of submission to the columns of its table.
import { NEWSLETTER } from '../../src/contract/choices'
import { type Fields, type Kind, submissionTables } from '../../src/contract/submission'

interface RowRule<K extends Kind> {
  /** Fields stored in a column of the same name; every table also has columns for createdAt and smsConsent. */
  columns: readonly Exclude<keyof Fields<K>, 'kind' | 'createdAt' | 'smsConsent'>[]
  /** Required columns that the form does not provide. */
  fixed?: Readonly<Record<string, string>>
}

const contact = ['name', 'email', 'phone', 'company', 'service', 'message'] as const
const request = [...contact, 'urgency'] as const

export const rowRules: { [K in Kind]: RowRule<K> } = {
  contact: { columns: contact },
  'service-request': { columns: request, fixed: { kind: 'service-request' } },
  consultation: { columns: request, fixed: { kind: 'consultation' } },
  newsletter: {
    columns: ['name', 'email', 'phone', 'company', 'message'],
    fixed: { service: NEWSLETTER },
  },
  'job-application': {
    columns: ['name', 'email', 'phone', 'position', 'experience', 'resume', 'message'],
  },
}

/** A stored kind may be that of a newer release, before a rollback, or of another system. */
export function isKnownKind(kind: string): kind is Kind {
  return Object.hasOwn(rowRules, kind)
}

/** Without duplicates: some kinds share a table. */
export const tableNames: readonly string[] = [...new Set(Object.values(submissionTables))]

/** SQL: one query for each table, their rows together. */
export function inEachTable(query: (table: string) => string): string {
  return tableNames.map(query).join(' union all ')
}

/** The tables of requests with an urgency. */
export const withUrgency: ReadonlySet<string> = new Set(
  Object.entries<{ columns: readonly string[] }>(rowRules)
    .filter(([, { columns }]) => columns.includes('urgency'))
    .map(([kind]) => submissionTables[kind as Kind]),
)

/** The columns filled from a submission's own fields. An omitted field stays NULL. */
export function ownColumns(kind: Kind, fields: Fields): Record<string, unknown> {
  const { columns, fixed }: { columns: readonly string[]; fixed?: object } = rowRules[kind]
  const typed: Readonly<Record<string, unknown>> = fields
  return { ...Object.fromEntries(columns.map((name) => [name, typed[name] ?? null])), ...fixed }
}
