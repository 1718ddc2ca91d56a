// Server-rendered text that is never hydrated: it is read, never changed, so its code and words need not be
// sent a second time. After a client-side navigation, it is loaded like anything else.
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadOnDemand } from './connection'
import { lazyPart } from './lazy-parts'
import { reloadPage } from './reload-page'
import { NO_UPDATE } from './static-part'
import { useServerRendered } from './use-hydrated'

export function skipHydration<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const part = lazyPart(load)
  const Later = lazy(async () => ({ default: await loadOnDemand(part.load).catch(reloadPage) }))

  return function WithoutHydration(props: P) {
    const serverRendered = useServerRendered()
    const [skipped] = useState(() => serverRendered && part.loaded() === null)
    if (skipped) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, it makes React keep the server's HTML
      return <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={NO_UPDATE} />
    }
    const Now = part.loaded() ?? Later
    return (
      <div data-static="">
        <Suspense>
          <Now {...props} />
        </Suspense>
      </div>
    )
  }
}
