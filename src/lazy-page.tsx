// A page whose code is loaded when it is needed, and rendered at once where it is loaded already: on
// the server, and in the browser before it takes over the server's HTML.
import { type ComponentType, lazy } from 'react'
import type { PageModule } from './pages/page-module'
import { loadAsked } from './ui/connection'
import { loadWhole } from './ui/load-whole'

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

  const Later = lazy(async () => ({ default: (await loadAsked(load).catch(loadWhole)).Page }))
  function Page() {
    const Now = module?.Page ?? Later
    return <Now />
  }
  return { Page, load, loaded: () => module }
}
