// Text with links and names of technical things in it, as plain data: the code that shows or sends it chooses the format.

/** `to` is a path of the site (with or without #anchor), or a mailto:, tel: or https: URL. */
export type Inline = string | { text: string; to: string } | { code: string }
export type Text = string | readonly Inline[]

/** The text alone. */
export function plainText(text: Text): string {
  const parts = typeof text === 'string' ? [text] : text
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      return 'code' in part ? part.code : part.text
    })
    .join('')
}

export type Block =
  | { kind: 'p'; text: Text }
  | { kind: 'h'; text: string }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'steps'; items: readonly Text[] }
