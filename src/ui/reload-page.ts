// Recovers when a release while the site was open has removed the code or styles of a page.

/**
 * Loads the page in full: its URL is already in the address bar. Never resolves, so what is shown stays.
 */
export function reloadPage(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}
