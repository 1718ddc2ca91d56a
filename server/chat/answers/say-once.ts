// Removes repetition between our own lines and the answer that follows them.
import { sentencesOf } from '../passages/passage'
import type { Part } from './answer'

/**
 * Drops from `ahead` the text that the answer contains as well, and from the answer each sentence whose words all
 * occur in the strong text of `ahead`. Lists are left whole.
 */
export function sayOnce(ahead: readonly Part[], parts: readonly Part[]): Part[] {
  const answer = parts
    .map((part) => (part.kind === 'p' ? part.text : part.items.join('\n')))
    .join('\n')
  const kept = ahead.map((part) => {
    if (part.kind !== 'p' || !part.strong) return part
    return answer.includes(part.text.replace(/\.$/, '')) ? { ...part, text: '' } : part
  })
  const said = new Set(
    kept.flatMap((part) => (part.kind === 'p' && part.strong ? wordsOf(part.strong) : [])),
  )
  const rest = parts.map((part) =>
    part.kind === 'p' ? { ...part, text: without(part.text, said) } : part,
  )
  return [...kept, ...rest.filter((part) => part.kind !== 'p' || part.text !== '')]
}

function without(text: string, said: ReadonlySet<string>): string {
  return sentencesOf(text)
    .filter((sentence) => !wordsOf(sentence).every((word) => said.has(word)))
    .join(' ')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
