// leads export: every lead, as CSV or JSON, in constant memory.
import type { Channel, TypedField } from '../../../src/contract/submission'
import type { Database, Transaction } from '../../../src/node/database/connect'
import { readSource } from '../../submissions/stored-lead'
import type { CommandContext, ExitCode } from '../command-context'
import type { Command } from '../command-table'
import { csvHead, csvRows } from '../csv'
import { type LeadSummary, searchLeads } from '../lead-rows'
import type { Filter } from '../option-values'
import { safeJson } from '../safe-text'

/** Rows per fetch. */
const BATCH = 500

type Export = Extract<Command, { name: 'export' }>

export async function exportLeads(
  context: CommandContext,
  { filter, format }: Export,
): Promise<ExitCode> {
  const leads = readAll(context.database, filter)
  await context.out.stream(format === 'csv' ? toCsv(leads) : toJson(leads))
  return 0
}

/**
 * All leads in batches, oldest first, from one snapshot. The transaction ends when the reader stops, even midway.
 */
async function* readAll(database: Database, filter: Filter): AsyncGenerator<LeadSummary[]> {
  const { sql, bindings } = searchLeads({ filter, quarantined: false, newest: null })
  const transaction: Transaction = await database.transaction(null, { readOnly: true })
  try {
    // A person paging through the output takes time. But one who stopped must not keep the dead rows of all tables
    // from being cleaned up, and migrations from ending.
    await transaction.raw("set local idle_in_transaction_session_timeout = '1h'")
    await transaction.raw(`declare leads no scroll cursor for ${sql}`, bindings)
    for (;;) {
      const { rows } = await transaction.raw<{ rows: LeadSummary[] }>(`fetch ${BATCH} from leads`)
      if (rows.length === 0) return
      yield rows
    }
  } finally {
    await transaction.rollback()
  }
}

/** What became of a message, in the words of `leads list`. */
const stateOf = (channel: Channel): Cell => {
  return ({ messages, notArrived }) => notArrived[channel] ?? messages[channel]
}

type Cell = (lead: LeadSummary) => string | null | undefined

/** In spreadsheet order. The type forces a column for every new field. */
const columns = {
  reference: ({ reference }) => reference,
  received_at: ({ receivedAt }) => receivedAt.toISOString(),
  kind: ({ kind }) => kind,
  urgency: ({ urgency }) => urgency,
  service: ({ service }) => service,
  position: ({ position }) => position,
  experience: ({ experience }) => experience,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  company: ({ company }) => company,
  message: ({ message }) => message,
  resume: ({ resume }) => resume,
  sms_consent: ({ smsConsent }) => String(smsConsent),
  quarantined: ({ quarantined }) => String(quarantined),
  page: ({ source }) => source.page,
  referrer: ({ source }) => source.referrer,
  utm: ({ source: { utm } }) => (Object.keys(utm).length > 0 ? JSON.stringify(utm) : ''),
  team_email: stateOf('team_email'),
  prospect_email: stateOf('prospect_email'),
  prospect_sms: stateOf('prospect_sms'),
  submission_id: ({ submissionId }) => submissionId,
  created_at: ({ createdAt }) => createdAt,
  suspicions: ({ suspicions }) => suspicions.join(' '),
} satisfies Record<TypedField, Cell> & Record<string, Cell>

async function* toCsv(batches: AsyncIterable<LeadSummary[]>): AsyncGenerator<string> {
  yield csvHead(Object.keys(columns))
  for await (const leads of batches) yield csvRows(leads.map(toCells))
}

function toCells(lead: LeadSummary): string[] {
  const readable = { ...lead, source: readSource(lead.source) }
  return Object.values(columns).map((read) => read(readable) ?? '')
}

/** One JSON array, one element per line. */
async function* toJson(batches: AsyncIterable<LeadSummary[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const leads of batches) {
    yield leads.map((lead, i) => (i === 0 ? separator : ',\n') + safeJson(lead)).join('')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
