// leads export: every lead, as a spreadsheet or for programs, in a memory that does not grow with them.
import { type Options, stringify } from 'csv-stringify/sync'
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
    // Who reads it page by page takes his time, and holds nothing that anybody waits for.
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

const COLUMNS = [
  'reference',
  'received_at',
  'kind',
  'urgency',
  'service',
  'position',
  'experience',
  'name',
  'email',
  'phone',
  'company',
  'message',
  'resume',
  'sms_consent',
  'quarantined',
  'page',
  'referrer',
  'utm',
  'team_email',
  'prospect_email',
  'prospect_sms',
  'submission_id',
]

// RFC 4180. Spreadsheets take a text that starts with = + - @ for a formula: an apostrophe in front
// keeps it text. escape_formulas does that, also after a tab or carriage return; `cell` after a line feed.
const csv: Options = { record_delimiter: '\r\n', escape_formulas: true, quoted_match: /[\r\n]/ }

/** Starts with a byte order mark: without one Excel does not read UTF-8 as such. */
async function* toCsv(batches: AsyncIterable<Lead[]>): AsyncGenerator<string> {
  yield `\ufeff${stringify([COLUMNS], csv)}`
  for await (const leads of batches) yield stringify(leads.map(toCells), csv)
}

function toCells(lead: Lead): string[] {
  const { source, messages } = lead
  const utm = Object.keys(source.utm ?? {}).length > 0 ? JSON.stringify(source.utm) : ''
  const cells = [
    lead.reference,
    lead.receivedAt.toISOString(),
    lead.kind,
    lead.urgency,
    lead.service,
    lead.position,
    lead.experience,
    lead.name,
    lead.email,
    lead.phone,
    lead.company,
    lead.message,
    lead.resume,
    String(lead.smsConsent),
    String(lead.quarantined),
    source.page,
    source.referrer,
    utm,
    messages.team_email,
    messages.prospect_email,
    messages.prospect_sms,
    lead.submissionId,
  ]
  return cells.map((text) => cell(safeValue(text ?? '')))
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
