// Whether an element has come near the screen: false on the server, and never false again after.
import { type RefObject, useEffect, useState } from 'react'

/** A screen ahead is enough for a small file to arrive. */
const AHEAD = '100%'

export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return near
}
