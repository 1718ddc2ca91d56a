// Tells the style sheet how much of the screen's lower edge something fixed covers, so that nothing
// that has the focus ends up behind it and the end of the page can be scrolled free.
import { type RefObject, useLayoutEffect } from 'react'
import { COVERED_BELOW } from '../theme/covered-below'

export function useCoveredBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => {
      style.setProperty(COVERED_BELOW, `${element.offsetHeight}px`)
    })
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty(COVERED_BELOW)
    }
  }, [ref])
}
