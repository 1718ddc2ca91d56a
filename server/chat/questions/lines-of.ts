// Lists of questions are written one a line.

export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Passage ids with the questions about them. */
export function linesOfEach(
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, linesOf(text)]))
}
