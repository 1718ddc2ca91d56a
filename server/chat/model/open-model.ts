// A model behind any OpenAI-compatible server: asked with a time limit and within the day's budget.
import { ChatOpenAI } from '@langchain/openai'
import { type BaseMessage, countTokensApproximately } from 'langchain'
import type { Passage } from '../passages/passage'
import type { Turn } from '../turn'
import type { ModelSettings } from './model-settings'
import { promptFor } from './prompt'
import { until } from './until'

/** With time left to answer locally within the 20 seconds of decisions.md, Chat. */
const PATIENCE_MS = 18_000
/** Longest answer, in tokens. */
const MOST_TOKENS = 400
/** A token is about so many characters; servers that stream need not count for us. */
const CHARACTERS = 4
const USUAL_MODEL = 'gpt-4o-mini'

type Ask = (
  turn: Turn,
  passages: readonly Passage[],
  signal: AbortSignal | undefined,
) => Promise<AsyncIterable<string> | 'over-budget'>

/** The answer's text as it comes. Throws when the model refuses, breaks off or takes too long. */
export function openModel(settings: ModelSettings): Ask {
  const { apiKey, baseUrl, model, budget, patienceMs = PATIENCE_MS } = settings
  const llm = new ChatOpenAI({
    apiKey,
    model: model ?? USUAL_MODEL,
    temperature: 0,
    maxTokens: MOST_TOKENS,
    maxRetries: 1,
    timeout: patienceMs,
    streamUsage: false,
    useResponsesApi: false,
    ...(baseUrl ? { configuration: { baseURL: baseUrl } } : {}),
  })

  async function* spoken(prompt: BaseMessage[], signal: AbortSignal): AsyncGenerator<string> {
    let isSilent = true
    for await (const { text } of await llm.stream(prompt, { signal })) {
      isSilent &&= text === ''
      yield text
    }
    // A server that knows no streams answers in one piece, which the library takes for an empty stream.
    if (isSilent) yield (await llm.invoke(prompt, { signal })).text
  }

  return async (turn, passages, signal) => {
    const prompt = promptFor(turn, passages)
    const today = new Date().toISOString().slice(0, 10)
    const reserved = countTokensApproximately(prompt) + MOST_TOKENS
    if ((await budget.take(today, reserved)) > 0) {
      await budget.giveBack(today, reserved)
      return 'over-budget'
    }
    return texts()

    async function* texts(): AsyncGenerator<string> {
      // A timer of its own: AbortSignal.timeout() keeps no process alive and may be collected.
      const enough = new AbortController()
      const leave = () => enough.abort(new Error('the visitor has left'))
      const timer = setTimeout(() => enough.abort(new Error('the model took too long')), patienceMs)
      signal?.addEventListener('abort', leave, { once: true })
      let said = 0
      try {
        for await (const text of until(spoken(prompt, enough.signal), enough.signal)) {
          said += text.length
          yield text
        }
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        enough.abort(new Error('done'))
        const unused = MOST_TOKENS - Math.ceil(said / CHARACTERS)
        if (unused > 0) await budget.giveBack(today, unused)
      }
    }
  }
}
