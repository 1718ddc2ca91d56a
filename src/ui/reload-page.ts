/**
 * Loads the page in full, because a release while the site was open has removed its code or styles. The address is
 * already that of the page: the browser loads it like any other. Never resolves, so what is shown stays.
 */
export function reloadPage(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}
