// Hides an element in a way that lets the browser's search and links to a text find what it says. A browser that
// does not know `until-found` (Safari before 26.2, Firefox before 139) hides it like any other hidden element.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * React knows `hidden` as true or false only, so the attribute is set here and not rendered.
 * @param onFound called when the browser is about to show the element because it found something in it
 */
export function useFindable(hidden: boolean, onFound: () => void): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const latest = useRef(onFound)
  useLayoutEffect(() => {
    if (hidden) ref.current?.setAttribute('hidden', 'until-found')
    else ref.current?.removeAttribute('hidden')
  }, [hidden])
  useEffect(() => {
    latest.current = onFound
  })
  useEffect(() => {
    const element = ref.current
    const listener = () => latest.current()
    element?.addEventListener('beforematch', listener)
    return () => element?.removeEventListener('beforematch', listener)
  }, [])
  return ref
}
