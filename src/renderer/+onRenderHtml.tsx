// Renders one path into a complete document.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { findRoute } from '../routes'
import { Site } from '../site'
import { headTags } from './head-tags'
import { nativeFormTag } from './native-form-data'
import type { View } from './view'

export async function onRenderHtml({ view }: PageContextServer) {
  // Not parsed as a URL: `//host` and `/\\host` would lose their first part and look like another page.
  const [path = '/'] = view.url.split('?')
  const { route, slug } = findRoute(path)
  const { head } = await route.page.load()
  const html = renderToString(
    <StaticRouter location={view.url}>
      <Site nativeForm={view.nativeForm} />
    </StaticRouter>,
  )
  const tags = headTags({ ...head(slug), path, publicUrl: view.publicUrl })
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    ${dangerouslySkipEscape(tags)}
  </head>
  <body><div id="site">${dangerouslySkipEscape(html)}</div>${dangerouslySkipEscape(dataOf(view))}</body>
</html>`,
    pageContext: { pageStatus: head(slug).revised === null ? 404 : 200 },
    injectFilter: leaveOut,
  }
}

function dataOf({ nativeForm, url }: View): string {
  return nativeForm ? nativeFormTag({ nativeForm, url }) : ''
}

// What is preloaded races the page for the line. The fonts come after the text is painted in their
// stand-ins of the same size; the first script loads the others when it starts.
function leaveOut(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script' && !asset.isEntry) asset.inject = false
  }
}
