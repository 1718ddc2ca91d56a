import { expect, test } from 'vitest'
import { processorTimeOf } from '../../../tests/support/processor-time'
import { createThoughtFilter } from './without-thoughts'

function said(pieces: Iterable<string>): string {
  const { without, rest } = createThoughtFilter()
  let text = ''
  for (const piece of pieces) text += without(piece)
  return text + rest()
}

test('what follows thoughts is said, however the pieces divide the tags', () => {
  const answer = '\n <think>Hm, </thin\nk> or </think</think>\nOpen.'
  expect(said([answer])).toBe('\nOpen.')
  expect(said(answer)).toBe('\nOpen.')
})

test('long thoughts in short pieces do not block the server', async () => {
  const pieces = ['<think>', ...Array.from({ length: 75_000 }, () => 'hm. '), '</think>']
  // In milliseconds: 20 at most, and 6,000 if the thoughts are searched again with each piece.
  expect(await processorTimeOf(() => said(pieces))).toBeLessThan(1_000)
})
