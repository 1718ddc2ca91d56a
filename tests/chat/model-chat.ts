// A chat with a model, and what one of its questions leads to: for the tests of one file.
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type Chat, type ChatPiece, createChat } from '../../server/chat/create-chat'
import { createServerMetrics, type ServerMetrics } from '../../server/metrics/server-metrics'
import { officeHours } from '../../src/content/company'
import type { ChatAnswer, ChatMessage } from '../../src/contract/chat'
import { type FakeOpenAi, startOpenAi } from '../support/openai'
import { quietLog } from '../support/quiet-log'

export const HOURS = 'What are your hours?'
/** An answer that the passages support. */
export const OPEN = `The office is open ${officeHours.text}.`
export const DONE = 'data: [DONE]\n\n'

/** Tokens of the day: `taken` of them, `limit` in all. They are taken `takesMs` after one of the `asked` times. */
export const day = { taken: 0, limit: Number.POSITIVE_INFINITY, takesMs: 0, asked: 0 }

export let openai: FakeOpenAi
let metrics: ServerMetrics

/** Starts a model for the tests of a file, which call this: files may share this module, but not its hooks. */
export function setUpModel(): void {
  beforeAll(async () => {
    openai = await startOpenAi()
    metrics = createServerMetrics()
    // The first question takes longer than some of the timeouts.
    await ask(HOURS)
  })
  beforeEach(() => {
    openai.requests.length = 0
    openai.abandoned = 0
    metrics = createServerMetrics()
    day.taken = 0
    day.limit = Number.POSITIVE_INFINITY
    day.takesMs = 0
    day.asked = 0
  })
  afterEach(() => {
    openai.reply = { say: [] }
  })
}

export function chatWith(timeoutMs = 5_000, log = quietLog, name = 'test'): Chat {
  const budget = {
    take: async (_key: string, amount: number) => {
      day.asked += 1
      await setTimeout(day.takesMs)
      if (day.taken + amount > day.limit) return 60
      day.taken += amount
      return 0
    },
    refund: async (_key: string, amount: number) => {
      day.taken -= amount
    },
  }
  const model = { apiKey: 'sk-test-key', baseUrl: openai.url, model: name, budget, timeoutMs }
  return createChat({ model, log, metrics })
}

export async function ask(said: string | ChatMessage[], chat = chatWith()) {
  const messages = typeof said === 'string' ? [{ role: 'user' as const, content: said }] : said
  const pieces: ChatPiece[] = []
  const { signal } = new AbortController()
  await chat.warmUp()
  for await (const piece of chat.answer(messages, signal)) pieces.push(piece)
  const last = pieces.at(-1)
  if (!last || !('answer' in last)) throw new Error('no answer')
  const texts = pieces.flatMap((piece) => ('text' in piece ? [piece.text] : []))
  return { ...last.answer, shown: texts.join('') } satisfies ChatAnswer & { shown: string }
}

/** What a question costs that is sent but not answered. */
export async function tokensOfPrompt(): Promise<number> {
  openai.reply = { hang: true }
  await ask(HOURS, chatWith(200))
  await expect.poll(() => openai.abandoned).toBe(1)
  const tokens = day.taken
  openai.requests.length = 0
  openai.abandoned = 0
  day.taken = 0
  return tokens
}

export async function outcome(name: string): Promise<number> {
  const { values } = await metrics.chatRequests.get()
  return values.find(({ labels }) => labels.outcome === name)?.value ?? 0
}

/** A chat with a model of this name. */
export const chatWithModel = (name: string) => chatWith(5_000, quietLog, name)
