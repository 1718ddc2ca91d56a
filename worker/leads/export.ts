// leads export: every lead, as a spreadsheet or for programs, in a memory that does not grow with them.
import { type Options, stringify } from 'csv-stringify/sync'
import type { TypedField } from '../../src/contract/submission'
import type { Database, Transaction } from '../../src/node/database/connect'
import type { Desk, ExitCode } from './desk'
import { type Lead, searchLeads } from './lead-rows'
import type { Command, Filter } from './parse-command'
import { safeJson, safeValue } from './safe-text'

/** Rows read at once. */
const BATCH = 500

type Export = Extract<Command, { name: 'export' }>

export async function exportLeads(desk: Desk, { filter, format }: Export): Promise<ExitCode> {
  const leads = readAll(desk.database, filter)
  await desk.out.stream(format === 'csv' ? toCsv(leads) : toJson(leads))
  return 0
}

/**
 * All leads in batches, the oldest first, as they were at one moment. The transaction is over when the
 * reader has had enough, also in the middle.
 */
async function* readAll(database: Database, filter: Filter): AsyncGenerator<Lead[]> {
  const { sql, bindings } = searchLeads({ filter, quarantined: false, newest: null })
  const transaction: Transaction = await database.transaction(null, { readOnly: true })
  try {
    // Somebody who pages through the output takes their time, and the transaction locks nothing that others need.
    await transaction.raw('set local idle_in_transaction_session_timeout = 0')
    await transaction.raw(`declare leads no scroll cursor for ${sql}`, bindings)
    for (;;) {
      const { rows } = await transaction.raw<{ rows: Lead[] }>(`fetch ${BATCH} from leads`)
      if (rows.length === 0) return
      yield rows
    }
  } finally {
    await transaction.rollback()
  }
}

type Cell = (lead: Lead) => string | null | undefined

/** In the order of the spreadsheet; a field that is new has a column, or this does not compile. */
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
  utm: ({ source: { utm } }) => (Object.keys(utm ?? {}).length > 0 ? JSON.stringify(utm) : ''),
  team_email: ({ messages }) => messages.team_email,
  prospect_email: ({ messages }) => messages.prospect_email,
  prospect_sms: ({ messages }) => messages.prospect_sms,
  submission_id: ({ submissionId }) => submissionId,
  created_at: ({ createdAt }) => createdAt,
  suspicions: ({ suspicions }) => suspicions.join(' '),
} satisfies Record<TypedField, Cell> & Record<string, Cell>

// RFC 4180. Spreadsheets take a text that starts with = + - @ for a formula: an apostrophe in front
// keeps it text. escape_formulas does that, also after a tab or carriage return; `cell` after a line feed.
const csv: Options = { record_delimiter: '\r\n', escape_formulas: true, quoted_match: /[\r\n]/ }

/** Starts with a byte order mark: without one Excel does not read UTF-8 as such. */
async function* toCsv(batches: AsyncIterable<Lead[]>): AsyncGenerator<string> {
  yield `\ufeff${stringify([Object.keys(columns)], csv)}`
  for await (const leads of batches) yield stringify(leads.map(toCells), csv)
}

function toCells(lead: Lead): string[] {
  return Object.values(columns).map((read) => cell(safeValue(read(lead) ?? '')))
}

function cell(text: string): string {
  return text.startsWith('\n') ? `'${text}` : text
}

/** One JSON array, an element a line. */
async function* toJson(batches: AsyncIterable<Lead[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const leads of batches) {
    yield leads.map((lead, i) => (i === 0 ? separator : ',\n') + safeJson(lead)).join('')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
