import { expect, test } from 'vitest'
import { chatLimits, chatRequest } from './chat'

test('a message loses control characters and lone surrogates, as every text of a visitor does', () => {
  const content = 'When\u0000 are you open\u0007? \ud800'
  const { messages } = chatRequest.parse({ messages: [{ role: 'user', content }] })
  expect(messages).toEqual([{ role: 'user', content: 'When are you open? \ufffd' }])
})

test('an emoji counts as one character of a message', () => {
  const asked = (count: number) =>
    chatRequest.safeParse({ messages: [{ role: 'user', content: '🙂'.repeat(count) }] }).success
  expect([asked(chatLimits.user), asked(chatLimits.user + 1)]).toEqual([true, false])
})
