// Files for crawlers: the list of all pages, and the rules for crawling them.
import type { Middleware } from 'koa'
import { company } from '../../src/content/company'
import { SECURITY_PATH } from '../../src/contract/api'
import { escapeHtml } from '../../src/node/escape-html'
import type { PageList } from '../../src/renderer/page-list'
import { encodePage } from '../pages/encode-page'
import { sendEncoded } from '../pages/send-page'
import { isCurrent } from '../requests/is-current'

/** In days: security.txt must name an end within a year, and every start of a server names a later one. */
const SECURITY_DAYS = 360

/** sitemap.xml as specified at sitemaps.org; robots.txt as in RFC 9309; security.txt as in RFC 9116. */
export function machineFiles(
  { pages }: PageList,
  publicUrl: string,
): Record<'sitemap' | 'robots' | 'security', Middleware> {
  const entries = pages.map(
    ({ path, revised }) =>
      `  <url><loc>${escapeHtml(publicUrl + path)}</loc><lastmod>${revised}</lastmod></url>`,
  )
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
  const robots = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml\n`]
  const security = [
    `Contact: mailto:${company.email.support}`,
    `Expires: ${new Date(Date.now() + SECURITY_DAYS * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${SECURITY_PATH}\n`,
  ]
  return {
    security: file('text/plain', security.join('\n')),
    sitemap: file('application/xml', sitemap),
    robots: file('text/plain', robots.join('\n')),
  }
}

function file(type: string, text: string): Middleware {
  const bytes = Buffer.from(text)
  const encoded = encodePage(bytes, 'most')
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-cache')
    ctx.type = type
    await sendEncoded(ctx, encoded)
    if (isCurrent(ctx)) ctx.status = 304
  }
}
