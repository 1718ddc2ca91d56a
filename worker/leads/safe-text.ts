// What visitors typed, made harmless for a terminal: it must not move the cursor, colour or hide anything.

/** Control characters of both blocks, those that turn the direction of text, and line separators. */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

const code = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** One line: line breaks and tabs become spaces, everything else that is unsafe its code. */
export function safeLine(text: string): string {
  return text.replace(/\s*[\r\n\t]+\s*/g, ' ').replace(UNSAFE, code)
}

/** Several lines, each of them safe. */
export function safeLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => line.replaceAll('\t', '    ').replace(UNSAFE, code))
}

/** JSON in which nothing that a terminal might act upon stands for itself. */
export function safeJson(value: unknown, indent?: number): string {
  // Line breaks between the values are our own: within them JSON has none.
  return JSON.stringify(value, null, indent).replace(UNSAFE, (char) =>
    char === '\n' ? char : code(char),
  )
}

/** A value of a file: it keeps its line breaks and tabs, and its direction marks. */
export function safeValue(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\ufffd')
}
