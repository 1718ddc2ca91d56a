// Renders answers as HTML within the allow-list, and as plain text. All input is treated as untrusted.
import { company } from '../../../src/content/company'
import { escapeHtml } from '../../../src/node/escape-html'
import type { Answer, Citation, Part } from './answer'

const { phone, email } = company
/** Linked wherever they appear in a text: the words as HTML, and the link that takes their place. */
const LINKED = new Map([
  [escapeHtml(phone.text), link(phone.text, phone.href)],
  ...[email.info, email.support].map(
    (address) => [escapeHtml(address), link(address, `mailto:${address}`)] as const,
  ),
])
/** Whole words: one address may end with the other. */
const WORDS = new RegExp(`(?<![\\w.+-])(?:${[...LINKED.keys()].map(escapeRegExp).join('|')})`, 'g')

export function htmlOf({ parts, citations }: Pick<Answer, 'parts' | 'citations'>): string {
  return parts.map(partHtml).join('') + citationsHtml(citations)
}

/** Pieces of at most 120 characters, about three lines of the chat panel: each piece costs the server a little. */
const PIECES = /[\s\S]{1,120}(?:\s|$)|[\s\S]{1,120}/g

/** The plain text in pieces for streaming. Joined, they are the whole text again, whitespace included. */
export function piecesOf(answer: Pick<Answer, 'parts' | 'citations'>): string[] {
  return textOf(answer).match(PIECES) ?? []
}

/** The answer as plain text, one paragraph per part. */
export function textOf({ parts, citations }: Pick<Answer, 'parts' | 'citations'>): string {
  const texts = parts.map((part) =>
    part.kind === 'p'
      ? [part.strong, part.text].filter(Boolean).join(' ')
      : part.items.map((item) => `• ${item}`).join('\n'),
  )
  const more =
    citations.length > 0 ? [`On this site: ${citations.map(({ title }) => title).join(', ')}`] : []
  return [...texts, ...more].join('\n\n')
}

function partHtml(part: Part): string {
  if (part.kind === 'p') {
    const strong = part.strong ? `<strong>${linked(part.strong)}</strong> ` : ''
    return `<p>${strong}${linked(part.text)}</p>`
  }
  return `<${part.kind}>${part.items.map((item) => `<li>${linked(item)}</li>`).join('')}</${part.kind}>`
}

function citationsHtml(citations: readonly Citation[]): string {
  if (citations.length === 0) return ''
  const links = citations.map(({ title, path }) => link(title, path))
  return `<p>On this site: ${links.join(', ')}</p>`
}

function link(text: string, href: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
}

/** In one pass: a second one would find the words in the links of the first. */
function linked(text: string): string {
  return escapeHtml(text).replace(WORDS, (words) => LINKED.get(words) ?? words)
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
