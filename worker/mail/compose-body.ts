// Composes the body of a mail: plain text, and HTML that renders alike in every mail client.
import { escapeHtml } from '../../src/node/escape-html'
import { fillSegment } from './html-frame'
import { tones } from './mail-document'

/** A row without a value is omitted. With an address, the value becomes a link in the HTML. */
export type Row = [label: string, value: string, address?: string | undefined]

/** Small print, with an optional link after the text. */
export interface Note {
  text: string
  link?: { text: string; address: string }
}

interface Body {
  title: string
  paragraphs: string[]
  rows: Row[]
  /** What the mail is, in a word or two above the title. */
  label?: string
  /** The label's colors; defaults to calm. */
  tone?: keyof typeof tones
  /** The preview text that inboxes show after the subject; defaults to the first paragraph. */
  preheader?: string
  notes?: Note[]
}

/** Longer values go below their label instead of beside it, in characters. */
const BESIDE = 60

/** A lone carriage return is one too: RFC 5322 (2.3) forbids it in a mail. */
const LINE_BREAK = /\r\n|\r|\n/g

/** All text may be untrusted and is escaped here; the caller must restrict the scheme of link addresses. */
export function composeBody(body: Body): { text: string; html: string } {
  const rows = body.rows.filter(([, value]) => value.trim() !== '')
  return { text: toText({ ...body, rows }), html: toHtml({ ...body, rows }) }
}

function toText({ title, paragraphs, rows, notes = [] }: Body): string {
  const facts = rows.map(([label, value]) =>
    isLong(value) ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  const small = notes.map(({ text, link }) => (link ? `${text} ${link.address}` : text))
  const parts = [title, ...paragraphs, facts.join('\n'), ...small].filter(Boolean)
  return `${parts.join('\n\n').replace(LINE_BREAK, '\n')}\n`
}

function toHtml({ title, paragraphs, rows, label, tone = 'calm', ...more }: Body): string {
  const { preheader = paragraphs[0] ?? '', notes = [] } = more
  const { text, wash } = tones[tone]
  const escaped = escapeHtml(title)
  return [
    fillSegment('start', { title: escaped, preheader: escapeHtml(preheader) }),
    label ? fillSegment('label', { label: escapeHtml(label), tone: text, wash }) : '',
    fillSegment('title', { title: escaped }),
    ...paragraphs.map((each) => fillSegment('paragraph', { text: lines(each) })),
    ...(rows.length > 0 ? facts(rows) : []),
    fillSegment('rest', {}),
    ...notes.map((note) => fillSegment('note', { text: noteHtml(note) })),
    fillSegment('foot', {}),
  ].join('')
}

function facts(rows: Row[]): string[] {
  return [
    fillSegment('facts', {}),
    ...rows.map(([label, value, address]) =>
      fillSegment(isLong(value) ? 'block' : 'row', {
        label: escapeHtml(label),
        value: linked(lines(value), address),
      }),
    ),
    fillSegment('end', {}),
  ]
}

function isLong(value: string): boolean {
  return value.includes('\n') || value.length > BESIDE
}

function noteHtml({ text, link }: Note): string {
  const html = lines(text)
  return link ? `${html} ${linked(escapeHtml(link.text), link.address)}` : html
}

/**
 * Keeps the line breaks, and the columns of a pasted table: Outlook ignores `white-space`. Every other space of a run
 * stays one at which the line can break.
 */
function lines(value: string): string {
  return escapeHtml(value)
    .replace(/\t/g, '    ')
    .replace(/^ /gm, '&nbsp;')
    .replace(/ {2}/g, ' &nbsp;')
    .replace(LINE_BREAK, '<br>')
}

function linked(html: string, address: string | undefined): string {
  if (address === undefined) return html
  return `<a href="${escapeHtml(address)}" style="color:${tones.calm.text}">${html}</a>`
}
