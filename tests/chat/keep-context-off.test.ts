import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import { createChat } from '../../server/chat/create-chat'
import { createServerMetrics } from '../../server/metrics/server-metrics'
import { startOpenAi } from '../support/openai'
import { quietLog } from '../support/quiet-log'

test('a model’s answer runs without AsyncLocalStorage', async () => {
  const openai = await startOpenAi()
  openai.reply = { say: ['We keep copies in more than one place.'] }
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run')
  const budget = { take: async () => 0, refund: async () => undefined }
  const model = { apiKey: 'key', baseUrl: openai.url, model: 'any', budget }
  const chat = createChat({ model, log: quietLog, metrics: createServerMetrics() })
  const messages = [{ role: 'user' as const, content: 'Do you do backups?' }]
  for await (const _ of chat.answer(messages, new AbortController().signal)) {
    // Drain the answer.
  }
  expect(openai.requests).toHaveLength(1)
  expect(run).not.toHaveBeenCalled()
})
