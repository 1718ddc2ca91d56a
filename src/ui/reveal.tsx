// Fades and slides its content in once a tenth of it is seen. Only what is still below the screen
// when script takes over is hidden before: nothing that was readable ever goes away.
import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './reveal.css'

/** Visible share that starts the motion (specification, section 9). */
const VISIBLE = 0.1

export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (element.getBoundingClientRect().top < window.innerHeight) return
    element.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        element.dataset.reveal = 'shown'
        observer.disconnect()
      },
      // A block taller than ten screens would never show a tenth of itself.
      { threshold: Math.min(VISIBLE, (window.innerHeight * 0.5) / (element.offsetHeight || 1)) },
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
