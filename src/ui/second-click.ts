// The second click of a double click, which many people make where one is enough. It was meant for what was there
// before the first: it must not undo what that has done, nor press what has appeared or is left in its place.

/**
 * Taps this close to each other, in milliseconds and pixels, are one double tap. 300 ms are Android's own limit; two
 * targets may be as near as 24 px to each other (WCAG 2.2, 2.5.8).
 */
const DOUBLE_TAP = { ms: 300, px: 24 }

/** What, where, and when a pointer has clicked. */
interface Click {
  on: Element | null
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

/** Null for a key. */
function clickOf(event: MouseEvent): Click | null {
  const { detail, isTrusted, target, timeStamp: at, clientX, clientY } = event
  const isTouch = (event as Partial<PointerEvent>).pointerType === 'touch'
  const on = pressedBy(target)
  if (detail > 0) {
    return { on, at, isTouch, left: clientX, right: clientX, top: clientY, bottom: clientY }
  }
  // A tap made before the site ran: it is replayed without its place (renderer/capture-early-clicks.ts).
  if (isTrusted || !(target instanceof Element)) return null
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return { on, at, isTouch, left, right, top, bottom }
}

const CONTROL = 'a, button, input, label, select, summary, textarea'

/** The control that a click there presses, or whatever else is there. */
function pressedBy(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest(CONTROL)
  return (control instanceof HTMLLabelElement && control.control) || control || target
}

/**
 * Whether this is the second click, on what has come in the place of what the first one was on: in a form that was sent
 * and has scrolled, the consent to texts. What is no control would still take the focus from where the first has put it.
 */
function isStray(click: Click, counted: number): boolean {
  if (!latest || click.on === latest.on) return false
  if (!click.on?.matches(CONTROL) && !latest.on?.matches(CONTROL)) return false
  if (counted < 2 && !isSecondTap(click, latest)) return false
  const { left, right, top, bottom } = latest
  return pressedBy(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) !== latest.on
}

/** Before any handler of the same click. */
function watch(event: MouseEvent): void {
  const click = clickOf(event)
  if (!click) return
  if (event.isTrusted && isStray(click, event.detail)) {
    event.preventDefault()
    event.stopImmediatePropagation()
  } else if (event.type === 'click') {
    before = latest
    latest = click
  }
}

if (typeof window !== 'undefined') {
  // Pressing moves the focus.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, watch, true)
}

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
