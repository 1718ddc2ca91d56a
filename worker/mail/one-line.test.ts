import { expect, test } from 'vitest'
import { oneLine } from './one-line'

test('a line of a mail holds no character that turns the text after it around', () => {
  const all = '\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  for (const char of all)
    expect(oneLine(`Ann${char}Lee`), char.codePointAt(0)?.toString(16)).toBe('Ann Lee')
})
