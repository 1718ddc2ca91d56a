// Keeps a time and its unit on one line. Applied where a text is shown: the same texts are sent as text messages, and
// a no-break space is not in their alphabet.

const TIMES = /\d+( business)? (minutes?|hours?)\b|within \d+(?=[.,;])/g

/** The text with no-break spaces inside "15 minutes", "4 business hours", and "within 30." */
export function joinUnits(text: string): string {
  return text.replace(TIMES, (time) => time.replaceAll(' ', '\u00a0'))
}
