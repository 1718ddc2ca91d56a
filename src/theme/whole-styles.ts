// The site's whole style sheet. A page brings the rules that it shows; the others are loaded when a
// visitor does the first thing that may need them, because applying them takes time that a page on its
// way to the screen does not have.

const INTENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const

/** True once every rule of the site applies. In development they always do. */
export function wholeStylesThere(): boolean {
  const href = address()
  return href === undefined || Boolean(linkTo(href)?.sheet)
}

/** Resolves when the whole sheet applies. Rejects when it cannot be loaded. */
export async function loadWholeStyles(): Promise<void> {
  const href = address()
  if (href === undefined || wholeStylesThere()) return
  // Kept in the page and not here: the page's first script holds a copy of this module.
  const link = linkTo(href) ?? addLink(href)
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('the style sheet cannot be loaded'))
    })
  })
}

function linkTo(href: string): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
}

function addLink(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return link
}

/** Loads the sheet at the first sign of somebody at the page. */
export function loadWholeStylesOnIntent(): void {
  function load(event: Event): void {
    if (isAtRest(event)) return
    for (const intent of INTENTS) removeEventListener(intent, load, { capture: true })
    // Should it fail, whatever needs it tries again.
    loadWholeStyles().catch(() => undefined)
  }
  for (const intent of INTENTS) addEventListener(intent, load, { capture: true, passive: true })
}

/** A page that opens under a pointer which nobody moves is told of a move all the same, before it is painted. */
function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && !movementX && !movementY
}

/** Where the document says that the sheet is; nowhere in development. */
function address(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.styles
}
