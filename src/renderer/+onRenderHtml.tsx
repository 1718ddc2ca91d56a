// Renders one path into a complete document.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { findRoute } from '../routes'
import { Site } from '../site'
import { headTags } from './head-tags'
import { listPages } from './list-pages'
import { nativeFormTag } from './native-form-data'
import { dataTags } from './structured-data/data-tags'
import { pageData } from './structured-data/page-data'
import type { View } from './view'

// The same for every answer, and the one moment at which all pages are loaded.
const pageList = listPages()

export async function onRenderHtml({ view }: PageContextServer) {
  const { status, head, body } = await partsOf(view)
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    ${dangerouslySkipEscape(head)}
  </head>
  <body><div id="site">${dangerouslySkipEscape(body)}</div>${dangerouslySkipEscape(dataOf(view))}</body>
</html>`,
    pageContext: { pageStatus: status, pageList: await pageList },
    injectFilter: leaveOut,
  }
}

async function partsOf(view: View): Promise<{ status: 200 | 404; head: string; body: string }> {
  const { url, publicUrl, nativeForm } = view
  // Not parsed as a URL: `//host` and `/\\host` would lose their first part and look like another page.
  const [path = '/'] = url.split('?')
  const { route, slug } = findRoute(path)
  const module = await route.page.load()
  const about = module.head(slug)
  const body = renderToString(
    <StaticRouter location={url}>
      <Site nativeForm={nativeForm} />
    </StaticRouter>,
  )
  const tags = headTags({ ...about, path, publicUrl })
  if (route.path === '*' || about.revised === null) return { status: 404, head: tags, body }
  const data = dataTags(pageData(route.path, { publicUrl, path, slug }))
  return { status: 200, head: tags + data, body }
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
