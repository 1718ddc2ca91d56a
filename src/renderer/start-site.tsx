// Hydrates the server's HTML in the browser.
import { startTransition } from 'react'
import { BrowserRouter } from 'react-router'
import { plainPath } from '../contract/plain-path'
import { loadRequestedDialog } from '../forms/load-dialog'
import { forgetRestored, valuesBeforeHydration } from '../forms/values-before-hydration'
import { findRoute } from '../routes'
import { Site } from '../site'
import { watchLetters } from '../theme/rest-of-latin'
import { inTime } from '../ui/loading/in-time'
import { keepFocus } from '../ui/loading/keep-focus'
import { loadLazyParts } from '../ui/loading/lazy-parts'
import { reloadOnce } from '../ui/loading/reload-page'
import { WhenHydrated } from '../ui/loading/when-hydrated'
import { keepHtml } from './keep-html'
import { readNativeForm } from './native-form-data'

type ReactDom = Promise<typeof import('./hydrate')>

/**
 * Resolves when the page is interactive. Rejects when its code cannot be loaded or throws: the page is then what it
 * was.
 * @param reactDom loaded separately, so that its evaluation is a task of its own
 * @param followHistory listens to `popstate` until the site does; reloads if the URL is not the one that was loaded
 * @param isUnsaved whether what a field holds was typed without the site, and not posted since
 */
export async function startSite(
  reactDom: ReactDom,
  followHistory: () => void,
  isUnsaved: (field: Element) => boolean,
): Promise<void> {
  const root = document.getElementById('site')
  if (!root) throw new Error('the page has no #site to hydrate')
  if (!hasWhatFormsNeed()) throw new Error('this browser is too old for the scripts of the site')
  const refused = readNativeForm()
  const ownUrl = ownUrlOf(refused)
  if (ownUrl !== null) {
    removeEventListener('popstate', followHistory)
    history.replaceState(null, '', ownUrl)
  }
  // With its code loaded, the page is hydrated in place instead of being rendered again.
  const { pathname, search } = location
  const [react] = await Promise.all([
    reactDom,
    findRoute(pathname).route.page.load(),
    loadRequestedDialog(pathname, search),
  ])
  forgetRestored(isUnsaved)
  // If the code is gone, the parts stay what they are without script.
  const isTranslated = root.querySelector('font') !== null
  const parts = isTranslated || mustKeepForms(root) ? loadLazyParts() : Promise.resolve()
  // A page that will surely be rendered anew waits for as long as it takes: without its code the form would be gone.
  await (isTranslated ? parts : inTime(parts)).catch(() => undefined)
  // Whatever the visitor does meanwhile goes first.
  await new Promise((resolve) => setTimeout(resolve))
  // Browsers hold `popstate` back until the document is loaded.
  if (ownUrl === null) followHistory()
  // React hydrates the surroundings of the page first, and the page in a separate task.
  const stopKeeping = keepFocus(root)
  const restore = keepHtml(root)
  let started = false
  await new Promise<void>((resolve, reject) => {
    // React has emptied the page.
    function onUncaughtError(error: unknown): void {
      reportError(error)
      if (started && reloadOnce()) return
      restore()
      // Nothing else follows Back and Forward any more.
      if (started) addEventListener('popstate', () => location.reload())
      reject(error)
    }
    // In a transition React works in slices of a few milliseconds and lets input go first.
    startTransition(() => {
      react.hydrate(
        root,
        <BrowserRouter>
          <Site nativeForm={refused?.nativeForm ?? null} onPageHydrated={stopKeeping} />
          <WhenHydrated tell={resolve} />
        </BrowserRouter>,
        { onUncaughtError },
      )
    })
  })
  started = true
  removeEventListener('popstate', followHistory)
  watchLetters()
}

/**
 * React renders a page anew that a translator or an extension has changed. The new forms must be there at once then: in
 * a gap between the old form and the new one, all typed text would be lost, including what is typed meanwhile. What an
 * extension changes cannot be told, so a form that is in use is enough.
 */
function mustKeepForms(root: HTMLElement): boolean {
  if (root.querySelector('form :focus')) return true
  const forms = [...root.querySelectorAll('form')]
  return forms.some(({ id }) => Object.keys(valuesBeforeHydration(id)).length > 0)
}

/** Where the page belongs, if the browser shows another URL for it. */
function ownUrlOf(refused: { url: string } | null): string | null {
  // A rejected native post shows a page at the URL of the API.
  if (refused) return refused.url
  // Some browsers and proxies send the server a plain path for one with needless escapes.
  const { pathname, search, hash } = location
  const path = plainPath(pathname)
  return path === pathname ? null : path + search + hash
}

/** Chrome before 103, Firefox before 104 and Safari before 16 lack one of these: scripts would be worse than none. */
function hasWhatFormsNeed(): boolean {
  return 'timeout' in AbortSignal && 'findLastIndex' in Array.prototype
}
