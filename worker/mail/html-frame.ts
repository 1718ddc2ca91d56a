// The HTML around what a mail says. The library makes it once, when the first mail is written; after
// that a mail costs the filling of its slots: 0.02 ms (docs/decisions/0012-mail-html.md).
import { createRequire } from 'node:module'
import { mailDocument } from './mail-document'

/** In the order of the document. The first has no comment of its own: it starts the document. */
const SEGMENTS = [
  'start',
  'label',
  'title',
  'paragraph',
  'facts',
  'row',
  'block',
  'end',
  'rest',
  'note',
  'foot',
] as const

export type Segment = (typeof SEGMENTS)[number]

let frame: ReadonlyMap<Segment, string> | undefined

/**
 * A segment of the document with its slots filled. @param values HTML by the name of its slot: escaped
 * by the caller. Throws when a slot has no value, which is a mistake in the code.
 */
export function fillSegment(segment: Segment, values: Readonly<Record<string, string>>): string {
  frame ??= makeFrame()
  // What fills a slot is not read again: `{{` that somebody typed stays what it is.
  return (frame.get(segment) ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for ${name} in the mail's ${segment}`)
    return value
  })
}

function makeFrame(): ReadonlyMap<Segment, string> {
  // Here and not at the top: 30 ms and 12 MB that only a worker that writes mails needs to spend.
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
