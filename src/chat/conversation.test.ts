// How a conversation that a tab has stored is restored.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chat } from '../content/chat'
import type { Conversation } from './kept-chat'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** A page in a tab that has stored this text. */
async function open(text: string | null) {
  const page = new EventTarget()
  const kept = { text }
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('sessionStorage', { getItem: () => kept.text })
  // A fresh module: a page reads its tab's storage once.
  const { conversationNow } = await import('./conversation')
  return { page, kept, conversationNow }
}

async function found(text: string | null): Promise<Conversation> {
  return (await open(text)).conversationNow()
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

test('a conversation keeps its last hundred messages', async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  const { addMessage } = await import('./conversation')
  let all: Conversation = { messages: [], draft: '', form: 'over' }
  for (let said = 1; said <= 103; said++) {
    all = addMessage(all, { role: 'user', content: `Line ${said}` })
  }
  expect(all.messages).toHaveLength(100)
  expect(all.messages[0]).toMatchObject({ id: 4, content: 'Line 4' })
  expect(all.messages.at(-1)).toMatchObject({ id: 103, content: 'Line 103' })
})

test.each([
  { persisted: true, shown: 'Later' },
  { persisted: false, shown: 'Hello' },
])(
  'a page that is shown again ($persisted: from the back/forward cache) shows $shown',
  async ({ persisted, shown }) => {
    const { page, kept, conversationNow } = await open(JSON.stringify(whole))
    conversationNow()
    // By a later page of the same tab.
    kept.text = JSON.stringify({ ...whole, messages: [{ ...message, content: 'Later' }] })
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(conversationNow().messages.map(({ content }) => content)).toEqual([shown])
  },
)
