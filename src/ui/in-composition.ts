// Keys that an input method uses up, as for Japanese or Chinese: Enter picks a word, Escape drops it.

/** The code that browsers give to such a key. */
const USED_UP = 229

/** Safari tells of the key after the end of the composition; only its code gives it away. */
export function inComposition({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === USED_UP
}
