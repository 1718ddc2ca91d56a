// Parses plain text into parts: paragraphs, and lists from lines that start with a dash or a number.
import type { Part } from './answer'

const ITEM = /^\s*(?:[-*•]|(\d{1,2})[.)])\s+(.+)$/

export function partsOfText(text: string): Part[] {
  const parts: Part[] = []
  let list = null as { kind: 'ul' | 'ol'; items: string[] } | null
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line)
    if (item?.[2] === undefined) {
      list = null
      if (line.trim() !== '') parts.push({ kind: 'p', text: line.trim() })
      continue
    }
    const kind = item[1] === undefined ? 'ul' : 'ol'
    if (list?.kind !== kind) {
      list = { kind, items: [] }
      parts.push(list)
    }
    list.items.push(item[2])
  }
  return parts
}
