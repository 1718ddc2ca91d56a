// A model behind any OpenAI-compatible server: called with a timeout and within the daily budget.
import { ChatOpenAI } from '@langchain/openai'
import { type AIMessage, type BaseMessage, countTokensApproximately } from 'langchain'
import type { Quota } from '../../limits/rate-limit'
import type { Passage } from '../passages/passage'
import type { Turn } from '../turn'
import { promptFor } from './prompt'
import { until } from './until'

/** In milliseconds. Leaves time to answer locally within 20 seconds (docs/decisions/0013-chat-chain.md). */
const TIMEOUT_MS = 18_000
/** Longest answer, in tokens. */
const MOST_TOKENS = 400
/** Approximate characters per token; a streaming server need not report token counts. */
const CHARACTERS = 4
const USUAL_MODEL = 'gpt-4o-mini'

export interface ModelSettings {
  apiKey: string
  baseUrl: string | undefined
  model: string | undefined
  /** Daily token budget, shared by all visitors. */
  budget: Quota
  /** Timeout for a complete answer, in milliseconds. */
  timeoutMs?: number
}

/** The model's answer was not complete in time. */
export class TooSlowError extends Error {
  override name = 'TooSlowError'
}

/** Why a server ends an answer that is not complete. */
const CUT_OFF: ReadonlySet<unknown> = new Set(['length', 'model_length', 'content_filter', 'error'])

/** The model's answer broke off, perhaps in the middle of a sentence. */
export class UnfinishedError extends Error {
  override name = 'UnfinishedError'
  /** @param code the server's reason; undefined if the stream ended without one */
  constructor(readonly code: unknown) {
    super('the answer was cut off')
  }
}

type Ask = (
  turn: Turn,
  passages: readonly Passage[],
  signal: AbortSignal | undefined,
) => Promise<AsyncIterable<string> | 'over-budget'>

/** Streams the answer's text. Throws if the model refuses, breaks off or takes too long. */
export function openModel(settings: ModelSettings): Ask {
  const { budget, timeoutMs = TIMEOUT_MS } = settings
  const llm = connect(settings)

  /** @param bill charged for each request to the server */
  async function* spoken(
    prompt: BaseMessage[],
    bill: Bill,
    signal: AbortSignal,
  ): AsyncGenerator<AIMessage> {
    let isSilent = true
    for await (const chunk of await llm.stream(prompt, { signal })) {
      isSilent = false
      yield chunk
    }
    // A server without streaming answers in one piece, in which the library finds no chunk at all. So ask again
    // without streaming: that is a second request, with the whole prompt again.
    if (isSilent && (await bill.take())) yield await llm.invoke(prompt, { signal })
  }

  return async (turn, passages, signal) => {
    const prompt = promptFor(turn, passages)
    const bill = openBill(budget, countTokensApproximately(prompt))
    return (await bill.take()) ? texts() : 'over-budget'

    async function* texts(): AsyncGenerator<string> {
      let said = ''
      let finish: unknown
      let isHeard = false
      let refused = false
      // Not left to `finally` alone: whoever has left may never ask for the rest.
      const call = boundCall({ signal, timeoutMs, onLeave: () => void bill.settle(said.length) })
      try {
        for await (const message of until(spoken(prompt, bill, call.signal), call.signal)) {
          isHeard = true
          finish = message.response_metadata.finish_reason ?? finish
          said += message.text
          yield message.text
        }
        if (isHeard && isCutOff(finish, said)) throw new UnfinishedError(finish)
      } catch (error) {
        refused = !isHeard && !call.signal.aborted
        throw error
      } finally {
        call.end()
        // At its limit, a model has used all tokens, though what it thought is not in the answer.
        await bill.settle(finish === 'length' ? MOST_TOKENS * CHARACTERS : said.length, refused)
      }
    }
  }
}

/** Not every server names a reason: then the last sentence tells. */
function isCutOff(finish: unknown, said: string): boolean {
  return finish === undefined ? !/[.!?…)"”’]\s*$/.test(said) : CUT_OFF.has(finish)
}

interface CallLimits {
  /** Aborts when the visitor leaves. */
  signal: AbortSignal | undefined
  timeoutMs: number
  onLeave: () => void
}

/** A signal that aborts when the visitor leaves, when the time is up, or when the call ends. */
function boundCall({ signal, timeoutMs, onLeave }: CallLimits) {
  const enough = new AbortController()
  // A timer, because AbortSignal.timeout() does not keep the process alive and may be garbage-collected.
  const timer = setTimeout(() => enough.abort(new TooSlowError('no answer in time')), timeoutMs)
  const end = (reason = 'done') => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
    enough.abort(new Error(reason))
  }
  const leave = () => {
    end('the visitor has left')
    onLeave()
  }
  signal?.addEventListener('abort', leave, { once: true })
  // An abort that came earlier fires no event.
  if (signal?.aborted) leave()
  return { signal: enough.signal, end }
}

function connect({ apiKey, baseUrl, model, timeoutMs = TIMEOUT_MS }: ModelSettings): ChatOpenAI {
  return new ChatOpenAI({
    apiKey,
    model: model ?? USUAL_MODEL,
    temperature: 0,
    maxTokens: MOST_TOKENS,
    // The local answer is at hand. A retry waits as long as a busy server's Retry-After says, and the visitor with it.
    maxRetries: 0,
    timeout: timeoutMs,
    streamUsage: false,
    useResponsesApi: false,
    // The library would write what it cannot read to standard error, and with it what a visitor may have said.
    configuration: { logLevel: 'off', ...(baseUrl ? { baseURL: baseUrl } : {}) },
  })
}

interface Bill {
  /** Reserves tokens for a request and its longest answer; false if the daily budget has no room for them. */
  take(): Promise<boolean>
  /**
   * Refunds unused tokens, once.
   * @param said the answer's length in characters
   * @param refused whether the server refused the last request, which then costs nothing
   */
  settle(said: number, refused?: boolean): Promise<void>
}

function openBill(budget: ModelSettings['budget'], promptTokens: number): Bill {
  const today = new Date().toISOString().slice(0, 10)
  const each = promptTokens + MOST_TOKENS
  let asked = 0
  let settled = false
  return {
    async take() {
      if ((await budget.take(today, each)) > 0) return false
      asked += 1
      return true
    },
    async settle(said, refused = false) {
      if (settled) return
      settled = true
      const unused = Math.max(0, MOST_TOKENS - Math.ceil(said / CHARACTERS))
      const refund = refused ? each + unused * (asked - 1) : unused * asked
      if (refund > 0) await budget.refund(today, refund)
    },
  }
}
