// A page whose code is loaded on demand, and which renders synchronously where it is already loaded: on
// the server, and in the browser before hydration.
import { type ComponentType, lazy } from 'react'
import type { PageModule } from '../pages/page-module'
import { loadOnDemand } from '../ui/connection'
import { type LoadedOnce, loadOnce } from '../ui/load-once'
import { reloadPage } from '../ui/reload-page'

interface LazyPage extends LoadedOnce<PageModule> {
  Page: ComponentType
}

export function lazyPage(fetchModule: () => Promise<PageModule>): LazyPage {
  const { load, loaded } = loadOnce(fetchModule)
  const Later = lazy(async () => ({ default: (await loadOnDemand(load).catch(reloadPage)).Page }))
  function Page() {
    const Now = loaded()?.Page ?? Later
    return <Now />
  }
  return { Page, load, loaded }
}
