import { expect, test } from 'vitest'
import { storedText } from './stored-text'

/** A storage that takes as many writes as it has room for. */
function storageWith(room: number): () => Storage {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (room-- <= 0) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  return () => storage as unknown as Storage
}

test('text that did not fit into storage replaces the older text in it', () => {
  const draft = storedText('draft', storageWith(1))
  draft.write('first')
  expect(draft.read()).toBe('first')
  draft.write('second')
  expect(draft.read()).toBe('second')
  draft.remove()
  expect(draft.read()).toBeNull()
})
