// The second click of a double click, which many people make where one is enough. It was meant for what was there
// before the first: it must not undo what that has done, nor press what has appeared or is left in its place.

/** Clicks this close to each other, in pixels, are on one target: two may be as near as that (WCAG 2.2, 2.5.8). */
const NEAR_PX = 24
/** Taps that follow each other so fast, in milliseconds, are one double tap: Android's own limit. */
const DOUBLE_TAP_MS = 300
/** Longer than any system lets a double click take, in milliseconds: a browser counts on for as long as one clicks. */
const DOUBLE_CLICK_MS = 1_000

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
  const isTouch = isByTouch(event)
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
  const isCounted = counted > 1 && click.at - latest.at < DOUBLE_CLICK_MS && isNear(click, latest)
  if (!isCounted && !isSecondTap(click, latest)) return false
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
  if (!tap?.isTouch || !first || tap.at - first.at >= DOUBLE_TAP_MS) return false
  return isNear(tap, first)
}

function isNear({ left, top }: Click, to: Click): boolean {
  const x = Math.max(to.left - left, left - to.right, 0)
  const y = Math.max(to.top - top, top - to.bottom, 0)
  return Math.hypot(x, y) < NEAR_PX
}

/** The browser that counts no taps tells where a `mousedown` came from. */
function isByTouch(event: MouseEvent): boolean {
  const { pointerType, sourceCapabilities } = event as Partial<PointerEvent> & FromDevice
  return pointerType === 'touch' || sourceCapabilities?.firesTouchEvents === true
}

interface FromDevice {
  sourceCapabilities?: { firesTouchEvents: boolean } | null
}
