// Spells out small numbers, so that a text that counts things cannot miscount them.

const words = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
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
