// Fades and slides its content in once a tenth of it is visible. Only content that is still below the
// screen at hydration is hidden first: nothing that was readable ever disappears.
import { type ReactNode, useEffect, useRef } from 'react'
import { reducedMotion } from '../theme/media'
import * as styles from './reveal.css'

/** Visible share that starts the animation. */
const VISIBLE = 0.1
/** Thresholds of the observer: more than just the final one, for blocks taller than the screen. */
const THRESHOLDS = [0, 0.02, 0.04, 0.06, 0.08, VISIBLE]

export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || window.matchMedia(reducedMotion).matches) return
    // The observer reports the position: measuring the blocks would force a layout for each of them, at the
    // moment of hydration.
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
      { threshold: THRESHOLDS },
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
  // A block taller than five screens would show a tenth of itself late, or never.
  const enough = Math.min(VISIBLE, (window.innerHeight * 0.5) / boundingClientRect.height)
  return intersectionRatio >= enough
}
