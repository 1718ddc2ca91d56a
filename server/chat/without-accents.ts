// Reads letters with accents as plain ones.

/** Some characters expand to eighteen letters: a text may not grow beyond its own length, or this many characters. */
const GROWN = 4_000

/** The text with its letters in their simplest form. An accent by itself is somebody's apostrophe, not a space. */
export function withoutAccents(text: string): string {
  const letters = text.replaceAll('´', "'").normalize('NFKD').slice(0, Math.max(text.length, GROWN))
  return letters.replace(/[\u0300-\u036f]/g, '')
}
