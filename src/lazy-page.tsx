// A page whose code is loaded when it is needed, and rendered at once where it is loaded already: on
// the server, and in the browser before it takes over the server's HTML.
import { type ComponentType, lazy } from 'react'
import type { PageModule } from './pages/page-module'

export interface LazyPage {
  Page: ComponentType
  /** Loads the page's code; at once when it is there. Rejects when it cannot be loaded. */
  load: () => Promise<PageModule>
  /** The page's code, or null while it is not loaded. */
  loaded: () => PageModule | null
}

export function lazyPage(fetchModule: () => Promise<PageModule>): LazyPage {
  let module: PageModule | null = null
  let loading: Promise<PageModule> | null = null

  function load(): Promise<PageModule> {
    loading ??= fetchModule().then(
      (fetched) => {
        module = fetched
        return fetched
      },
      (error: unknown) => {
        // A failed attempt must not be remembered as the page.
        loading = null
        throw error
      },
    )
    return loading
  }

  const Later = lazy(async () => ({ default: (await load().catch(loadWhole)).Page }))
  function Page() {
    const Now = module?.Page ?? Later
    return <Now />
  }
  return { Page, load, loaded: () => module }
}

/**
 * A page's code or styles are gone when a new version came out while the site was open. The address is already
 * that of the page: the browser loads it as it loads any page. Never resolves; what is shown stays.
 */
export function loadWhole(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}
