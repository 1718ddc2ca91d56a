import { expect, test } from 'vitest'
import { chatRequest } from './chat'

test('a message loses control characters and lone surrogates, as every text of a visitor does', () => {
  const content = 'When\u0000 are you open\u0007? \ud800'
  const { messages } = chatRequest.parse({ messages: [{ role: 'user', content }] })
  expect(messages).toEqual([{ role: 'user', content: 'When are you open? \ufffd' }])
})

test('a last message that nobody can see is no question', () => {
  const isAsked = (content: string) =>
    chatRequest.safeParse({ messages: [{ role: 'user', content }] }).success
  expect(['', ' ', '\u200b\u2800', 'Hi'].map(isAsked)).toEqual([false, false, false, true])
})
