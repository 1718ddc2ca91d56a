// Turns a carousel every five seconds, unless somebody looks closer or asked it not to.
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { calm } from '../theme/media'
import { onMedia } from './use-media'

/** Milliseconds between two slides (specification, section 9). */
const INTERVAL_MS = 5_000

interface Turning {
  current: number
  turn: () => void
}

/**
 * @param root hovering it or having the focus in it holds the carousel still
 * @returns what the pause button shows and does
 */
export function useRotation(root: RefObject<HTMLElement | null>, { current, turn }: Turning) {
  const [wish, setWish] = useState<'none' | 'pause' | 'start'>('none')
  const { hovered, focused } = useAttention(root)
  const still = useSyncExternalStore(subscribe, mayNotMove, () => true)
  // Whoever presses start has the focus on the button: it turns all the same, until they leave.
  const turning = wish !== 'pause' && !still && !hovered && (!focused || wish === 'start')

  useEffect(() => {
    if (!focused) setWish((before) => (before === 'start' ? 'none' : before))
  }, [focused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide is shown for the whole time
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(turn, INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [turning, current])

  const paused = wish === 'pause'
  return { paused, toggle: () => setWish(paused ? 'start' : 'pause') }
}

/** Whether a mouse rests on an element, and whether it has the focus. */
function useAttention(root: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const look = () => {
      setHovered(matchMedia('(hover: hover)').matches && element.matches(':hover'))
      setFocused(element.contains(document.activeElement))
    }
    const lookAfter = ({ relatedTarget }: FocusEvent) => {
      setFocused(relatedTarget instanceof Node && element.contains(relatedTarget))
    }
    look()
    const events = ['pointerenter', 'pointerleave', 'focusin'] as const
    for (const event of events) element.addEventListener(event, look)
    element.addEventListener('focusout', lookAfter)
    return () => {
      for (const event of events) element.removeEventListener(event, look)
      element.removeEventListener('focusout', lookAfter)
    }
  }, [root])
  return { hovered, focused }
}

function mayNotMove(): boolean {
  return document.hidden || matchMedia(calm).matches
}

function subscribe(changed: () => void): () => void {
  const forget = onMedia(calm, changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    forget()
    document.removeEventListener('visibilitychange', changed)
  }
}
