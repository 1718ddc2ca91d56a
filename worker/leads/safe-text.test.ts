import { expect, test } from 'vitest'
import { safeJson, safeLine, safeLines, safeValue } from './safe-text'

const HOSTILE = 'a\u001b[2Jb\u009bc\u202ed\u2028e\u007f\u061c'

test('safeLine escapes everything that moves the cursor or changes the text direction', () => {
  expect(safeLine(HOSTILE)).toBe('a\\u001b[2Jb\\u009bc\\u202ed\\u2028e\\u007f')
  expect(safeLine('one\r\n\ttwo')).toBe('one two')
  expect(safeLines(`one\r\n\ttwo\n${HOSTILE}`)).toEqual(['one', '    two', safeLine(HOSTILE)])
})

test('a name keeps its letters, without the marks of direction around them', () => {
  expect(safeLine('\u2068محمد\u2069 \u200fשרה\u200e')).toBe('محمد שרה')
  expect(safeLines('\u2067a\u2069\nb')).toEqual(['a', 'b'])
})

test('safeJson returns JSON with the same value and no unsafe characters', () => {
  const json = safeJson({ name: HOSTILE, message: 'one\ntwo' }, 2)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to block
  expect(json).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2028]/)
  expect(JSON.parse(json)).toEqual({ name: HOSTILE, message: 'one\ntwo' })
})

test('safeJson escapes every mark, isolate and override of direction', () => {
  const all = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  expect(safeJson(all)).toMatch(/^"(?:\\u[\da-f]{4}){12}"$/)
})

test('safeValue keeps line breaks and direction marks, and replaces control characters', () => {
  expect(safeValue('a\tb\r\nc')).toBe('a\tb\r\nc')
  expect(safeValue('\u200fשלום\u001b\u009b')).toBe('\u200fשלום\ufffd\ufffd')
})
