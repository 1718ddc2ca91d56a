// A number that counts up once it is visible. The final number is in the page from the start.
import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../../theme/layout.css'
import { reducedMotion } from '../../theme/media'
import { useMedia } from '../../ui/use-media'

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
  // Null: not being counted, as in the server's HTML and with reduced motion.
  const [shown, setShown] = useState<number | null>(null)
  const still = useMedia(reducedMotion)
  // What has been read does not begin again when motion is allowed later.
  const wasStill = useRef(false)

  useEffect(() => {
    const element = ref.current
    wasStill.current ||= still
    if (!element || wasStill.current) return
    let frame = 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const start = performance.now() + delayMs
        frame = requestAnimationFrame(function count(now) {
          const progress = Math.min(Math.max((now - start) / DURATION_MS, 0), 1)
          setShown(progress < 1 ? Math.round(value * (1 - (1 - progress) ** 3)) : null)
          if (progress < 1) frame = requestAnimationFrame(count)
        })
      },
      { threshold: VISIBLE },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      setShown(null)
    }
  }, [value, delayMs, still])

  // Single text nodes: with two, a translator would keep a number from the middle of the count.
  const final = `${value}${suffix}`
  return (
    <span ref={ref}>
      {shown === null ? (
        <span>{final}</span>
      ) : (
        <>
          {/* Whoever listens arrives in the middle of the count, and would take a passing number for ours. */}
          <span className={visuallyHidden}>{final}</span>
          <span aria-hidden="true">{`${shown}${suffix}`}</span>
        </>
      )}
    </span>
  )
}
