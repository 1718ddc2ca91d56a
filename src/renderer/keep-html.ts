// Keeps the server's HTML, which is complete without script, for the case that React empties the page.

/**
 * To be called before hydration. The returned function puts the HTML back, with what was typed into it: React has taken
 * it out of the page in one piece. From then on, React has no part in it.
 */
export function keepHtml(root: HTMLElement): () => void {
  // Not a copy: that would take a phone some milliseconds on every page.
  const nodes = [...root.childNodes]
  const focused = document.activeElement
  return () => {
    // React still listens for events in the element that it has emptied.
    const instead = root.cloneNode() as HTMLElement
    instead.append(...nodes)
    root.replaceWith(instead)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
