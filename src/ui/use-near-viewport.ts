// Whether an element has come near the screen: false on the server; once true, it stays true.
import { type RefObject, useEffect, useState } from 'react'

/** One screen ahead gives a small file enough time to arrive. */
const AHEAD = '100%'

/** Also true from the first Tab on, which can lead to the element from farther away than a screen. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const found = new AbortController()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && find(), {
      rootMargin: AHEAD,
    })
    function find() {
      found.abort()
      observer.disconnect()
      setNear(true)
    }
    observer.observe(ref.current)
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && find(), {
      signal: found.signal,
    })
    return () => {
      found.abort()
      observer.disconnect()
    }
  }, [ref])
  return near
}
