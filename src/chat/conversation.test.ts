// How a conversation that a tab has stored is restored.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chat } from '../content/chat'
import type { Conversation } from './kept-chat'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** The conversation of a tab that has stored this text. */
async function found(text: string | null): Promise<Conversation> {
  vi.stubGlobal('sessionStorage', { getItem: () => text })
  // A fresh module: a tab reads its storage once.
  const { conversationNow } = await import('./conversation')
  return conversationNow()
}

const message = {
  id: 1,
  role: 'user',
  content: 'Hello',
  timestamp: '2026-01-05T12:00:00.000Z',
  kind: 'said',
}
const whole = { messages: [message], draft: 'And', form: 'over' }

test('a stored conversation is restored', async () => {
  expect(await found(JSON.stringify(whole))).toEqual(whole)
})

test.each([
  null,
  '',
  '{"messages":[',
  'null',
  '"Hello"',
  JSON.stringify([message]),
  JSON.stringify({ ...whole, messages: [] }),
  JSON.stringify({ ...whole, messages: [{ ...message, content: null }] }),
  JSON.stringify({ ...whole, form: 'sent' }),
  JSON.stringify({ messages: [message] }),
])('a chat stored as %j starts with the greeting', async (text) => {
  const { messages, draft, form } = await found(text)
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['assistant', chat.greeting],
  ])
  expect([draft, form]).toEqual(['', 'unoffered'])
})
