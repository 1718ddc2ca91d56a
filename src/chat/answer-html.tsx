// Converts the assistant's HTML into React elements. None of it reaches the page as markup: an element that
// is not on the list is dropped, and its text is kept.
import { createElement, Fragment, type ReactNode } from 'react'
import { spanishPhrases } from '../content/spanish-phrases'
import { breakAddresses } from '../ui/break-addresses'
import { joinUnits } from '../ui/join-units'
import { Link } from '../ui/link'
import { parseAnswer } from './parse-answer'

/** The allow-list in docs/decisions/0013-chat-chain.md, which the server applies too. */
const ALLOWED = new Set(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li'])
/** Elements whose content is not text for a reader. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
])

const SPANISH = Object.values(spanishPhrases)

export function AnswerHtml({ html }: { html: string }) {
  return <>{children(parseAnswer(html))}</>
}

function children(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, key) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer is rendered once, its parts are never reordered
    <Fragment key={key}>{toReact(node)}</Fragment>
  ))
}

function toReact(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return breakAddresses(joinUnits(node.textContent ?? ''))
  if (node.nodeType !== Node.ELEMENT_NODE) return null
  const element = node as Element
  const tag = element.localName
  if (DROPPED.has(tag)) return null
  if (tag === 'br') return <br />
  const inside = children(element)
  if (ALLOWED.has(tag)) return createElement(tag, { lang: languageOf(element) }, inside)
  if (tag !== 'a') return inside
  const target = targetOf(element.getAttribute('href') ?? '')
  if (target.kind === 'page') {
    return <Link to={target.to}>{inside}</Link>
  }
  if (target.kind === 'nowhere') return inside
  const elsewhere = target.kind === 'site' && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={target.to} {...elsewhere}>
      {inside}
    </a>
  )
}

/** Of a paragraph that is not in the page's language; answers carry no attributes. */
function languageOf({ localName, textContent }: Element): 'es' | undefined {
  if (localName !== 'p') return undefined
  return SPANISH.some((phrase) => textContent?.startsWith(phrase)) ? 'es' : undefined
}

type Target = { kind: 'page' | 'site' | 'person'; to: string } | { kind: 'nowhere' }

/** Judged as the browser resolves it, not as it is written: `/\host` and `//host` lead to other sites. */
function targetOf(href: string): Target {
  const url = urlOf(href)
  if (!url) return { kind: 'nowhere' }
  const own = url.origin === location.origin
  if (own && href.startsWith('/')) {
    return { kind: 'page', to: url.pathname + url.search + url.hash }
  }
  if (['mailto:', 'tel:'].includes(url.protocol)) return { kind: 'person', to: url.href }
  if (url.protocol === 'https:') return { kind: 'site', to: url.href }
  return { kind: 'nowhere' }
}

/** Null for an invalid URL. URL.canParse is missing in Safari before 17. */
function urlOf(href: string): URL | null {
  try {
    return new URL(href, location.origin)
  } catch {
    return null
  }
}

/** The same as plain text, one line per paragraph and list item. */
export function plainText(html: string): string {
  return textIn(parseAnswer(html))
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
  if (node.nodeType !== Node.ELEMENT_NODE) return ''
  const tag = (node as Element).localName
  if (DROPPED.has(tag)) return ''
  if (tag === 'br') return '\n'
  const text = [...node.childNodes].map(textIn).join('')
  if (tag === 'li') return `\n- ${text}\n`
  return tag === 'p' ? `\n${text}\n` : text
}
