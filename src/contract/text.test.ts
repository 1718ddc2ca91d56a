import { expect, test } from 'vitest'
import { cleanText, lengthOf, optionalText, text, tooLong } from './text'

test('control characters are removed; line breaks and tabs are kept', () => {
  expect(cleanText('a\u0000b\u0007c\u007fd\u0085e')).toBe('abcde')
  expect(cleanText('one\r\ntwo\tthree\n')).toBe('one\r\ntwo\tthree\n')
})

test('lone surrogates become the replacement character; pairs are kept', () => {
  expect(cleanText('\ud83d\ude00')).toBe('😀')
  expect(cleanText('a\ud83d b\ude00')).toBe('a\ufffd b\ufffd')
})

test('text in any script is kept unchanged', () => {
  for (const name of ['Łukasz Żółć', '李小龍', 'مريم', "O'Brien-Smith <x>"]) {
    expect(cleanText(name)).toBe(name)
  }
})

const field = text({ label: 'Full name', message: 'Name is required', min: 2, max: 5 })

test('a field is validated after cleaning and trimming', () => {
  expect(field.safeParse('\u0000\u0000a').success).toBe(false)
  expect(field.safeParse('   ').success).toBe(false)
  expect(field.parse(' ab ')).toBe(' ab ')
})

test('characters that nobody can see do not make a text, and stay in one', () => {
  for (const blank of [
    '\u200b\u200b',
    '\u2060 \ufeff\u200d',
    '\u202e\u202c\u00ad',
    '\u3164\u3164',
    '\u2800\ufe0f',
  ]) {
    expect(field.safeParse(blank).success, JSON.stringify(blank)).toBe(false)
  }
  for (const name of ['👩‍💻!', '\u200fמרים', 'می\u200cرم']) {
    expect(field.parse(name)).toBe(name)
  }
})

test('a missing, mistyped, too short, or too long value each has its message', () => {
  const message = (value: unknown) => field.safeParse(value).error?.issues[0]?.message
  expect(message(undefined)).toBe('Name is required')
  expect(message(7)).toBe('Name is required')
  expect(message('a')).toBe('Name is required')
  expect(message('abcdef')).toBe('Full name must be 5 characters or fewer')
})

test('a limit in a message has commas between the thousands', () => {
  for (const limit of [5, 254, 5_000, 65_536, 1_234_567]) {
    expect(tooLong('Text', limit)).toContain(` ${limit.toLocaleString('en-US')} characters`)
  }
})

test('an emoji and a line break each count as one character', () => {
  expect(lengthOf('a😀𠮷\r\nb\n')).toBe(6)
  expect(field.safeParse('😀'.repeat(5)).success).toBe(true)
  expect(field.safeParse('😀'.repeat(6)).success).toBe(false)
})

test('a line break counts as one character towards the minimum as well', () => {
  const field = text({ label: 'Message', message: 'too short', min: 10, max: 20 })
  for (const end of ['\n', '\r\n']) {
    expect(field.safeParse(`1234${end}6789`).success).toBe(false)
    expect(field.safeParse(`1234${end}67890`).success).toBe(true)
  }
})

test('an optional field may be absent or empty, but not of another type', () => {
  const optional = optionalText('Company', 3)
  expect(optional.parse(undefined)).toBe('')
  expect(optional.parse('')).toBe('')
  expect(optional.safeParse(null).success).toBe(false)
  expect(optional.safeParse('abcd').success).toBe(false)
})
