import { expect, test, vi } from 'vitest'
import { createChat } from '../../server/chat/create-chat'
import { createServerMetrics } from '../../server/metrics/server-metrics'
import { event, startOpenAi } from '../support/openai'
import { quietLog } from '../support/quiet-log'

// In a file of its own: the library keeps the console's functions from its first request on.
test('what a model’s server sends is never written to the console, even if it cannot be read', async () => {
  const written = (['debug', 'info', 'log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  const openai = await startOpenAi()
  openai.reply = {
    body: `${event({ content: 'The office is open. ' })}data: {"choices":[{"delta":{"content":"Jane Roe\n\n`,
  }
  const budget = { take: async () => 0, refund: async () => undefined }
  const model = { apiKey: 'key', baseUrl: openai.url, model: 'any', budget }
  const chat = createChat({ model, log: quietLog, metrics: createServerMetrics() })
  const messages = [{ role: 'user' as const, content: 'What are your hours?' }]
  for await (const _ of chat.answer(messages, new AbortController().signal)) {
    // Drain the answer.
  }
  expect(openai.requests).toHaveLength(1)
  expect(written.flatMap(({ mock }) => mock.calls)).toEqual([])
})
