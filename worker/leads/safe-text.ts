// Makes visitor input safe for a terminal: it must not move the cursor, change colors or hide anything.

/** Control characters (C0 and C1), bidirectional formatting characters, and line separators. */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to block
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** Marks and isolates of direction, common around Arabic and Hebrew names. Unlike overrides they reorder no letters of others. */
const MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g

const code = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

const safe = (line: string) => line.replace(MARKS, '').replace(UNSAFE, code)

/** One line: line breaks and tabs become spaces, marks of direction go, every other unsafe character is escaped. */
export function safeLine(text: string): string {
  return safe(text.replace(/\s*[\r\n\t]+\s*/g, ' '))
}

/** Splits into lines and makes each one safe. */
export function safeLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => safe(line.replaceAll('\t', '    ')))
}

/** JSON in which every character that a terminal might interpret is escaped. */
export function safeJson(value: unknown, indent?: number): string {
  // Raw line breaks are our own indentation: JSON strings contain none.
  return JSON.stringify(value, null, indent).replace(UNSAFE, (char) =>
    char === '\n' ? char : code(char),
  )
}

/** A value for a file: keeps line breaks, tabs and direction marks; other control characters become U+FFFD. */
export function safeValue(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\ufffd')
}
