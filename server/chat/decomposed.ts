// The letters that characters are made of.

/** Some characters expand to eighteen letters: a text may not grow beyond its own length, or this many characters. */
const GROWN = 4_000

/** The text in letters without accents, each of which follows as a character of its own. */
export function decomposed(text: string): string {
  return text.normalize('NFKD').slice(0, Math.max(text.length, GROWN))
}
