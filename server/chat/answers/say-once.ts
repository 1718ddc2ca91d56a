// An answer that follows a line of our own says nothing twice.
import { sentencesOf } from '../passages/passage'
import type { Part } from './answer'

/**
 * Of `ahead` the text that the answer says as well is dropped; of the answer each sentence that has no word
 * but those of what stays ahead. Lists are left whole.
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
