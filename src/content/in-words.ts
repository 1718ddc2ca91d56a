// Small numbers as a sentence writes them, so that a text that counts things cannot miscount them.

const words = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

/** `six` for 6; in figures what is more than twelve. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}

/** As the first word of a sentence. */
export function inWordsFirst(count: number): string {
  const word = inWords(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
