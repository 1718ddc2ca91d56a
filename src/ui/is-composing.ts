// Keys that an input method consumes, as for Japanese or Chinese: Enter picks a word, Escape cancels it.

/** The keyCode that browsers report for such a key. */
const USED_UP = 229

/** Safari reports the key after the composition has ended; only its keyCode reveals it. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === USED_UP
}
