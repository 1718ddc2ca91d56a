// Takes over the server's HTML in the browser.
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { PageContextClient } from 'vike/types'
import { Site } from '../site'
import './view'

export function onRenderClient({ view }: PageContextClient): void {
  const root = document.getElementById('site')
  if (!root) throw new Error('the page has no #site to hydrate')
  // A refused native post shows a page at the address of the API: back to the page's own address.
  if (view.nativeForm) history.replaceState(null, '', view.url)
  hydrateRoot(
    root,
    <BrowserRouter>
      <Site nativeForm={view.nativeForm} />
    </BrowserRouter>,
  )
}
