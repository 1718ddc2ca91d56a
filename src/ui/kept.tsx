// Server-rendered text that the browser keeps as it came: it is read, never changed, so its code and words
// need not be sent a second time. After a client-side navigation, it is loaded like anything else.
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadOnDemand } from './connection'
import { laterPart } from './later-parts'
import { reloadPage } from './reload-page'
import { useCameAsHtml } from './use-hydrated'

/** Makes React leave the HTML inside alone. */
const AS_IT_CAME = { __html: '' }

export function kept<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = laterPart(load)
  const Later = lazy(async () => ({ default: await loadOnDemand(part.load).catch(reloadPage) }))

  return function Kept(props: P) {
    const cameAsHtml = useCameAsHtml()
    const [asItCame] = useState(() => cameAsHtml && part.loaded() === null)
    if (asItCame) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, it makes React keep the server's HTML
      return <div data-kept="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />
    }
    const Now = part.loaded() ?? Later
    return (
      <div data-kept="">
        <Suspense>
          <Now {...props} />
        </Suspense>
      </div>
    )
  }
}
