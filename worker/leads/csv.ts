// Writes CSV for a spreadsheet.
import { type Options, stringify } from 'csv-stringify/sync'
import { safeValue } from './safe-text'

// RFC 4180. Spreadsheets treat text that starts with = + - @ as a formula; a leading apostrophe keeps it text.
// escape_formulas adds one, also for a leading tab or carriage return; `cell` covers a leading line feed.
const csv: Options = { record_delimiter: '\r\n', escape_formulas: true, quoted_match: /[\r\n]/ }

/** The line of column names. Starts with a byte order mark: without one, Excel does not recognize UTF-8. */
export function csvHead(names: string[]): string {
  return `\ufeff${stringify([names], csv)}`
}

/** Visitor input is made safe here. */
export function csvRows(rows: string[][]): string {
  return stringify(
    rows.map((row) => row.map(cell)),
    csv,
  )
}

/** Whether a cell does not hold this text exactly. */
export function isChangedInCsv(text: string): boolean {
  return csvRows([[text]]) !== `${text}\r\n`
}

function cell(text: string): string {
  const safe = safeValue(text)
  return safe.startsWith('\n') ? `'${safe}` : safe
}
