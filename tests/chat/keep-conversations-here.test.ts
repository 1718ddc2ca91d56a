import { afterAll, expect, test, vi } from 'vitest'
import { createChain } from '../../server/chat/chain'
import { debugVariables, keepConversationsHere } from '../../server/chat/keep-conversations-here'
import { listenHere } from '../support/listen-here'
import { ask } from './evaluate'

const received: string[] = []
const collector = await listenHere((req, res) => {
  received.push(`${req.method} ${req.url}`)
  res.end('{}')
})

afterAll(() => {
  vi.unstubAllEnvs()
  collector.close()
})

test('OPENAI_LOG, which makes the OpenAI client print conversations, is removed from the environment', () => {
  const env = { OPENAI_LOG: 'debug', HOME: '/home/app' }
  keepConversationsHere(env)
  expect(env).toEqual({ HOME: '/home/app' })
})

test('these variables would make the libraries send or print conversations', () => {
  expect(debugVariables.toSorted()).toEqual([
    'LANGCHAIN_TRACING',
    'LANGCHAIN_TRACING_V2',
    'LANGCHAIN_VERBOSE',
    'LANGSMITH_TRACING',
    'LANGSMITH_TRACING_V2',
    'OPENAI_LOG',
  ])
})

test('with any of these in the environment, conversations are neither sent nor printed', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.stubEnv('LANGSMITH_API_KEY', 'key')
  vi.stubEnv('LANGSMITH_ENDPOINT', collector.url)
  for (const name of debugVariables) {
    vi.stubEnv(name, 'true')
    await ask(await createChain(null), [{ role: 'user', content: 'What are your hours?' }])
    expect(printed.mock.calls, name).toEqual([])
    vi.stubEnv(name, undefined)
  }
  // The library batches runs for a quarter of a second before it sends them.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(received).toEqual([])
  printed.mockRestore()
})
