/** The words of a list that is separated by spaces or line breaks. */
export function wordListOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
