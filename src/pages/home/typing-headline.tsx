// A headline with a typing animation. The whole text is in the page from the start, reserves its space at
// once and is read out once; only its letters become visible one after the other.
import { useEffect, useState } from 'react'
import { visuallyHidden } from '../../theme/layout.css'
import { reducedMotion } from '../../theme/media'
import * as styles from './typing-headline.css'

/** The specified timing, in milliseconds. */
const START_MS = 500
const LETTER_MS = 80
const CURSOR_MS = 1_000

export function TypingHeadline({ text }: { text: string }) {
  // Null: all letters are visible, as in the server's HTML and with reduced motion.
  const [shown, setShown] = useState<number | null>(null)
  const [cursor, setCursor] = useState(false)

  useEffect(() => {
    if (window.matchMedia(reducedMotion).matches) return
    let typed = 0
    let timer = setTimeout(function type() {
      typed += 1
      setShown(typed)
      if (typed < text.length) timer = setTimeout(type, LETTER_MS)
      else timer = setTimeout(() => setCursor(false), CURSOR_MS)
    }, START_MS)
    setShown(0)
    setCursor(true)
    return () => clearTimeout(timer)
  }, [text])

  const split = shown ?? text.length
  return (
    <h1 className={styles.headline}>
      <span className={visuallyHidden}>{text}</span>
      <span aria-hidden="true">
        {/* Wrapped in an element, like all text that changes: a translator replaces text nodes. */}
        <span>{text.slice(0, split)}</span>
        <span className={styles.cursor} data-on={cursor} />
        <span className={styles.untyped}>{text.slice(split)}</span>
      </span>
    </h1>
  )
}
