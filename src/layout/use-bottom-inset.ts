// Exposes to the styles how much of the bottom of the screen a fixed element covers, so that whatever has the focus
// never ends up behind it and the end of the page can be scrolled clear.
import { type RefObject, useLayoutEffect } from 'react'
import { BOTTOM_INSET, usesBottomInset } from '../theme/bottom-inset.css'

export function useBottomInset(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    // Safari before 16.4 lacks it. It is not supported (docs/browsers.md), but an error would empty its page.
    if (!element || !('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const sizes = new ResizeObserver(() => {
      sheet.replaceSync(`html,.${usesBottomInset}{${BOTTOM_INSET}:${element.offsetHeight}px}`)
    })
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [ref])
}
