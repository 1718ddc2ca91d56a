// Holds clicks on the buttons of a part whose code is still loading, so that a form shows its own
// validation messages and not the browser's, which is off meanwhile (field.tsx says why).
import { successorOf } from './successor-of'

/** Most frames to wait for React to hydrate HTML whose code has loaded; it takes only a few. */
const FRAMES = 60

interface Held {
  /** Stops holding, and replays the last click, if there was one. */
  release: () => void
  /** Stops holding. */
  drop: () => void
}

/** Holds clicks on buttons inside `box`, by pointer or by key, and reports each. */
export function holdClicks(box: HTMLElement, onPress: () => void): Held {
  let pressed: HTMLElement | null = null

  // In the capture phase, before React's own listener at the root.
  function hold(event: Event): void {
    const target = event.target instanceof Element ? event.target : null
    const button = target?.closest<HTMLElement>('button')
    if (!button || !box.contains(button)) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
    onPress()
  }
  // At a key, React hydrates at once. Where a translator was, it renders anew, and there is no button left to click.
  function holdKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') hold(event)
  }
  const capture = { capture: true }
  const validateAgain = stopValidating(box)
  function drop(): void {
    removeEventListener('click', hold, capture)
    removeEventListener('keydown', holdKey, capture)
    validateAgain()
  }

  addEventListener('click', hold, capture)
  addEventListener('keydown', holdKey, capture)
  return {
    drop,
    release() {
      drop()
      // React renders a translated part anew: the button has a successor then.
      if (pressed) (pressed.isConnected ? pressed : successorOf(pressed))?.click()
    },
  }
}

/** Returns the function that has the browser validate again what is not hydrated meanwhile. */
function stopValidating(box: HTMLElement): () => void {
  const fields = [...box.querySelectorAll<HTMLInputElement>('[required]')]
  for (const field of fields) {
    field.required = false
    field.setAttribute('aria-required', 'true')
  }
  return () => {
    for (const field of fields.filter(({ form }) => form?.noValidate === false)) {
      field.required = true
      field.removeAttribute('aria-required')
    }
  }
}

/** Resolves when `box` is hydrated: a form that validates itself has the browser's own validation turned off. */
export async function hydrated(box: HTMLElement): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (!box.querySelector('form:not([novalidate])')) return
  }
}
