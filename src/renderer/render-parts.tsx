// Renders one path: the content of the page and the tags of its head.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { REFUSED_TITLE } from '../contract/native-form'
import { loadRequestedDialog } from '../forms/load-dialog'
import { findRoute } from '../routes'
import { Site } from '../site'
import { loadLazyParts } from '../ui/loading/lazy-parts'
import { renderStaticParts } from '../ui/loading/static-part'
import { dataBlock } from './data-block'
import { headTags } from './head-tags'
import { nativeFormTag } from './native-form-data'
import type { Parts, View } from './page-parts'
import { pageData } from './structured-data/page-data'

/** Rejects when the page cannot be rendered. */
export async function renderParts({ url, publicUrl, nativeForm }: View): Promise<Parts> {
  // Not parsed as a URL: `//host` and `/\\host` would lose their first part and look like another page.
  const [path = '/', query = ''] = url.split('?')
  const { route, slug } = findRoute(path)
  const [module] = await Promise.all([route.page.load(), loadRequestedDialog(path, query)])
  await loadLazyParts()
  renderStaticParts((Part) => renderToString(<Part />))
  const about = module.head(slug)
  const title = nativeForm ? REFUSED_TITLE + about.title : about.title
  const site = renderToString(
    <StaticRouter location={url}>
      <Site nativeForm={nativeForm} />
      {/* Takes the place of what the browser adds here: React derives ids from positions in the tree. */}
      {null}
    </StaticRouter>,
  )
  const refused = nativeForm ? nativeFormTag({ nativeForm, url }) : ''
  const body = `<div id="site">${site}</div>${refused}`
  const head = headTags({ ...about, title, path, publicUrl })
  // Pages that are in no listing: missing, or only for the holder of a link.
  if (route.path === '*' || route.path === '/unsubscribe/:slug' || about.revised === null) {
    return { status: 404, head, body }
  }
  const data = pageData(route.path, { publicUrl, path, slug })
    .map((thing) => dataBlock('type="application/ld+json"', thing))
    .join('')
  return { status: 200, head: head + data, body }
}
