// Which slide of a scrolling track is shown. The track's scroll position is the source of truth, so that
// swiping, arrow keys, dots and rotation cannot disagree.
import { type RefObject, useEffect, useRef, useState } from 'react'

/** @param onKey called with the slide that a key leads to */
export function useCurrentSlide(
  track: RefObject<HTMLElement | null>,
  count: number,
  onKey: (index: number) => void,
) {
  const [current, setCurrent] = useState(0)
  /** The slide that the track glides to; null once it shows that slide, or when the visitor scrolls it by hand. */
  const goal = useRef<number | null>(null)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const follow = () => {
      if (element.clientWidth === 0) return
      const slide = slideAt(element)
      if (slide === goal.current) goal.current = null
      setCurrent(slide)
    }
    const letGo = () => {
      goal.current = null
    }
    follow()
    const over = new AbortController()
    const listening = { passive: true, signal: over.signal }
    element.addEventListener('scroll', follow, listening)
    element.addEventListener('pointerdown', letGo, listening)
    element.addEventListener('wheel', letGo, listening)
    return () => over.abort()
  }, [track])

  /** Scrolls to a slide; wraps around at either end. */
  function show(index: number): void {
    const element = track.current
    if (!element) return
    goal.current = (index + count) % count
    element.scrollTo({ left: goal.current * element.clientWidth })
  }

  useEffect(() => {
    const element = track.current
    if (!element) return
    function onKeyDown(event: KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!element || step === undefined || event.target !== element) return
      event.preventDefault()
      // Not from `current`: a key may arrive before React has replaced this listener.
      show((goal.current ?? slideAt(element)) + step)
      onKey(goal.current ?? 0)
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })

  return { current, show }
}

const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth)
