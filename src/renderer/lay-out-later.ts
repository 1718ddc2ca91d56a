import { arrival, isNew } from './arrival'

/**
 * Leaves what is far below the fold to be laid out once the site runs (lay-out-rest.ts), or when the visitor gets near:
 * it is more than half of the layout before the first paint, and again when the web fonts arrive. The lengths are
 * estimates until then. So not where the browser is about to scroll, to an anchor or to where the visitor was, nor where
 * what is read moves when something above it becomes longer. A key ends it: it may scroll, or move the focus.
 */
export function layOutLater(): void {
  // In development React reports attributes that are not its own.
  if (import.meta.env.DEV || !isNew) return
  // Its name is the URL with text fragments, which `location` hides.
  if (arrival?.name.includes('#')) return
  // Safari, which has neither idle time for it nor scroll anchoring.
  if (!('requestIdleCallback' in window)) return
  const parts = document.querySelectorAll<HTMLElement>('main>*+*+[class],footer')
  const style = (css: string) => {
    for (const part of parts) part.style.cssText = css
  }
  style('content-visibility:auto;contain-intrinsic-size:auto 700px')
  for (const intent of ['keydown', 'focusin']) {
    addEventListener(intent, () => style(''), { capture: true, once: true })
  }
}
