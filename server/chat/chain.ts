// The chain: understand, retrieve, answer. Loaded with the first question, so that a server which nobody
// chats with holds neither the library nor the indexes.
import { RunnableLambda, RunnableSequence } from '@langchain/core/runnables'
import type { ChatMessage } from '../../src/contract/chat'
import { composeAnswer } from './answers/compose-answer'
import { piecesOf } from './answers/pieces'
import { keepConversationsHere } from './keep-conversations-here'
import { companyPassages } from './passages/company-passages'
import { readingPassages } from './passages/reading-passages'
import { workPassages } from './passages/work-passages'
import { createFindTopics, type FindTopics } from './retrieval/find-topics'
import type { AskModel, Piece, Turn } from './turn'
import { type Understood, understand } from './understand'

export type Chain = ReturnType<typeof createChain>

/** The pieces are made outside of the sequence: passing each through its stream costs more than all the rest. */
interface Reply {
  pieces(signal?: AbortSignal): AsyncGenerator<Piece>
}

/** What a question must be like to be answered although orders stand before it. */
const CLEAR = 0.85

const passages = [...companyPassages, ...workPassages, ...readingPassages]
/** Made with the first chain and the same for each: it depends on the content alone. */
let find: FindTopics | null = null

/** @param askModel null where no model is set up: then the local answerer answers everything */
export function createChain(askModel: AskModel | null) {
  keepConversationsHere()
  find ??= createFindTopics(passages)
  const findTopics = find
  const emergencyPassage = passages.find(({ id }) => id === 'faq:emergency')

  const retrieve = (understood: Understood): Turn => {
    const { question, verdict, earlier } = understood
    const findings = findTopics(question, verdict === 'ask' ? earlier : [])
    const [first] = findings.found
    const clear = verdict === 'doubt' && (first?.likeness ?? 0) >= CLEAR
    const settled = clear ? 'ask' : verdict === 'doubt' ? 'refuse' : verdict
    return { ...understood, ...findings, verdict: settled, emergencyPassage }
  }

  const answer = (turn: Turn): Reply => ({
    pieces: (signal) => (askModel && isForModel(turn) ? askModel(turn, signal) : local(turn)),
  })

  const sequence = RunnableSequence.from<readonly ChatMessage[], Reply>([
    RunnableLambda.from(understand),
    RunnableLambda.from(retrieve),
    RunnableLambda.from(answer),
  ])

  return {
    async *stream(messages: readonly ChatMessage[], signal?: AbortSignal): AsyncGenerator<Piece> {
      const { pieces } = await sequence.invoke(messages)
      signal?.throwIfAborted()
      yield* pieces(signal)
    },
  }
}

async function* local(turn: Turn): AsyncGenerator<Piece> {
  const answer = composeAnswer(turn)
  for (const text of piecesOf(answer)) yield { text }
  yield { answer }
}

/**
 * A model words answers; it decides nothing about prices, promises, refusals and small talk. In a language
 * that is not the passages' nobody could hold its words against them.
 */
function isForModel({ verdict, found, familiar, language }: Turn): boolean {
  if (verdict !== 'ask' || language !== 'en') return false
  return found.length > 0 ? found.every(({ topic }) => topic.kind === 'passage') : familiar
}
