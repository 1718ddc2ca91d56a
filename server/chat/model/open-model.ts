// A model behind any OpenAI-compatible server: called with a timeout and within the daily budget.
import { countTokensApproximately } from 'langchain'
import type { Quota } from '../../limits/rate-limit'
import type { Passage } from '../passages/passage'
import type { Asker, Turn } from '../turn'
import { type Connection, openModelRequests } from './model-requests'
import { promptFor } from './prompt'
import type { Piece } from './reading'
import { until } from './until'

/** In milliseconds. Leaves time to answer locally within 20 seconds (docs/decisions/0013-chat-chain.md). */
const TIMEOUT_MS = 18_000
/** Approximate characters per token; a streaming server need not report token counts. */
const CHARACTERS = 4

export interface ModelSettings extends Omit<Connection, 'timeoutMs'> {
  /** Daily token budget, shared by all visitors. */
  budget: Quota
  /** Timeout for a complete answer, in milliseconds since the question arrived. */
  timeoutMs?: number
}

/** The model's answer was not complete in time. */
export class TooSlowError extends Error {
  override name = 'TooSlowError'
}

/** Why a server ends an answer that is not complete, although its last sentence may be. */
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
  asker: Asker,
) => Promise<AsyncIterable<string> | 'over-budget'>

/** Streams the answer's text. Throws if the model refuses, breaks off or takes too long. */
export function openModel(settings: ModelSettings): Ask {
  const { budget, timeoutMs = TIMEOUT_MS } = settings
  const requests = openModelRequests({ ...settings, timeoutMs })

  return async (turn, passages, { signal, since }) => {
    const timeLeft = () => since + timeoutMs - performance.now()
    const prompt = promptFor(turn, passages)
    const bill = openBill(budget, countTokensApproximately(prompt))
    return (await bill.take(requests.mostTokens())) ? texts() : 'over-budget'

    async function* texts(): AsyncGenerator<string> {
      let said = ''
      let ending: Omit<Piece, 'text'> = {}
      let isHeard = false
      let isAsked = false
      let refused = false
      const used = () => {
        if (ending.finish === 'length') return Number.POSITIVE_INFINITY
        // What a model thought is not in the answer: unless its server tells, it may have used all tokens.
        if (requests.thinks()) return ending.tokens ?? Number.POSITIVE_INFINITY
        return Math.ceil(said.length / CHARACTERS)
      }
      const mayRepeat = (isUsedUp: boolean) => {
        if (isUsedUp) bill.keep()
        isHeard = false
        return bill.take(requests.mostTokens())
      }
      // Not left to `finally` alone: whoever has left may never ask for the rest.
      const onLeave = () => void bill.settle(used(), !isAsked)
      const call = boundCall({ signal, timeoutMs: Math.max(0, timeLeft()), onLeave })
      try {
        // On a busy server, the wait for a turn may have taken all of it.
        if (timeLeft() <= 0) throw new TooSlowError('no time left to ask')
        isAsked = true
        const answer = requests.answer(prompt, call.signal, mayRepeat)
        for await (const { text, ...rest } of until(answer, call.signal)) {
          isHeard = true
          ending = rest
          said += text
          yield text
        }
        if (isCutOff(ending.finish, said)) throw new UnfinishedError(ending.finish)
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

/** Servers have many names for reasons, or none: unless it is the usual one, the last sentence tells. */
function isCutOff(finish: unknown, said: string): boolean {
  if (CUT_OFF.has(finish)) return true
  return finish !== 'stop' && /[^.!?…)"”’\s]\s*$/.test(said)
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
  /**
   * Reserves tokens for a request; false if the daily budget has no room for them.
   * @param mostTokens of its answer
   */
  take(mostTokens: number): Promise<boolean>
  /** Notes that the requests so far used all that was reserved for them. */
  keep(): void
  /**
   * Refunds unused tokens, once.
   * @param used by the answer
   * @param refused whether the last request was refused, or never sent, and so costs nothing
   */
  settle(used: number, refused?: boolean): Promise<void>
}

function openBill(budget: Quota, promptTokens: number): Bill {
  const today = new Date().toISOString().slice(0, 10)
  /** What was reserved for each answer. */
  let reserved: number[] = []
  let settled = false
  return {
    async take(mostTokens) {
      if ((await budget.take(today, promptTokens + mostTokens)) > 0) return false
      reserved.push(mostTokens)
      // Whoever has left meanwhile asks for nothing more.
      if (settled) await budget.refund(today, promptTokens + mostTokens)
      return !settled
    },
    keep() {
      reserved = []
    },
    async settle(used, refused = false) {
      if (settled) return
      settled = true
      const last = refused ? reserved.pop() : undefined
      const unused = reserved.reduce((sum, most) => sum + Math.max(0, most - used), 0)
      const refund = unused + (last === undefined ? 0 : promptTokens + last)
      if (refund > 0) await budget.refund(today, refund)
    },
  }
}
