// Imports nothing: this script is part of every page's HTML, and so would be whatever it shares with another.

/**
 * Leaves what is far below the fold to be laid out once the site runs (lay-out-rest.ts), or when the visitor gets near:
 * it is more than half of the layout before the first paint, and again when the web fonts arrive. The lengths are
 * estimates until then. So not where the browser is about to scroll, to an anchor or to where the visitor was, and not
 * in Safari, where what is read moves when something above it becomes longer.
 */
export function layOutLater(): void {
  // In development React reports attributes that are not its own.
  if (import.meta.env.DEV || performance.navigation?.type || location.hash) return
  if (!CSS.supports('overflow-anchor', 'auto')) return
  for (const part of document.querySelectorAll<HTMLElement>('main>*+*+[class],footer')) {
    part.style.cssText = 'content-visibility:auto;contain-intrinsic-size:auto 700px'
  }
}
