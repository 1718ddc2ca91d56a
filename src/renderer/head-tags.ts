// The tags of a page's head, escaped.
import { company } from '../content/company'
import { type DescribedPage, type PageTag, pageTags } from '../head/page-tags'
import { ink } from '../theme/palette'

export function headTags(head: DescribedPage): string {
  return [
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:locale', 'en_US'),
    `<meta name="theme-color" content="${ink}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...pageTags(head).flatMap(tagOf),
  ].join('')
}

function tagOf({ by, name, content }: PageTag): string[] {
  if (content === null) return []
  return [
    by === 'rel' ? `<link rel="${name}" href="${escapeHtml(content)}">` : meta(by, name, content),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

/** What a title and a double-quoted attribute need. Escaped apostrophes, as in src/node/escape-html.ts, are longer. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
