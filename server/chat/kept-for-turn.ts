// Readings of texts that are kept until the next turn of the event loop: an answer needs the same ones dozens of times.

/**
 * The same function, which reads each text once per turn of the event loop. Nothing of what visitors write is kept
 * longer. @param read depends on nothing but the text
 */
export function keptForTurn<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { result: T }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.result
    if (known.size === 0) setImmediate(() => known.clear())
    const result = read(text)
    known.set(text, { result })
    return result
  }
}
