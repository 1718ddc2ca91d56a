// Text with links in it, as plain data: the code that shows or sends it chooses the format.

/** `to` is a path of the site (with or without #anchor), or a mailto:, tel: or https: URL. */
export type Inline = string | { text: string; to: string }
export type Text = string | readonly Inline[]

export type Block =
  | { kind: 'p'; text: Text }
  | { kind: 'h'; text: string }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'steps'; items: readonly Text[] }
