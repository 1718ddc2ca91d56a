// A number that counts up once it is visible. The final number is in the page from the start.
import { useEffect, useRef, useState } from 'react'
import { reducedMotion } from '../../theme/media'

/** Duration of the count in milliseconds, and the visible share that starts it. */
const DURATION_MS = 2_000
const VISIBLE = 0.1

interface Props {
  value: number
  suffix: string
  delayMs: number
}

export function CountUp({ value, suffix, delayMs }: Props) {
  const ref = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(value)

  useEffect(() => {
    const element = ref.current
    if (!element || window.matchMedia(reducedMotion).matches) return
    let frame = 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const start = performance.now() + delayMs
        frame = requestAnimationFrame(function count(now) {
          const progress = Math.min(Math.max((now - start) / DURATION_MS, 0), 1)
          setShown(Math.round(value * (1 - (1 - progress) ** 3)))
          if (progress < 1) frame = requestAnimationFrame(count)
        })
      },
      { threshold: VISIBLE },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value, delayMs])

  // A single text node: with two, a translator would keep a number from the middle of the count.
  return <span ref={ref}>{`${shown}${suffix}`}</span>
}
