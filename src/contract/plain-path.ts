// How the table of routes writes a path.

/**
 * The path without escapes that stand for a letter, a digit, `-`, `_` or `~`: it is the same without (RFC 3986, 6.2.2.2).
 * An escaped dot stays, as two would lead to the folder above. Never throws.
 */
export function plainPath(path: string): string {
  // Any two characters, not only digits: in `%%32e`, no escape ends up that was none before.
  return path.replace(/%../g, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[\w~-]/.test(character) ? character : escaped
  })
}
