// What the built site exports to the server, besides the document that Vike renders.
import { dialogIds } from '../contract/form-places'
import { loadDialog } from '../forms/load-dialog'
import { notFound, routes, unsubscribe } from '../routes'
import { webFontRules } from '../theme/web-font-rules'
import { loadLazyParts } from '../ui/loading/lazy-parts'
import type { PageList } from './page-list'
import type { SiteParts } from './page-parts'
import { renderParts } from './render-parts'
import { safelist } from './safelist'

const SLUG = ':slug'

export const siteParts: SiteParts = {
  listPages,
  loadAll,
  renderParts,
  safelist,
  ownStyles: webFontRules,
}

async function listPages(): Promise<PageList> {
  const rows = await Promise.all(
    routes.map(async ({ path, page }) => {
      const { slugs = [''], head } = await page.load()
      return slugs.map((slug) => ({ path: path.replace(SLUG, slug), ...head(slug) }))
    }),
  )
  const pages = rows.flat().map(({ path, title, revised }) => {
    if (revised === null) throw new Error(`the page ${path} is listed and says that it is missing`)
    return { path, title, revised }
  })
  return { pages, families: routes.map(familyOf).filter((start) => start !== null) }
}

function familyOf({ path }: { path: string }): string | null {
  return path.endsWith(SLUG) ? path.slice(0, -SLUG.length) : null
}

async function loadAll(): Promise<void> {
  const pages = [...routes, notFound, unsubscribe]
  await Promise.all([...pages.map(({ page }) => page.load()), ...dialogIds.map(loadDialog)])
  // Pages and dialogs register them as they are loaded.
  await loadLazyParts()
}
