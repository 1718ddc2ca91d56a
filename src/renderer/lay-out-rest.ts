import { whenIdle } from '../ui/loading/when-idle'

/** Lays out what the page's first script left for later (lay-out-later.ts), each part in a task of its own. */
export function layOutRest(): void {
  const part = document.querySelector<HTMLElement>('[style^="content-visibility"]')
  if (!part) return
  whenIdle(() => {
    part.removeAttribute('style')
    // Asking for a length lays it out at once, instead of in the next frame together with the next part.
    void part.offsetHeight
    layOutRest()
  })
}
