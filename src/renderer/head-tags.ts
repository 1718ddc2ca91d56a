// The tags of a page's head, escaped.

import type { PageHead } from '../pages/page-module'

interface Head extends PageHead {
  path: string
  publicUrl: string
}

export function headTags({ title, description, keywords, revised, path, publicUrl }: Head): string {
  // A page that is missing has no address of its own.
  const canonical = revised === null ? null : publicUrl + path
  const tags = [
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(keywords ? [meta('name', 'keywords', keywords)] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('name', 'twitter:card', 'summary_large_image'),
    '<meta name="theme-color" content="#0B1220">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="manifest" href="/site.webmanifest">',
  ]
  if (canonical) {
    tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}">`)
    tags.push(meta('property', 'og:url', canonical))
  } else {
    tags.push('<meta name="robots" content="noindex">')
  }
  return tags.join('\n    ')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
