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
import { laterPart } from './later-parts'
import { useHydrated } from './use-hydrated'

type Load = () => Promise<ComponentType>

const REACHES = ['pointerenter', 'touchstart', 'focusin'] as const

interface Options {
  /** Whether the part cannot wait: it has something to say or to bring back. Asked in the browser. */
  urgent?: () => boolean
}

/** @param load of a component without props: nothing can be told to it before it is here */
export function deferred(load: Load, { urgent = () => false }: Options = {}): ComponentType {
  const part = laterPart(load)
  let open = () => {}
  const wanted = new Promise<void>((resolve) => {
    open = resolve
  })
  const Later = lazy(async () => {
    await wanted
    return { default: await part.load() }
  })
  // Never drawn anew from outside: an update would take the place of HTML that is not yet taken over.
  const Part = memo(() => {
    const Now = part.loaded()
    return <Suspense>{Now ? <Now /> : <Later />}</Suspense>
  })

  return () => (
    <Reach onReach={open} urgent={urgent}>
      <Part />
    </Reach>
  )
}

interface ReachProps {
  onReach: () => void
  urgent: () => boolean
  children: ReactNode
}

function Reach({ onReach, urgent, children }: ReachProps) {
  const box = useRef<HTMLDivElement>(null)
  const address = useLocation()
  const [firstAddress] = useState(address)
  // On a page that was changed to without a load there is no HTML to stand in.
  const [fresh] = useState(useHydrated())
  // A change of address reaches into every part of the page; one that waited would hold it up.
  if (fresh || address !== firstAddress) onReach()

  useEffect(() => {
    const element = box.current
    if (urgent()) onReach()
    for (const reach of REACHES) element?.addEventListener(reach, onReach, { passive: true })
    if (element?.matches(':hover, :focus-within')) onReach()
    return () => {
      for (const reach of REACHES) element?.removeEventListener(reach, onReach)
    }
  }, [onReach, urgent])
  return <div ref={box}>{children}</div>
}
