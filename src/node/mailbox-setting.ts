// Settings that are email addresses, checked for what a mail server would reject, or nobody would ever receive.
import * as z from 'zod'

// Enough to catch a typo; only the mail server knows whether the mailbox exists. Typographic quotes come from word
// processors, and a quote at the end of the domain from files whose reader keeps quotes.
const QUOTES = '\\p{Pi}\\p{Pf}„‚"'
const LOCAL = `(?![Mm][Aa][Ii][Ll][Tt][Oo]:)[^\\s@<>,;${QUOTES}]+`
const LABEL = `[^\\s@<>,;:'()[\\]\\\\/.${QUOTES}]+`
/** A host may have no dot, as in a local network, or be an address in brackets. */
const ADDRESS = `${LOCAL}@(?:${LABEL}(?:\\.${LABEL})*|\\[[^\\s[\\]<>]+\\])`
const MAILBOX = new RegExp(`^${ADDRESS}$`, 'u')
const NAMED_MAILBOX = new RegExp(`^(?:[^<>\\r\\n]*<${ADDRESS}>|${ADDRESS})$`, 'u')

/** Ignores empty entries, such as after a trailing comma. */
export function entriesOf(list: string): string[] {
  const entries = list.split(',').map((entry) => entry.trim())
  return entries.filter((entry) => entry !== '')
}

export const mailboxes = z
  .string()
  .transform(entriesOf)
  .refine((list) => list.length > 0 && list.every((entry) => MAILBOX.test(entry)), {
    error:
      'must be one or more email addresses separated by commas, without quotes or a dot at the end, for example team@example.com',
  })

export const namedMailbox = z
  .string()
  .regex(
    NAMED_MAILBOX,
    'must be an email address, alone or after a name and in angle brackets, for example Example IT <hello@example.com>',
  )
