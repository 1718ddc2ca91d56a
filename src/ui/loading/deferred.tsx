// A part of a page whose code is loaded when the visitor reaches for it. Until then the server's HTML stays
// as it is, and works as it does without script.
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { loadOnDemand, preload } from './connection'
import { holdClicks, hydrated } from './hold-clicks'
import { inTime } from './in-time'
import { keepFocus } from './keep-focus'
import { lazyPart } from './lazy-parts'
import { reloadPage } from './reload-page'
import { useServerRendered } from './use-hydrated'

type Load = () => Promise<ComponentType>

const REACHES = ['pointerover', 'focusin'] as const

/**
 * @param load of a component without props: none can be passed before its code is loaded
 * @param urgent whether the part cannot wait: it has a message to show or state to restore. Called in the browser
 */
export function deferred(load: Load, urgent: () => boolean): ComponentType {
  const part = lazyPart(load)
  let open: (arrived: ComponentType) => void = () => {}
  // Stays pending if the code cannot be loaded: the server's HTML is better than an error in its place.
  const arrived = new Promise<ComponentType>((resolve) => {
    open = resolve
  })
  const Later = lazy(async () => ({ default: await arrived }))
  // Never re-rendered from outside: an update would replace HTML that is not hydrated yet.
  const Part = memo(() => {
    const Now = part.loaded()
    return <Suspense>{Now ? <Now /> : <Later />}</Suspense>
  })

  async function reach(): Promise<void> {
    open(await part.load())
  }
  return () => (
    <Reach reach={reach} urgent={urgent}>
      <Part />
    </Reach>
  )
}

interface ReachProps {
  /** Resolves when the part's code is loaded; rejects when it cannot be loaded. */
  reach: () => Promise<void>
  urgent: () => boolean
  children: ReactNode
}

function Reach({ reach, urgent, children }: ReachProps) {
  const box = useRef<HTMLDivElement>(null)
  const address = useLocation()
  const [firstAddress] = useState(address)
  // After a client-side navigation there is no server HTML to stand in.
  const fresh = !useServerRendered()
  // A change of URL re-renders every part of the page; a part still waiting would hold it up, and one
  // whose code is gone would do so for good.
  if (fresh || address !== firstAddress) loadOnDemand(reach).catch(reloadPage)

  useEffect(() => {
    const element = box.current
    if (!element || fresh) return
    let reached = false
    function prepare(): void {
      if (reached) return
      reached = true
      const stopKeeping = keepFocus(element as HTMLElement)
      // Without its code the part stays what it is without script, and so do its buttons.
      void preload(() => inTime(reach()))
        .then(() => hydrated(element as HTMLElement), ignore)
        .then(held.release)
        .then(stopKeeping)
    }
    function press(): void {
      prepare()
      // The same code, now requested by the visitor: a long wait is shown from here on.
      loadOnDemand(reach).catch(ignore)
    }
    function prepareIfInside({ target }: Event): void {
      if (target instanceof Node && element?.contains(target)) prepare()
    }
    const held = holdClicks(element, press)
    if (urgent() || element.matches(':hover, :focus-within')) prepare()
    // In the capture phase: React stops a focus event on its way to HTML that is not hydrated yet.
    const listening = { capture: true, passive: true }
    for (const sign of REACHES) addEventListener(sign, prepareIfInside, listening)
    return () => {
      for (const sign of REACHES) removeEventListener(sign, prepareIfInside, listening)
      held.drop()
    }
  }, [reach, urgent, fresh])
  return <div ref={box}>{children}</div>
}

const ignore = () => undefined
