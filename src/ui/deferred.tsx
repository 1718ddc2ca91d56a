// A part of a page whose code waits until somebody reaches for it. Until then the server's HTML stands
// there as it came, and works as it does without script.
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
import { loadAhead, loadAsked } from './connection'
import { holdClicks, takenOver } from './hold-clicks'
import { keepFocus } from './keep-focus'
import { laterPart } from './later-parts'
import { loadWhole } from './load-whole'
import { useCameAsHtml } from './use-hydrated'

type Load = () => Promise<ComponentType>

const REACHES = ['pointerover', 'touchstart', 'focusin'] as const

interface Options {
  /** Whether the part cannot wait: it has something to say or to bring back. Asked in the browser. */
  urgent?: () => boolean
}

/** @param load of a component without props: nothing can be told to it before it is here */
export function deferred(load: Load, { urgent = () => false }: Options = {}): ComponentType {
  const part = laterPart(load)
  let open: (arrived: ComponentType) => void = () => {}
  // Stays open where the code cannot be loaded: the server's HTML is better than an error in its place.
  const arrived = new Promise<ComponentType>((resolve) => {
    open = resolve
  })
  const Later = lazy(async () => ({ default: await arrived }))
  // Never drawn anew from outside: an update would take the place of HTML that is not yet taken over.
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
  /** Resolves when the part's code is here; rejects when it cannot be loaded. */
  reach: () => Promise<void>
  urgent: () => boolean
  children: ReactNode
}

function Reach({ reach, urgent, children }: ReachProps) {
  const box = useRef<HTMLDivElement>(null)
  const address = useLocation()
  const [firstAddress] = useState(address)
  // On a page that was changed to without a load there is no HTML to stand in.
  const fresh = !useCameAsHtml()
  // A change of address reaches into every part of the page; one that waited would hold it up, and one
  // whose code is gone would do so for good.
  if (fresh || address !== firstAddress) loadAsked(reach).catch(loadWhole)

  useEffect(() => {
    const element = box.current
    if (!element || fresh) return
    let reached = false
    function prepare(): void {
      if (reached) return
      reached = true
      const stopKeeping = keepFocus(element as HTMLElement)
      // Without its code the part stays what it is without script, and so do its buttons.
      void loadAhead(reach)
        .then(() => takenOver(element as HTMLElement), ignore)
        .then(held.release)
        .then(stopKeeping)
    }
    function press(): void {
      prepare()
      // The same code, asked for now: a wait is told from here on.
      loadAsked(reach).catch(ignore)
    }
    function hear({ target }: Event): void {
      if (target instanceof Node && element?.contains(target)) prepare()
    }
    const held = holdClicks(element, press)
    if (urgent() || element.matches(':hover, :focus-within')) prepare()
    // On the way down: React stops a focus on its way to what it has not taken over yet.
    const listening = { capture: true, passive: true }
    for (const sign of REACHES) addEventListener(sign, hear, listening)
    return () => {
      for (const sign of REACHES) removeEventListener(sign, hear, listening)
      held.drop()
    }
  }, [reach, urgent, fresh])
  return <div ref={box}>{children}</div>
}

const ignore = () => undefined
