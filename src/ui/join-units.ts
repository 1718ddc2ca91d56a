// Keeps together what should not be split at the end of a line. Applied where a text is shown: the same texts are sent
// as text messages, and a no-break space is not in their alphabet. Only spaces change, so that whoever copies or searches a
// text finds it: after a dash, as in "8AM–6PM", a line may end.

const UNITS = [/\d+( business)? (minutes?|hours?)\b/, /within \d+(?=[.,;])/, /WCAG \d\.\d AA/]
const ANY_UNIT = new RegExp(UNITS.map(({ source }) => source).join('|'), 'gi')

/** The text with no-break spaces inside "15 minutes", "4 business hours", "within 30." and "WCAG 2.2 AA". */
export function joinUnits(text: string): string {
  // Every unit has a number, and few texts do.
  if (!/\d/.test(text)) return text
  return text.replace(ANY_UNIT, (unit) => unit.replaceAll(' ', '\u00a0'))
}

/** A heading in which no line ends with an article, and none begins with the IT of "healthcare IT". */
export function joinWords(heading: string): string {
  return heading.replace(/\b[Aa]n? | IT\b/g, (words) => words.replace(' ', '\u00a0'))
}
