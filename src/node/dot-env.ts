// Reads the file `.env`, and says which line of it is not understood.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { isServiceLink } from './service-link'
import { StartError } from './start-error'

/**
 * Loads `.env` from `dir` if there is one. Variables already set win, but for service links. Throws a StartError if it
 * cannot be used.
 */
export function loadDotEnv(dir: string): void {
  const file = join(dir, '.env')
  if (!existsSync(file)) return
  const assignments = parseEnv(assignmentsIn(textOf(file), file))
  for (const [name, value] of Object.entries(assignments)) {
    if (isServiceLink([name, process.env[name]])) process.env[name] = value
    else process.env[name] ??= value
  }
}

function textOf(file: string): string {
  try {
    // Windows editors put a byte order mark first, which would become part of the first name.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    return text.replace(/\r\n?/g, '\n')
  } catch (error) {
    const { message } = error as Error
    throw new StartError(
      `${file} cannot be read (${message}). Make it a readable text file, or delete it.`,
    )
  }
}

const BLANK_OR_COMMENT = /[^\S\n]*(?:#[^\n]*)?(?:\n|$)/y
/** The value may be in quotes, which may span lines. */
const ASSIGNMENT =
  /[^\S\n]*(?:export[^\S\n]+)?([\w.-]+)[^\S\n]*=[^\S\n]*((["'`])[\s\S]*?\3[^\n]*|[^\n]*)(?:\n|$)/y

/** An unquoted value in which a # that begins a comment follows a letter, as in a password. */
const CUT_SHORT = /^[^"'`#][^#]*(?<=\S)#/

/** A value that begins with a quote, and no other follows: Node.js would drop the last setting of a file for it. */
const NEVER_CLOSED = /^(["'`])(?![\s\S]*\1)/

/** A quoted value with more after it than a comment, as in `NAME="a" <b>`: Node.js would drop that. */
const AFTER_QUOTE = /^(?:"[^"]*"|'[^']*'|`[^`]*`)[^\S\n]*[^\s#]/

/** An unquoted value without its comment. Node.js removes only spaces around it, no tabs. */
const withoutComment = (value: string) =>
  /^["'`#]/.test(value) ? value : value.replace(/\s+#.*$/, '').trimEnd()

/**
 * Only the assignments, one after the other. Node.js skips whatever else there is, and the setting after it too: all of
 * a file in UTF-16, or the line after `NAME: value` or after an indented comment.
 */
function assignmentsIn(text: string, file: string): string {
  const place = (at: number) => `${file}, line ${text.slice(0, at).split('\n').length}`
  const notUtf8 = (at: number) =>
    new StartError(
      `${place(at)}, is not in UTF-8, but perhaps in UTF-16 or Latin-1. Save the file as UTF-8.`,
    )
  const nul = text.indexOf('\0')
  if (nul >= 0) throw notUtf8(nul)
  const assignments: string[] = []
  for (let at = 0; at < text.length; ) {
    BLANK_OR_COMMENT.lastIndex = at
    ASSIGNMENT.lastIndex = at
    const [assignment, name, value] = ASSIGNMENT.exec(text) ?? []
    const understood = assignment ?? BLANK_OR_COMMENT.exec(text)?.[0]
    // Not quoted: it may hold a password.
    if (!understood) {
      throw new StartError(
        `${place(at)}, is neither a setting nor a comment. Write it as NAME=value, or put a # in front of it.`,
      )
    }
    // Node.js would end the value there: of a URL with such a password, the start would pass for a shorter one.
    if (value && CUT_SHORT.test(value)) {
      throw new StartError(
        `${place(at)}, has a # in the value of ${name}, which begins a comment. Put the value in quotes; in a URL, write # as %23.`,
      )
    }
    if (value?.includes('\uFFFD')) throw notUtf8(at)
    if (value && NEVER_CLOSED.test(value)) {
      throw new StartError(
        `${place(at)}, opens a quote in the value of ${name} that is never closed. Close it, or put quotes of another kind around all of it.`,
      )
    }
    if (value && AFTER_QUOTE.test(value)) {
      throw new StartError(
        `${place(at)}, goes on after the closing quote in the value of ${name}. Put quotes of another kind around all of it, or none.`,
      )
    }
    if (assignment) assignments.push(`${name}=${withoutComment(value ?? '')}`)
    at += understood.length
  }
  return assignments.join('\n')
}
