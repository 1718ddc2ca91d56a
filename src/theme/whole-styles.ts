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

let loading: Promise<void> | null = null
let state: 'missing' | 'there' = 'missing'

/** True once every rule of the site applies. In development they always do. */
export function wholeStylesThere(): boolean {
  return state === 'there' || address() === undefined
}

/** Resolves when the whole sheet applies. Rejects when it cannot be loaded. */
export function loadWholeStyles(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const href = address()
    if (href === undefined) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => {
      state = 'there'
      resolve()
    }
    link.onerror = () => {
      loading = null
      link.remove()
      reject(new Error('the style sheet cannot be loaded'))
    }
    document.head.append(link)
  })
  return loading
}

/** Loads the sheet at the first sign of somebody at the page. */
export function loadWholeStylesOnIntent(): void {
  function load(): void {
    for (const intent of INTENTS) removeEventListener(intent, load, { capture: true })
    // Should it fail, whatever needs it tries again.
    loadWholeStyles().catch(() => undefined)
  }
  for (const intent of INTENTS) addEventListener(intent, load, { capture: true, passive: true })
}

/** Where the document says that the sheet is; nowhere in development. */
function address(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.styles
}
