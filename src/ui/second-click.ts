// The second click of a double click, which many people make where one is enough. It was meant for what was there
// before the first: it must not undo what that has done, nor press what has appeared or is left in its place.

/** False for a key and for assistive technology, which press without a pointer. */
export function isSecondClick({ detail }: { detail: number }): boolean {
  return detail > 1
}
