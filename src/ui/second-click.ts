// The second click of a double click, which many people make where one is enough. It was meant for what was there
// before the first: it must not undo what that has done, nor press what has appeared or is left in its place.

/**
 * Taps this close to each other, in milliseconds and pixels, are one double tap. 300 ms are Android's own limit; two
 * targets may be as near as 24 px to each other (WCAG 2.2, 2.5.8).
 */
const DOUBLE_TAP = { ms: 300, px: 24 }

/** Where and when a pointer has clicked. */
interface Click {
  at: number
  isTouch: boolean
  left: number
  right: number
  top: number
  bottom: number
}

/** The last two on the page. */
let before: Click | undefined
let latest: Click | undefined

function remember(event: MouseEvent): void {
  const { detail, isTrusted, target, timeStamp: at, clientX, clientY } = event
  let place = { left: clientX, right: clientX, top: clientY, bottom: clientY }
  if (detail === 0) {
    // A key, or a tap made before the site ran: it is replayed without its place (renderer/capture-early-clicks.ts).
    if (isTrusted || !(target instanceof Element)) return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    place = { left, right, top, bottom }
  }
  before = latest
  latest = { at, isTouch: (event as Partial<PointerEvent>).pointerType === 'touch', ...place }
}

// Before any handler of the same click.
if (typeof window !== 'undefined') addEventListener('click', remember, true)

/** False for a key and for assistive technology, which press without a pointer. */
export function isSecondClick({ detail }: { detail: number }): boolean {
  return detail > 1 || (detail === 1 && isSecondTap(latest, before))
}

/** Chrome on Android counts no taps: each is the first. Every browser counts the clicks of a mouse. */
function isSecondTap(tap?: Click, first?: Click): boolean {
  if (!tap?.isTouch || !first || tap.at - first.at >= DOUBLE_TAP.ms) return false
  const x = Math.max(first.left - tap.left, tap.left - first.right, 0)
  const y = Math.max(first.top - tap.top, tap.top - first.bottom, 0)
  return Math.hypot(x, y) < DOUBLE_TAP.px
}
