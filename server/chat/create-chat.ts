// The chat's interface for the routes and main.ts. The chain behind it is loaded on demand.
import type { ChatAnswer, ChatMessage } from '../../src/contract/chat'
import { loadCode } from '../../src/node/load-code'
import type { Log } from '../../src/node/log'
import { ownTurns } from '../../src/node/own-turns'
import type { ServerMetrics } from '../metrics/server-metrics'
import type { Answer, Outcome } from './answers/answer'
import type { Chain } from './chain'
import type { ModelSettings } from './model/open-model'

/** A piece of text while the answer streams, then the answer itself. */
export type ChatPiece = { text: string } | { answer: ChatAnswer }

export interface Chat {
  /** Loads the chain before the first question. Never rejects. */
  warmUp(): Promise<void>
  /** Ends with the complete answer. Stops when `signal` aborts; throws if no answer can be made at all. */
  answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncGenerator<ChatPiece>
}

interface Deps {
  /** Null if no model is configured: the local answerer answers. */
  model: ModelSettings | null
  log: Log
  metrics: ServerMetrics
}

export function createChat({ model, log, metrics }: Deps): Chat {
  // While files cannot be opened, every question tries again.
  const load = loadCode(() => loadChain(model, log))
  // Of many questions at once, one after the other, so that everybody else gets a turn between any two.
  const ownTurn = ownTurns()

  return {
    async warmUp() {
      await load().catch((err: unknown) => log.error({ err }, 'the chat cannot be loaded'))
    },
    async *answer(messages, signal) {
      const started = performance.now()
      let outcome: Outcome | 'failed' | 'left' = 'left'
      try {
        const { chain, present } = await load()
        // Who has left is known only after a turn; the chain then ends before it begins.
        await ownTurn()
        for await (const piece of chain.stream(messages, { signal, since: started })) {
          if ('answer' in piece) outcome = piece.answer.outcome
          yield 'answer' in piece ? { answer: present(piece.answer) } : piece
        }
      } catch (error) {
        if (!signal.aborted) outcome = 'failed'
        throw error
      } finally {
        metrics.chatRequests.inc({ outcome })
        metrics.chatDuration.observe({ outcome }, (performance.now() - started) / 1000)
      }
    },
  }
}

interface Loaded {
  chain: Chain
  present: (answer: Answer) => ChatAnswer
}

async function loadChain(model: ModelSettings | null, log: Log): Promise<Loaded> {
  const [{ createChain }, { present }, { keepContextOff }] = await Promise.all([
    import('./chain'),
    import('./answers/present'),
    import('./keep-context-off'),
  ])
  keepContextOff()
  if (!model) return { chain: await createChain(null), present }
  const { createAskModel } = await import('./model/ask-model')
  return { chain: await createChain(createAskModel(model, log)), present }
}
