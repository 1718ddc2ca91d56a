// The HTML template around a mail's content. The library renders it once; after that a mail
// only costs filling in its slots: 0.02 ms (docs/decisions/0012-mail-html.md).
import { createRequire } from 'node:module'
import { mailDocument } from './mail-document'

/** In document order. The first has no marker comment: it starts the document. */
const SEGMENTS = [
  'start',
  'label',
  'title',
  'button',
  'paragraph',
  'facts',
  'row',
  'block',
  'end',
  'rest',
  'note',
  'foot',
] as const

type Segment = (typeof SEGMENTS)[number]

let frame: ReadonlyMap<Segment, string> | undefined

/**
 * Returns a segment of the document with its slots filled. Throws when a slot has no value, which is a bug.
 * @param values HTML by slot name, escaped by the caller
 */
export function fillSegment(segment: Segment, values: Readonly<Record<string, string>>): string {
  const text = loadFrame().get(segment) ?? ''
  // Values are not scanned again: a `{{` in visitor input stays as it is.
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for ${name} in the mail's ${segment}`)
    return value
  })
}

/** Renders the template, unless that is done: the first mail needs no file then. Throws if the library cannot be loaded. */
export function loadFrame(): ReadonlyMap<Segment, string> {
  frame ??= makeFrame()
  return frame
}

function makeFrame(): ReadonlyMap<Segment, string> {
  // Loaded here, not at the top: it costs 30 ms and 12 MB, which neither the start of a worker nor a command of the
  // staff should pay.
  const { Engine } = createRequire(import.meta.url)('mrml') as typeof import('mrml')
  const engine = new Engine()
  const result = engine.toHtml(mailDocument)
  engine.free()
  if (result.type === 'error') throw new Error(`the mail document is not MJML: ${result.message}`)
  const [start = '', ...rest] = result.content.split(/<!--([a-z]+)-->/)
  const cut = new Map<string, string>([['start', start]])
  for (let at = 0; at < rest.length; at += 2) cut.set(rest[at] ?? '', rest[at + 1] ?? '')
  const missing = SEGMENTS.filter((name) => !cut.has(name))
  if (missing.length > 0) throw new Error(`the mail document lacks ${missing.join(', ')}`)
  return cut as Map<Segment, string>
}
