// Builds the patterns of the guards from word lists. A word may be any regular expression without a comma followed
// by a space.

/** One of the words or expressions of a list that is separated by commas. */
export function oneOf(list: TemplateStringsArray, ...lists: string[]): string {
  return `(?:${String.raw(list, ...lists)
    .trim()
    .split(/,\s+/)
    .join('|')})`
}

/** A regular expression that contains word lists. */
export function pattern(source: TemplateStringsArray, ...lists: string[]): RegExp {
  return new RegExp(String.raw(source, ...lists))
}

/** Up to `most` further words or numbers, each with a space before it. */
export function upTo(most: number): string {
  return `(?: \\$?\\w+(?:,\\d+)*){0,${most}}`
}

/** At most `most` characters between two words. */
export function within(most: number): string {
  return `\\b.{0,${most}}\\b`
}
