// What counts as nothing at all: characters that nobody can see.

/** Zero-width spaces, joiners, fillers, marks of direction, the empty Braille pattern: kept, but no text by themselves. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** The text without characters that nobody can see, and without white space around it. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').trim()
}

/** Whether nobody would see anything of it. */
export function isBlank(text: string): boolean {
  return visibleText(text) === ''
}
