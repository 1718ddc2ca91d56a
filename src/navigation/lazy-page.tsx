// A page whose code is loaded on demand, and which renders synchronously where it is already loaded: on
// the server, and in the browser before hydration.
import { type ComponentProps, lazy } from 'react'
import type { PageModule } from '../pages/page-module'
import { loadOnDemand } from '../ui/loading/connection'
import { type LoadedOnce, loadOnce } from '../ui/loading/load-once'
import { reloadPage } from '../ui/loading/reload-page'

interface LazyPage extends LoadedOnce<PageModule> {
  Page: PageModule['Page']
}

/** The same for all pages of one kind, which share their code: `/services/a` and `/services/b`, but not `/services`. */
function kindOfPage(): string {
  const [, section, ...rest] = location.pathname.split('/')
  return `${section}/${rest.length}`
}

export function lazyPage(fetchModule: () => Promise<PageModule>): LazyPage {
  const { load, loaded } = loadOnce(fetchModule)
  let Later = loadLater()
  function loadLater() {
    return lazy(async () => {
      const asked = kindOfPage()
      const isWanted = () => kindOfPage() === asked
      const given = loadOnDemand(load).catch(() => (isWanted() ? reloadPage() : giveUp()))
      return { default: (await given).Page }
    })
  }
  /** The visitor has gone elsewhere meanwhile, where a reload would interrupt them. The next visit tries again. */
  function giveUp(): Promise<never> {
    Later = loadLater()
    return new Promise(() => undefined)
  }
  function Page(props: ComponentProps<PageModule['Page']>) {
    const Now = loaded()?.Page ?? Later
    return <Now {...props} />
  }
  return { Page, load, loaded }
}
