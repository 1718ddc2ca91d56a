// Tells the style sheet how high the part of the screen is that a phone's keyboard leaves free.
import { type RefObject, useLayoutEffect } from 'react'
import { VISIBLE_HEIGHT } from './visible-height'

export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const screen = window.visualViewport
    const element = ref.current
    if (!screen || !element) return
    // While somebody zooms in, what is visible says nothing about the keyboard.
    const tell = () =>
      screen.scale === 1 && element.style.setProperty(VISIBLE_HEIGHT, `${screen.height}px`)
    tell()
    screen.addEventListener('resize', tell)
    return () => screen.removeEventListener('resize', tell)
  }, [ref])
}
