// The chain: understand, retrieve, answer. Loaded on demand, or once the server has nothing else to do: it would delay
// the start.
import {
  type RunnableConfig,
  type RunnableFunc,
  RunnableLambda,
  RunnableSequence,
} from '@langchain/core/runnables'
import type { ChatMessage } from '../../src/contract/chat'
import { composeAnswer } from './answers/compose-answer'
import { piecesOf } from './answers/html'
import { isWarning } from './help-first'
import { keepConversationsHere } from './keep-conversations-here'
import { passages } from './passages/passages'
import { createFindTopics } from './retrieval/find-topics'
import { createIndexes, type Indexes } from './retrieval/indexes'
import { createRetrieve } from './retrieve'
import type { Asker, AskModel, Piece, Turn } from './turn'
import { createUnderstand } from './understand'

export type Chain = Awaited<ReturnType<typeof createChain>>

/** Created with the first chain and shared: it depends only on the content. */
let shared: Promise<Indexes> | null = null

/** @param askModel null if no model is configured: the local answerer then answers everything */
export async function createChain(askModel: AskModel | null) {
  keepConversationsHere()
  shared ??= createIndexes(passages)
  const indexes = await shared
  const understand = createUnderstand((text) => indexes.correct(text, 'kept'))
  const retrieve = createRetrieve(createFindTopics(indexes))

  const answer = (turn: Turn, { signal, configurable: { since } = {} }: RunnableConfig) =>
    askModel && isForModel(turn) ? askModel(turn, { signal, since }) : local(turn)

  const sequence = RunnableSequence.from<readonly ChatMessage[], Piece>([
    RunnableLambda.from(understand),
    RunnableLambda.from(retrieve),
    // A generator's pieces are streamed, which the library's types leave out.
    RunnableLambda.from<Turn, Piece>(answer as unknown as RunnableFunc<Turn, Piece>),
  ])

  return {
    async *stream(
      messages: readonly ChatMessage[],
      { signal, since = performance.now() }: Partial<Asker> = {},
    ): AsyncGenerator<Piece> {
      yield* await sequence.stream(messages, { configurable: { since }, ...(signal && { signal }) })
    },
  }
}

async function* local(turn: Turn): AsyncGenerator<Piece> {
  const answer = composeAnswer(turn)
  for (const text of piecesOf(answer)) yield { text }
  yield { answer }
}

/**
 * A model only words answers; prices, promises, refusals and small talk are decided here. In a language other
 * than the passages', its words could not be checked against them. Nor could advice in an emergency: "restart it" has
 * only words of the passage that says not to. Whoever needs help now should not wait for a model either, and may not
 * have said so.
 */
function isForModel({ verdict, found, familiar, language, emergency }: Turn): boolean {
  if (verdict !== 'ask' || emergency || language !== 'en' || found.some(isWarning)) return false
  return found.length > 0
    ? found.every((one) => one.topic.kind === 'passage' && !one.unnamed)
    : familiar
}
