// Whether an element has come near the screen: false on the server; once true, it stays true.
import { type RefObject, useEffect, useState } from 'react'

/** One screen ahead gives a small file enough time to arrive. */
const AHEAD = '100%'

export function useNearViewport(ref: RefObject<Element | null>): boolean {
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
