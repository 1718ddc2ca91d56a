// The second click of a double click, which many people make where one is enough. It was meant for what was there
// before the first: it must not undo what that has done, nor press what has appeared or is left in its place.

/**
 * Taps this close to each other, in milliseconds and pixels, are one double tap. 300 ms are Android's own limit; two
 * targets may be as near as 24 px to each other (WCAG 2.2, 2.5.8).
 */
const DOUBLE_TAP = { ms: 300, px: 24 }

/** The last two clicks of a pointer on the page. */
let before: MouseEvent | undefined
let latest: MouseEvent | undefined

function remember(event: MouseEvent): void {
  if (event.detail === 0) return
  before = latest
  latest = event
}

// Before any handler of the same click.
if (typeof window !== 'undefined') addEventListener('click', remember, true)

/** False for a key and for assistive technology, which press without a pointer. */
export function isSecondClick({ detail }: { detail: number }): boolean {
  return detail > 1 || (detail === 1 && isSecondTap(latest, before))
}

/** Chrome on Android counts no taps: each is the first. Every browser counts the clicks of a mouse. */
function isSecondTap(tap?: MouseEvent, first?: MouseEvent): boolean {
  if (!tap || !first || (tap as Partial<PointerEvent>).pointerType !== 'touch') return false
  const distance = Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY)
  return tap.timeStamp - first.timeStamp < DOUBLE_TAP.ms && distance < DOUBLE_TAP.px
}
