/**
 * A page's code or styles are gone when a new version came out while the site was open. The address is already
 * that of the page: the browser loads it as it loads any page. Never resolves; what is shown stays.
 */
export function loadWhole(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}
