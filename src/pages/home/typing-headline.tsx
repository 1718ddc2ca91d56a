// A headline with a typing animation. The whole text is in the page from the start, reserves its space at
// once and is read out once; only its letters become visible one after the other.
import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../../theme/layout.css'
import { reducedMotion } from '../../theme/media'
import { useMedia } from '../../ui/use-media'
import * as styles from './typing-headline.css'

/** The specified timing, in milliseconds. */
const START_MS = 500
const LETTER_MS = 80
const CURSOR_MS = 1_000

export function TypingHeadline({ text }: { text: string }) {
  // Null: not being typed, as in the server's HTML and with reduced motion. Whoever reads the page's text then finds the
  // headline once.
  const [shown, setShown] = useState<number | null>(null)
  const still = useMedia(reducedMotion)
  // What has been read does not begin again when motion is allowed later.
  const wasStill = useRef(false)

  useEffect(() => {
    wasStill.current ||= still
    if (wasStill.current) return
    let typed = 0
    let timer = setTimeout(function type() {
      typed += 1
      setShown(typed)
      if (typed < text.length) timer = setTimeout(type, LETTER_MS)
      else timer = setTimeout(() => setShown(null), CURSOR_MS)
    }, START_MS)
    setShown(0)
    return () => {
      clearTimeout(timer)
      setShown(null)
    }
  }, [text, still])

  // Wrapped in elements, like all text that changes: a translator replaces text nodes.
  if (shown === null) {
    return (
      <h1 className={styles.headline}>
        <span>{text}</span>
      </h1>
    )
  }
  return (
    <h1 className={styles.headline}>
      <span className={visuallyHidden}>{text}</span>
      <span aria-hidden="true">
        <span>{text.slice(0, shown)}</span>
        <span className={styles.cursor} />
        <span className={styles.untyped}>{text.slice(shown)}</span>
      </span>
    </h1>
  )
}
