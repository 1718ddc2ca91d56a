// A button in a part whose code is still on its way: its click waits for the code, so that a form is
// checked in its own words and not in the browser's.

/** Frames until React has taken over HTML whose code has arrived; it does so within a few. */
const FRAMES = 60

interface Held {
  /** Ends the holding, and makes the last click again, if there was one. */
  release: () => void
  /** Ends the holding. */
  drop: () => void
}

/** Holds clicks on buttons inside `box`, and tells of each. */
export function holdClicks(box: HTMLElement, onPress: () => void): Held {
  let pressed: HTMLElement | null = null

  // On the way down, before React's own listener at the root hears of it.
  function hold(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const button = target?.closest<HTMLElement>('button')
    if (!button || !box.contains(button)) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
    onPress()
  }
  const drop = () => removeEventListener('click', hold, { capture: true })

  addEventListener('click', hold, { capture: true })
  return {
    drop,
    release() {
      drop()
      pressed?.click()
    },
  }
}

/** Resolves when what is in `box` reacts: a form that checks itself has the browser's own check off. */
export async function takenOver(box: HTMLElement): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (!box.querySelector('form:not([novalidate])')) return
  }
}
