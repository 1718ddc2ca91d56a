// Text that the server has written and the browser keeps as it came: it is read, never changed, so its
// code and words need not be sent a second time. On a page that was changed to without a load, it is
// loaded like anything else.
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadAsked } from './connection'
import { laterPart } from './later-parts'
import { loadWhole } from './load-whole'
import { useCameAsHtml } from './use-hydrated'

/** React leaves what is inside alone when it is told that it is not its own. */
const AS_IT_CAME = { __html: '' }

export function kept<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = laterPart(load)
  const Later = lazy(async () => ({ default: await loadAsked(part.load).catch(loadWhole) }))

  return function Kept(props: P) {
    const cameAsHtml = useCameAsHtml()
    const [asItCame] = useState(() => cameAsHtml && part.loaded() === null)
    if (asItCame) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, it has React keep what the server wrote
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
