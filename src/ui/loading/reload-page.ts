// Recovers what script cannot repair: when a release while the site was open has removed the code or styles of a page,
// or when an extension has changed it.

/**
 * Loads the page in full: its URL is already in the address bar. Never resolves, so what is shown stays.
 */
export function reloadPage(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}

/**
 * Loads the page in full. Returns false if that was done for this entry of the history before, or cannot be noted in
 * it: a page that fails every time must not be loaded without end.
 */
export function reloadOnce(): boolean {
  const state = history.state as { reloaded?: boolean } | null
  if (state?.reloaded) return false
  try {
    history.replaceState({ ...state, reloaded: true }, '')
  } catch {
    return false
  }
  location.reload()
  return true
}
