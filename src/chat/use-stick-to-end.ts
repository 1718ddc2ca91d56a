// Keeps the newest content in view: the end, as far as the last question stays visible above it, or the form
// that was shown in place of an answer.
// Leaves the scroll position alone when somebody has scrolled: back to read, or on to the form to fill it in.
import { type RefObject, useEffect, useRef } from 'react'

/** Marks what must stay visible; its value is the pixels to leave above it. */
const ANCHOR = 'data-anchor'

/** Pixels from the position that was set that still count as unmoved. */
const NEAR = 48

/** @param ref of the scroll container, with all of its content in one child */
export function useStickToEnd(ref: RefObject<HTMLElement | null>): void {
  const stuck = useRef(true)
  useEffect(() => {
    const area = ref.current
    const content = area?.firstElementChild
    if (!area || !content) return
    let put = 0
    let last: Element | undefined
    function stick(): void {
      if (!area) return
      const anchor = anchorIn(area)
      // New content is scrolled into view, wherever the visitor is reading.
      if (anchor === last && (!stuck.current || focusedField(area))) return
      last = anchor
      area.scrollTop = placeOf(anchor, area)
      put = area.scrollTop
      // No scroll event fires if the position does not change.
      stuck.current = true
    }
    const sizes = new ResizeObserver((entries) => {
      stick()
      // A phone's keyboard leaves a lower area, and the field it came up for may be below it.
      if (entries.some(({ target }) => target === area)) {
        focusedField(area)?.scrollIntoView({ block: 'nearest' })
      }
    })
    sizes.observe(area)
    sizes.observe(content)
    function updateStuck(): void {
      if (area) stuck.current = Math.abs(area.scrollTop - put) <= NEAR
    }
    area.addEventListener('scroll', updateStuck, { passive: true })
    return () => {
      sizes.disconnect()
      area.removeEventListener('scroll', updateStuck)
    }
  }, [ref])
}

function anchorIn(area: HTMLElement): Element | undefined {
  return [...area.querySelectorAll(`[${ANCHOR}]`)].at(-1)
}

/** The part of the form that has the focus. */
function focusedField(area: HTMLElement): Element | null {
  return area.querySelector('form :focus')
}

function placeOf(anchor: Element | undefined, area: HTMLElement): number {
  const end = area.scrollHeight - area.clientHeight
  if (!anchor) return end
  const top = anchor.getBoundingClientRect().top - area.getBoundingClientRect().top + area.scrollTop
  return Math.min(end, top - Number(anchor.getAttribute(ANCHOR)))
}
