// Advances a carousel every five seconds, unless the visitor is looking closer or has paused it.
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { reducedMotion } from '../theme/media'
import { onMedia } from './use-media'

/** Milliseconds between two slides. */
const INTERVAL_MS = 5_000

interface Turning {
  current: number
  turn: () => void
}

/**
 * @param root hovering over it, a finger on it, or focus inside it, stops the carousel
 * @returns what the pause button shows and does
 */
export function useRotation(root: RefObject<HTMLElement | null>, { current, turn }: Turning) {
  const [wish, setWish] = useState<'none' | 'pause' | 'start'>('none')
  const { hovered, focused } = useAttention(root)
  const still = useSyncExternalStore(subscribe, mayNotMove, () => true)
  // Pressing play leaves the focus on the button: the carousel rotates all the same, until the focus leaves.
  const turning = wish !== 'pause' && !still && !hovered && (!focused || wish === 'start')

  useEffect(() => {
    if (!focused) setWish((before) => (before === 'start' ? 'none' : before))
  }, [focused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide is shown for the full interval
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(turn, INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [turning, current])

  const paused = wish === 'pause'
  return { paused, toggle: () => setWish(paused ? 'start' : 'pause') }
}

/** Whether a mouse hovers over an element or a finger rests on it, and whether focus is inside it. */
function useAttention(root: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const update = (event?: Event) => {
      const finger = event instanceof PointerEvent && event.pointerType === 'touch'
      // A screen without hovering keeps `:hover` on what was touched last.
      const mouse = matchMedia('(hover: hover)').matches && element.matches(':hover')
      setHovered(finger ? event.type === 'pointerenter' : mouse)
      setFocused(element.contains(document.activeElement))
    }
    const updateFocus = ({ relatedTarget }: FocusEvent) => {
      setFocused(relatedTarget instanceof Node && element.contains(relatedTarget))
    }
    update()
    const over = new AbortController()
    const { signal } = over
    for (const event of ['pointerenter', 'pointerleave', 'focusin'] as const) {
      element.addEventListener(event, update, { signal })
    }
    element.addEventListener('focusout', updateFocus, { signal })
    return () => over.abort()
  }, [root])
  return { hovered, focused }
}

function mayNotMove(): boolean {
  return document.hidden || matchMedia(reducedMotion).matches
}

function subscribe(changed: () => void): () => void {
  const forget = onMedia(reducedMotion, changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    forget()
    document.removeEventListener('visibilitychange', changed)
  }
}
