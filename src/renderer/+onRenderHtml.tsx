// Renders one path into a complete document.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { findRoute, notFound } from '../routes'
import { Site } from '../site'
import { headTags } from './head-tags'
import './view'

export function onRenderHtml({ view, publicUrl }: PageContextServer) {
  // Not parsed as a URL: `//host` and `/\\host` would lose their first part and look like another page.
  const [pathname = '/'] = view.url.split('?')
  const route = findRoute(pathname)
  const html = renderToString(
    <StaticRouter location={view.url}>
      <Site nativeForm={view.nativeForm} />
    </StaticRouter>,
  )
  const canonical = route ? publicUrl + route.path : null
  const head = headTags({ ...(route ?? notFound), canonical })
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    ${dangerouslySkipEscape(head)}
  </head>
  <body><div id="site">${dangerouslySkipEscape(html)}</div></body>
</html>`,
    pageContext: { pageStatus: route ? 200 : 404 },
    injectFilter: preloadHeadlineFont,
  }
}

// The first bytes belong to the largest thing on the screen; the text has a stand-in of the same size.
function preloadHeadlineFont(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font' && !asset.src.includes('host-grotesk')) asset.inject = false
  }
}
