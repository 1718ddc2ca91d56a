// The tags of a page's head, escaped.

import { company } from '../content/company'
import type { PageHead } from '../pages/page-module'
import { shareImagePath } from './share-image-path'

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
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:locale', 'en_US'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    '<meta name="theme-color" content="#0B1220">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
  ]
  if (canonical) {
    tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}">`)
    tags.push(meta('property', 'og:url', canonical))
    tags.push(...pictureTags(publicUrl + shareImagePath(path), title))
  } else {
    tags.push('<meta name="robots" content="noindex">')
  }
  return tags.join('\n    ')
}

/** Every page has a picture of its own for being shared, 1200 by 630 pixels. */
function pictureTags(address: string, title: string): string[] {
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', address),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
