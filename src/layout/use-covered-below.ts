// Tells the styles how much of the screen's lower edge something fixed covers, so that nothing that has the
// focus ends up behind it and the end of the page can be scrolled free.
import { type RefObject, useLayoutEffect } from 'react'
import { COVERED_BELOW, clearOfCovered } from '../theme/covered-below.css'

// Not inherited: set on the root, a property that is has a browser style the whole page anew, 40 ms on a phone.
const NOT_INHERITED = `@property ${COVERED_BELOW}{syntax:"<length>";inherits:false;initial-value:0px}`

export function useCoveredBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const sizes = new ResizeObserver(() => {
      sheet.replaceSync(
        `${NOT_INHERITED}html,.${clearOfCovered}{${COVERED_BELOW}:${element.offsetHeight}px}`,
      )
    })
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [ref])
}
