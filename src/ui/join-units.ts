// Keeps together what should not be split at the end of a line. Applied where a text is shown: the same texts are sent as text messages, and
// a no-break space is not in their alphabet.

const TIMES = /\d+( business)? (minutes?|hours?)\b|within \d+(?=[.,;])/g

/** The text with no-break spaces inside "15 minutes", "4 business hours", and "within 30." */
export function joinUnits(text: string): string {
  return text.replace(TIMES, (time) => time.replaceAll(' ', '\u00a0'))
}

/** A heading in which no line ends with an article, and none begins with the IT of "healthcare IT". */
export function joinWords(heading: string): string {
  return heading.replace(/\b[Aa]n? | IT\b/g, (words) => words.replace(' ', '\u00a0'))
}
