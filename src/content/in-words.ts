// Spells out small numbers, so that a text that counts things cannot miscount them, and dates.

const words = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** `six` for 6; digits for anything above twelve. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}

/** Capitalized, for the start of a sentence. */
export function inWordsFirst(count: number): string {
  const word = inWords(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * 'March 12, 2025' for '2025-03-12', 'March 2025' for '2025-03'. Without `Intl`, whose first date takes a phone 100 ms
 * when the page is hydrated.
 */
export function dateInWords(isoDate: string): string {
  const [year, month, day] = isoDate.split('-')
  const name = months[Number(month) - 1]
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}
