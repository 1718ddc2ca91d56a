// Tells the styles how much of the screen's lower edge something fixed covers, so that nothing that has the
// focus ends up behind it and the end of the page can be scrolled free.
import { type RefObject, useLayoutEffect } from 'react'
import { COVERED_BELOW, clearOfCovered } from '../theme/covered-below.css'

export function useCoveredBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    // Safari before 16.4 does without.
    if (!element || !('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const sizes = new ResizeObserver(() => {
      sheet.replaceSync(`html,.${clearOfCovered}{${COVERED_BELOW}:${element.offsetHeight}px}`)
    })
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [ref])
}
