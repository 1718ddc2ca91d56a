// Which slide of a scrolling track is shown. The track's scroll position is the source of truth, so that
// swiping, arrow keys, dots and rotation cannot disagree.
import { type RefObject, useEffect, useState } from 'react'

export function useCurrentSlide(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const follow = () => {
      if (element.clientWidth > 0) setCurrent(slideAt(element))
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [track])

  /** Scrolls to a slide; wraps around at either end. */
  function show(index: number): void {
    const element = track.current
    element?.scrollTo({ left: ((index + count) % count) * element.clientWidth })
  }

  useEffect(() => {
    const element = track.current
    if (!element) return
    function onKeyDown(event: KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!element || step === undefined || event.target !== element) return
      event.preventDefault()
      // Not from `current`: a key may arrive before React has replaced this listener.
      show(slideAt(element) + step)
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })

  return { current, show }
}

const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth)
