// The text schema that every visitor field builds on: text is cleaned first, then validated.
import * as z from 'zod/mini'
import { visibleText } from './blank'

// Unicode's control characters except tab, line feed and carriage return: PostgreSQL rejects NUL, and
// mail and log readers interpret the others.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is its purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
// Also matches pairs, which are kept: Safari before 16.4 has no lookbehind, and would not run the whole file.
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g

/**
 * Removes control characters other than line breaks and tabs, and replaces lone surrogates with U+FFFD.
 * Everything else stays as the visitor typed it.
 */
export function cleanText(text: string): string {
  return text
    .replace(CONTROL, '')
    .replace(SURROGATES, (found) => (found.length === 2 ? found : '\ufffd'))
}

/** The rules of a text field. `message` is shown when the value is missing, not a string, or too short. */
export interface TextRule {
  label: string
  message: string
  /** In UTF-16 code units of the trimmed text, without characters that nobody can see. A CRLF counts as one. */
  min: number
  /** In characters, see `lengthOf`. */
  max: number
}

// Two UTF-16 code units that count as one character: the CRLF that browsers send for a line break, and the
// surrogate pair of a character beyond the Basic Multilingual Plane, such as an emoji.
const PAIRS = /\r\n|[\ud800-\udbff][\udc00-\udfff]/g

/** Length in code points, as PostgreSQL counts them, except that a CRLF counts as one. */
export function lengthOf(text: string): number {
  return text.length - (text.match(PAIRS)?.length ?? 0)
}

/** A zod schema for a cleaned text of `min` to `max` characters. */
export function text({ label, message, min, max }: TextRule) {
  return z.pipe(
    z.pipe(z.string(message), z.transform(cleanText)),
    z.string().check(
      z.refine((value) => visibleText(value).replaceAll('\r\n', '\n').length >= min, {
        error: message,
      }),
      z.refine((value) => lengthOf(value) <= max, { error: tooLong(label, max) }),
    ),
  )
}

/** As `text`, but the field may be absent or empty. */
export function optionalText(label: string, max: number) {
  return z._default(text({ label, message: `${label} must be text`, min: 0, max }), '')
}

/**
 * An optional field of which an empty value counts as absent. For a field that is added to a form: with `''` instead, the
 * new release would take what the one before has accepted for another submission, and store a repeat of it again.
 */
export function absentIfEmpty<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  )
}

/** The message for a value over its limit. */
export function tooLong(label: string, max: number): string {
  return `${label} must be ${withCommas(max)} characters or fewer`
}

/** `5,000`. Without `Intl`: its first number takes a phone 100 ms, and a form's schema holds such messages. */
function withCommas(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
