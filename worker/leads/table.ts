// Renders a table for a terminal. Column widths are display widths: a Chinese character takes two cells.
import stringWidth from 'string-width'
import { safeLine } from './safe-text'

export interface Column {
  title: string
  align?: 'left' | 'right'
  /** Longer text is cut and ends in an ellipsis. */
  max?: number
}

const segments = new Intl.Segmenter()
/** Letters without a width that join nothing. Spam may hold thousands of them, and measuring each takes long. */
const NOTHING_TO_SEE = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff\ufff9-\ufffb]+/g
/** UTF-16 units: of marks and joiners, which change the letter before them, spam may hold thousands as well. */
const MOST_PER_COLUMN = 20

/** One line per row below a header line. Visitor input is made safe here. */
export function renderTable(columns: readonly Column[], rows: readonly string[][]): string {
  const cells = rows.map((row) => columns.map(({ max }, i) => cut(safeLine(row[i] ?? ''), max)))
  const lines = [columns.map(({ title }) => title), ...cells]
  const widths = columns.map((_, i) =>
    lines.reduce((widest, line) => Math.max(widest, stringWidth(line[i] ?? '')), 0),
  )
  return lines
    .map((line) => {
      const padded = line.map((cell, i) => pad(cell, widths[i] ?? 0, columns[i]?.align ?? 'left'))
      return `${padded.join('  ').trimEnd()}\n`
    })
    .join('')
}

function pad(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(text)))
  return align === 'right' ? space + text : text + space
}

function cut(whole: string, max = 60): string {
  const text = whole.replace(NOTHING_TO_SEE, '')
  const most = max * MOST_PER_COLUMN
  if (text.length <= most && stringWidth(text) <= max) return text
  let kept = ''
  let width = 0
  for (const { segment } of segments.segment(text.slice(0, most))) {
    width += stringWidth(segment)
    if (width > max - 1) break
    kept += segment
  }
  return `${kept}…`
}
