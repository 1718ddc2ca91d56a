/**
 * Calls `then` whenever the browser shows this page again as it was, from its back/forward cache: the page has missed
 * what later pages of its tab have stored. The returned function ends that.
 */
export function onRestored(then: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) then()
  }
  addEventListener('pageshow', listener)
  return () => removeEventListener('pageshow', listener)
}
