// Takes over the server's HTML in the browser.
import { startTransition } from 'react'
import { BrowserRouter } from 'react-router'
import { loadAskedDialog } from '../forms/load-dialog'
import { findRoute } from '../routes'
import { Site } from '../site'
import { watchLetters } from '../theme/rest-of-latin'
import { keepFocus } from '../ui/keep-focus'
import { loadLaterParts } from '../ui/later-parts'
import { WhenHydrated } from '../ui/when-hydrated'
import { readNativeForm } from './native-form-data'

type ReactDom = Promise<typeof import('./hydrate')>

/**
 * Resolves when the page reacts to its visitor. Rejects when its code cannot be loaded.
 * @param reactDom on its way by itself, so that its evaluation is a task of its own
 */
export async function startSite(reactDom: ReactDom): Promise<void> {
  const root = document.getElementById('site')
  if (!root) throw new Error('the page has no #site to hydrate')
  const refused = readNativeForm()
  // A refused native post shows a page at the address of the API: back to the page's own address.
  if (refused) history.replaceState(null, '', refused.url)
  // With its code here the page is hydrated as it stands, instead of being shown anew.
  const { pathname, search } = location
  const [react] = await Promise.all([
    reactDom,
    findRoute(pathname).route.page.load(),
    loadAskedDialog(pathname, search),
  ])
  // Should the code be gone, the parts stay what they are without script.
  if (willBeDrawnAnew(root)) await loadLaterParts().catch(() => undefined)
  // Whatever the visitor does meanwhile comes first.
  await new Promise((resolve) => setTimeout(resolve))
  // React takes over what surrounds the page first, and the page in a task of its own.
  const stopKeeping = keepFocus(root)
  await new Promise<void>((resolve) => {
    // As a transition React works in slices of a few milliseconds and lets input go first.
    startTransition(() => {
      react.hydrate(
        root,
        <BrowserRouter>
          <Site nativeForm={refused?.nativeForm ?? null} onPageHydrated={stopKeeping} />
          <WhenHydrated tell={resolve} />
        </BrowserRouter>,
      )
    })
  })
  watchLetters()
}

/**
 * React draws a page anew that a translator has changed. Its forms are to stand there at once then: between the
 * old one and one that comes later, what was typed would be lost, and every letter typed meanwhile.
 */
function willBeDrawnAnew(root: HTMLElement): boolean {
  return root.querySelector('font') !== null
}
