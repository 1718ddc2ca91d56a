import { beforeAll, expect, test } from 'vitest'
import { quietLog } from '../../tests/support/quiet-log'
import { createServerMetrics } from '../metrics/server-metrics'
import { createChat } from './create-chat'

const metrics = createServerMetrics()
const chat = createChat({ model: null, log: quietLog, metrics })
const question = [{ role: 'user' as const, content: 'What are your hours?' }]

beforeAll(() => chat.warmUp())

async function ask(signal = new AbortController().signal): Promise<void> {
  for await (const _ of chat.answer(question, signal)) {
    // Drain the answer.
  }
}

test('between any two of many questions, whatever else waits gets a turn', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const answered = await Promise.all(Array.from({ length: 10 }, () => ask().then(() => turns)))
  isOver = true
  expect(new Set(answered).size).toBe(answered.length)
})

test('a question is not answered to somebody whose leaving is noticed only after it was read', async () => {
  const leaving = new AbortController()
  setImmediate(() => leaving.abort())
  await expect(ask(leaving.signal)).rejects.toThrow()
  const { values } = await metrics.chatRequests.get()
  expect(values.filter(({ labels }) => labels.outcome === 'left')).toMatchObject([{ value: 1 }])
})
