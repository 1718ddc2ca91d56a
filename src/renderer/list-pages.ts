// Lists every page of the site, from the table of routes.
import { routes } from '../routes'
import type { PageList } from './page-list'

const SLUG = ':slug'

export async function listPages(): Promise<PageList> {
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
