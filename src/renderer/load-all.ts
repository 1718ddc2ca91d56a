// Loads the code of everything that a server can be asked to render.
import { dialogIds } from '../contract/form-places'
import { loadDialog } from '../forms/load-dialog'
import { notFound, routes, unsubscribe } from '../routes'
import { loadLazyParts } from '../ui/lazy-parts'

/** Rejects when some of it cannot be loaded. */
export async function loadAll(): Promise<void> {
  const pages = [...routes, notFound, unsubscribe]
  await Promise.all([...pages.map(({ page }) => page.load()), ...dialogIds.map(loadDialog)])
  // Pages and dialogs register them as they are loaded.
  await loadLazyParts()
}
