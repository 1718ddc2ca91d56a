// Updates the document's head after a client-side navigation: a phone that shares the page reads its URL
// there, and a crawler that runs script reads the rest.
import type { PageHead } from '../pages/page-module'
import { type PageTag, pageTags } from './page-tags'

export function describePage(head: PageHead & { path: string }): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  // A missing page has no canonical URL; the current one serves instead.
  const publicUrl = new URL(canonical?.href ?? location.href).origin
  for (const tag of pageTags({ ...head, publicUrl })) setTag(tag)
  // Structured data of the page that the server sent. That of the new page is not loaded: whoever reads it, such as a
  // search engine, loads each URL on its own, and it would cost every visitor more than the page's code.
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    script.remove()
}

function setTag({ by, name, content }: PageTag): void {
  const [element, attribute] = by === 'rel' ? ['link', 'href'] : ['meta', 'content']
  const old = document.head.querySelector(`${element}[${by}="${name}"]`)
  if (content === null) {
    old?.remove()
    return
  }
  const tag = old ?? document.head.appendChild(document.createElement(element))
  tag.setAttribute(by, name)
  tag.setAttribute(attribute, content)
}
