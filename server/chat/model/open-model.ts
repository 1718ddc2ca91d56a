// A model behind any OpenAI-compatible server: called with a timeout and within the daily budget.
import { type AIMessage, type BaseMessage, countTokensApproximately } from 'langchain'
import type { Quota } from '../../limits/rate-limit'
import type { Passage } from '../passages/passage'
import type { Turn } from '../turn'
import { type Connection, openModelRequests } from './model-requests'
import { promptFor } from './prompt'
import { until } from './until'

/** In milliseconds. Leaves time to answer locally within 20 seconds (docs/decisions/0013-chat-chain.md). */
const TIMEOUT_MS = 18_000
/** Approximate characters per token; a streaming server need not report token counts. */
const CHARACTERS = 4

export interface ModelSettings extends Omit<Connection, 'timeoutMs'> {
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
  const requests = openModelRequests({ ...settings, timeoutMs })

  /** @param bill charged for each request to the server */
  async function* spoken(
    prompt: BaseMessage[],
    bill: Bill,
    signal: AbortSignal,
  ): AsyncGenerator<AIMessage> {
    let isSilent = true
    for await (const chunk of requests.stream(prompt, signal)) {
      isSilent = false
      yield chunk
    }
    // A server without streaming answers in one piece, in which the library finds no chunk at all. So ask again
    // without streaming: that is a second request, with the whole prompt again.
    if (isSilent && (await bill.take())) yield await requests.whole(prompt, signal)
  }

  return async (turn, passages, signal) => {
    const prompt = promptFor(turn, passages)
    const bill = openBill(budget, countTokensApproximately(prompt), requests.mostTokens())
    return (await bill.take()) ? texts() : 'over-budget'

    async function* texts(): AsyncGenerator<string> {
      let said = ''
      let finish: unknown
      let isHeard = false
      let refused = false
      let reported: number | undefined
      const used = () => {
        if (finish === 'length') return Number.POSITIVE_INFINITY
        // What a model thought is not in the answer: unless its server tells, it may have used all tokens.
        if (requests.thinks()) return reported ?? Number.POSITIVE_INFINITY
        return Math.ceil(said.length / CHARACTERS)
      }
      // Not left to `finally` alone: whoever has left may never ask for the rest.
      const call = boundCall({ signal, timeoutMs, onLeave: () => void bill.settle(used()) })
      try {
        for await (const message of until(spoken(prompt, bill, call.signal), call.signal)) {
          isHeard = true
          finish = message.response_metadata.finish_reason ?? finish
          said += message.text
          reported = tokensIn(message) ?? reported
          yield message.text
        }
        if (isHeard && isCutOff(finish, said)) throw new UnfinishedError(finish)
      } catch (error) {
        refused = !isHeard && !call.signal.aborted
        throw error
      } finally {
        call.end()
        await bill.settle(used(), refused)
      }
    }
  }
}

/** Of an answer, if its server tells; the last piece of a stream does. */
function tokensIn({ usage_metadata }: AIMessage): number | undefined {
  return (usage_metadata as { output_tokens?: number } | undefined)?.output_tokens
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

interface Bill {
  /** Reserves tokens for a request and its longest answer; false if the daily budget has no room for them. */
  take(): Promise<boolean>
  /**
   * Refunds unused tokens, once.
   * @param used by the answer
   * @param refused whether the server refused the last request, which then costs nothing
   */
  settle(used: number, refused?: boolean): Promise<void>
}

/** @param mostTokens of an answer */
function openBill(budget: Quota, promptTokens: number, mostTokens: number): Bill {
  const today = new Date().toISOString().slice(0, 10)
  const each = promptTokens + mostTokens
  let asked = 0
  let settled = false
  return {
    async take() {
      if ((await budget.take(today, each)) > 0) return false
      asked += 1
      return true
    },
    async settle(used, refused = false) {
      if (settled) return
      settled = true
      const unused = Math.max(0, mostTokens - used)
      const refund = refused ? each + unused * (asked - 1) : unused * asked
      if (refund > 0) await budget.refund(today, refund)
    },
  }
}
