// The site's full style sheet. A page inlines the rules that it shows; the others are loaded at the first
// interaction that may need them, because applying them takes time that a page has none of before it is
// painted.

const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/** Pause after a sheet that could not be loaded, in milliseconds: a moving pointer would ask for it all the time. */
const AGAIN_MS = 3_000

/** True once every rule of the site applies. Always true in development. */
export function areFullStylesLoaded(): boolean {
  const href = address()
  return href === undefined || Boolean(linkTo(href)?.sheet)
}

/** Resolves when the full sheet applies. Rejects when it cannot be loaded. */
export async function loadFullStyles(): Promise<void> {
  const href = address()
  if (href === undefined || areFullStylesLoaded()) return
  // Kept in the document and not here: the page's first script has its own copy of this module.
  const link = linkTo(href) ?? addLink(href)
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} cannot be loaded`)))
  })
}

/** Milliseconds that an outcome waits for its styles: longer, and a press would seem lost. */
const SOON_MS = 1_000

/** Resolves when the full sheet applies or cannot be loaded, and in any case soon: what is to be said counts more. */
export function fullStylesSoon(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SOON_MS)
    loadFullStyles().then(resolve, () => resolve())
  })
}

/** Waits for a part and for the full sheet, which it needs. Rejects when either cannot be loaded. */
export async function withFullStyles<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, loadFullStyles()])
  return part
}

function linkTo(href: string): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
}

/** A link that fails is removed, so that whatever needs the sheet tries again. */
function addLink(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onerror = () => link.remove()
  document.head.append(link)
  return link
}

/** Loads the sheet at the visitor's first interaction; one that fails, at the first some seconds later. */
export function loadFullStylesOnIntent(): void {
  function load(event: Event): void {
    if (isAtRest(event)) return
    for (const intent of INTENTS) removeEventListener(intent, load, true)
    const href = address()
    if (!href || areFullStylesLoaded()) return
    const link = linkTo(href) ?? addLink(href)
    link.addEventListener('error', () => setTimeout(loadFullStylesOnIntent, AGAIN_MS))
  }
  for (const intent of INTENTS) addEventListener(intent, load, { capture: true, passive: true })
}

/** A page that opens under a resting pointer gets a pointermove all the same, before it is painted. */
function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && !movementX && !movementY
}

/** The URL of the sheet as the document states it; undefined in development. */
function address(): string | undefined {
  return document.documentElement.dataset.styles
}
