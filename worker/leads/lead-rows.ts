// Queries over the three submission tables as one, with the status of each lead's messages.
import { NEWSLETTER, NEWSLETTER_COMPANY } from '../../src/contract/choices'
import {
  type Channel,
  type CommonField,
  type Kind,
  type Source,
  type SubmissionTable,
  submissionTables,
  type TypedField,
} from '../../src/contract/submission'
import { NOT_DISMISSED, SENT_TO_SOME, UNDELIVERED } from '../delivery-conditions'
import { rowRules } from '../submissions/tables'
import { contains } from './contains'
import type { Filter } from './option-values'
import type { Query } from './query'

/** A lead as the staff command line shows it. `--json` prints it unchanged, so the names must not change. */
export interface LeadSummary extends Record<Own, string | null> {
  name: string
  email: string
  phone: string | null
  message: string
  reference: string
  submissionId: string
  /** Also one that this release does not know. */
  kind: string
  receivedAt: Date
  smsConsent: boolean
  createdAt: string
  quarantined: boolean
  suspicions: string[]
  source: Source
  /** Status by channel. */
  messages: Partial<Record<Channel, string>>
  /** Those that some inboxes have, while others refused or still wait for them, or that the carrier did not deliver. */
  notArrived: Partial<Record<Channel, 'sent to some' | 'undelivered'>>
}

/** Columns that only some of the tables have. */
type Own = Exclude<TypedField, CommonField | 'phone'>
const own: Readonly<Record<Own, true>> = {
  company: true,
  service: true,
  urgency: true,
  position: true,
  experience: true,
  resume: true,
}
const OWN = Object.keys(own) as Own[]

// Contact messages and subscriptions share a table. A subscription's row has a fixed service, which a contact message
// may have too: only then the kind is looked up in their deliveries. Without any, the fixed company tells.
const CONTACT_KIND = `case when t.service <> '${NEWSLETTER}' then 'contact' else coalesce(
  (select d.kind from deliveries d where d.submission_id = t.submission_id limit 1),
  case when t.company = '${NEWSLETTER_COMPANY}' then 'newsletter' else 'contact' end) end`

/** SQL for the kind of a row `t`, by table. */
const kindOf: Readonly<Record<SubmissionTable, string>> = {
  contact_submissions: CONTACT_KIND,
  service_requests: 't.kind',
  job_applications: "'job-application'",
}

interface LeadTable {
  kinds: readonly Kind[]
  kind: string
}

const allKinds = Object.keys(submissionTables) as Kind[]
const leadTables = Object.entries(kindOf).map(([table, kind]): [string, LeadTable] => [
  table,
  { kinds: allKinds.filter((each) => submissionTables[each] === table), kind },
])

/** Each lead's `submission_id`, `received_at`, and `kind`. */
export const leadKinds = leadTables
  .map(([table, { kind }]) => `select submission_id, received_at, ${kind} as kind from ${table} t`)
  .join(' union all ')

const fieldsIn = ({ kinds }: LeadTable) =>
  new Set<string>(kinds.flatMap((each) => rowRules[each].columns))

function columnsOf(rule: LeadTable): string {
  const { kind } = rule
  const filled = fieldsIn(rule)
  const optional = OWN.map((name) => `${filled.has(name) ? `t.${name}` : 'null::text'} as ${name}`)
  return `t.reference, t.submission_id as "submissionId", ${kind} as kind,
    t.received_at as "receivedAt", ${optional.join(', ')}, t.name, t.email, t.phone, t.message,
    t.sms_consent as "smsConsent", t.created_at as "createdAt", t.quarantined, t.suspicions, t.source,
    coalesce((select json_object_agg(d.channel, d.status) from deliveries d
      where d.submission_id = t.submission_id), '{}') as messages,
    coalesce((select json_object_agg(d.channel,
        case d.channel when 'team_email' then 'sent to some' else 'undelivered' end) from deliveries d
      where d.submission_id = t.submission_id and (d.owed is not null or ${SENT_TO_SOME} or ${UNDELIVERED})), '{}') as "notArrived"`
}

/** Search criteria. Only tables that can hold the filter's kind are queried. */
interface Search {
  filter: Filter
  quarantined: boolean
  /** The limit, newest first; null returns all leads, oldest first. */
  newest: number | null
}

export function searchLeads({ filter, quarantined, newest }: Search): Query {
  const arms = tablesFor(filter).map(([table, rule]) => {
    const where = conditions(rule, filter, quarantined)
    const sql = `select ${columnsOf(rule)} from ${table} t where ${where.sql}`
    // A limit per table uses each table's index, so a million rows are not sorted to show fifty.
    if (newest === null) return { sql, bindings: where.bindings }
    return {
      sql: `(${sql} order by t.received_at desc limit ?)`,
      bindings: [...where.bindings, newest],
    }
  })
  const end = newest === null ? 'order by "receivedAt"' : 'order by "receivedAt" desc limit ?'
  return {
    sql: `select * from (\n${arms.map(({ sql }) => sql).join('\nunion all\n')}\n) leads ${end}`,
    bindings: [...arms.flatMap(({ bindings }) => bindings), ...(newest === null ? [] : [newest])],
  }
}

export function countLeads(filter: Filter, quarantined: boolean): Query {
  const arms = tablesFor(filter).map(([table, rule]) => {
    const where = conditions(rule, filter, quarantined)
    return { ...where, sql: `(select count(*) from ${table} t where ${where.sql})` }
  })
  return {
    sql: `select ${arms.map(({ sql }) => sql).join(' + ')} as count`,
    bindings: arms.flatMap(({ bindings }) => bindings),
  }
}

function tablesFor({ kind }: Filter) {
  return leadTables.filter(([, { kinds }]) => kind === null || kinds.includes(kind))
}

function conditions(rule: LeadTable, filter: Filter, quarantined: boolean): Query {
  const { kind, service, since, until, find } = filter
  const parts: Query[] = [{ sql: 'true', bindings: [] }]
  if (since) parts.push({ sql: 't.received_at >= ?', bindings: [since] })
  if (until) parts.push({ sql: 't.received_at < ?', bindings: [until] })
  if (service) {
    const has = fieldsIn(rule).has('service')
    parts.push(has ? { sql: 'lower(t.service) = lower(?)', bindings: [service] } : NOTHING)
  }
  if (find) parts.push(contains(find, fieldsIn(rule).has('company')))
  if (quarantined) parts.push({ sql: HELD, bindings: [] })
  if (kind && rule.kinds.length > 1) parts.push({ sql: `${rule.kind} = ?`, bindings: [kind] })
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}

/** Quarantined, and not yet dismissed by the person who reviewed it. */
export const HELD = `t.quarantined and not exists (select from deliveries d
  where d.submission_id = t.submission_id and not ${NOT_DISMISSED})`
const NOTHING: Query = { sql: 'false', bindings: [] }

/** The leads with one of these references or ids: more than one if two leads share a reference. */
export function findLeads(column: 'reference' | 'submission_id', values: string[]): Query {
  const bindings = leadTables.flatMap(() => values)
  return { sql: leadsWhere(`t.${column} in (${values.map(() => '?')})`), bindings }
}

/** @param condition on each row `t` of the three tables */
export function leadsWhere(condition: string): string {
  const arms = leadTables.map(
    ([table, rule]) => `select ${columnsOf(rule)} from ${table} t where ${condition}`,
  )
  return `${arms.join('\nunion all\n')}\norder by "receivedAt"`
}
