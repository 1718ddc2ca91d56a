// Composes the body of a mail: plain text, and HTML that renders alike in every mail client.
import { escapeHtml } from '../../src/node/escape-html'
import { fillSegment } from './html-frame'
import { tones } from './mail-document'

/** A row without a value is omitted. With an address, the value becomes a link in the HTML. */
export type Row = [label: string, value: string, address?: string | undefined]

interface Link {
  text: string
  address: string
}

/** In plain text a link in a paragraph is its text: it is meant for addresses that the text itself shows. */
export type Paragraph = string | readonly (string | Link)[]

/** Small print, with an optional link after the text. */
export interface Note {
  text: string
  link?: Link
}

interface Body {
  title: string
  paragraphs: Paragraph[]
  rows: Row[]
  /** What the mail is, in a word or two above the title. */
  label?: string
  /** The label's colors; defaults to calm. */
  tone?: keyof typeof tones
  /** The preview text that inboxes show after the subject. */
  preheader?: string
  /** A button below the title. In plain text it is omitted: its address must also be in the rows. */
  button?: Link | undefined
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

/** Values of several lines come last: before other rows, a visitor's own 'SMS consent: yes' would look like one. */
function toText({ title, paragraphs, rows, label, tone, notes = [] }: Body): string {
  const [short, open] = [rows.filter((row) => !hasLines(row)), rows.filter(hasLines)]
  const facts = short.map(([label, value]) =>
    isLong(value) ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  const texts = open.map(([label, value]) => `${label}:\n${value}`)
  const said = paragraphs.map((each) => parts(each).map(textOf).join(''))
  const small = notes.map(({ text, link }) => (link ? `${text} ${link.address}` : text))
  const urgent = tone === 'urgent' && label ? label : ''
  const all = [urgent, title, ...said, facts.join('\n'), ...texts, ...small].filter(Boolean)
  return `${all.join('\n\n').replace(LINE_BREAK, '\n')}\n`
}

function toHtml({ title, paragraphs, rows, label, tone = 'calm', ...more }: Body): string {
  const { preheader = '', button, notes = [] } = more
  const { text, wash } = tones[tone]
  const escaped = escapeHtml(title)
  return [
    fillSegment('start', { title: escaped, preheader: escapeHtml(preheader) }),
    label ? fillSegment('label', { label: escapeHtml(label), tone: text, wash }) : '',
    fillSegment('title', { title: escaped }),
    button
      ? fillSegment('button', {
          text: escapeHtml(button.text),
          address: escapeHtml(button.address),
        })
      : '',
    ...paragraphs.map((each) =>
      fillSegment('paragraph', { text: parts(each).map(partHtml).join('') }),
    ),
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

function hasLines([, value]: Row): boolean {
  return /[\r\n\v\f\u0085\u2028\u2029]/.test(value)
}

function parts(paragraph: Paragraph): readonly (string | Link)[] {
  return typeof paragraph === 'string' ? [paragraph] : paragraph
}

function textOf(part: string | Link): string {
  return typeof part === 'string' ? part : part.text
}

function partHtml(part: string | Link): string {
  return typeof part === 'string' ? lines(part) : linked(escapeHtml(part.text), part.address)
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
