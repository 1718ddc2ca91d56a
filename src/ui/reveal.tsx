// Fades and slides its content in once a tenth of it is seen. Only what is still below the screen
// when script takes over is hidden before: nothing that was readable ever goes away.
import { type ReactNode, useEffect, useRef } from 'react'
import { calm } from '../theme/media'
import * as styles from './reveal.css'

/** Visible share that starts the motion (specification, section 9). */
const VISIBLE = 0.1
/** Where the observer looks again: more often than at the end, for blocks taller than the screen. */
const LOOKS = [0, 0.02, 0.04, 0.06, 0.08, VISIBLE]

export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || window.matchMedia(calm).matches) return
    // Where the block stands is told by the observer: to ask the block would lay the page out anew, for
    // each of its blocks, in the moment in which script takes over.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (element.dataset.reveal === undefined && isBelow(entry)) {
          element.dataset.reveal = 'waiting'
        } else if (element.dataset.reveal === undefined || isSeen(entry)) {
          if (element.dataset.reveal) element.dataset.reveal = 'shown'
          observer.disconnect()
        }
      },
      { threshold: LOOKS },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      delete element.dataset.reveal
    }
  }, [])
  return (
    <div ref={ref} className={`${styles.reveal} ${className}`}>
      {children}
    </div>
  )
}

function isBelow({ boundingClientRect }: IntersectionObserverEntry): boolean {
  return boundingClientRect.top >= window.innerHeight
}

function isSeen({ intersectionRatio, boundingClientRect }: IntersectionObserverEntry): boolean {
  // A block taller than five screens would take long to show a tenth of itself, or never do.
  const enough = Math.min(VISIBLE, (window.innerHeight * 0.5) / boundingClientRect.height)
  return intersectionRatio >= enough
}
