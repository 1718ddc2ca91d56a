// Parses lists of questions, written one per line.

export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Parses the questions of each passage id. */
export function linesOfEach(
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, linesOf(text)]))
}
