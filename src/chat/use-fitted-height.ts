// Makes a text field as tall as its text, up to its maximum height, in browsers without `field-sizing: content`.
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** @param text what the field shows */
export function useFittedHeight(text: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    const field = ref.current
    if (!field || CSS.supports('field-sizing', 'content')) return
    field.style.height = 'auto'
    // Borders are not part of the height of the content.
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
  }, [text])
  return ref
}
