// The chain: understand, retrieve, answer. Loaded on demand, so that a server whose chat is not used holds neither
// the library nor the indexes.
import {
  type RunnableConfig,
  type RunnableFunc,
  RunnableLambda,
  RunnableSequence,
} from '@langchain/core/runnables'
import type { ChatMessage } from '../../src/contract/chat'
import { composeAnswer } from './answers/compose-answer'
import { piecesOf } from './answers/pieces'
import type { Trouble } from './guards/emergency'
import { helpAgain, helpFirst, isOfAnotherSubject } from './help-first'
import { keepConversationsHere } from './keep-conversations-here'
import { passages } from './passages/passages'
import { asksUs } from './retrieval/concerns-us'
import { createFindTopics, type FindTopics } from './retrieval/find-topics'
import type { RetrievedTopic } from './retrieval/retrieved-topic'
import { CLEAR } from './retrieval/thresholds'
import type { AskModel, Piece, Turn } from './turn'
import { type Understood, understand, type Verdict } from './understand'

export type Chain = Awaited<ReturnType<typeof createChain>>

/** What to do in an emergency for which no other help is found. */
const lastResorts: Readonly<Record<Trouble, RetrievedTopic>> = {
  attack: wholeTopic('how-to:suspected-break-in/0'),
  failure: wholeTopic('faq:emergency'),
}
/** Created with the first chain and shared: it depends only on the content. */
let find: Promise<FindTopics> | null = null

/** @param askModel null if no model is configured: the local answerer then answers everything */
export async function createChain(askModel: AskModel | null) {
  keepConversationsHere()
  find ??= createFindTopics(passages)
  const findTopics = await find

  /** Trouble reported before, unless the conversation has turned to something else. */
  const lastingTrouble = ({ open, question, verdict }: Understood): Trouble | null => {
    if (!open || verdict === 'refuse') return null
    const said = [...open.since, question]
    return said.some((text) => isOfAnotherSubject(findTopics(text, []).found)) ? null : open.trouble
  }

  const retrieve = (understood: Understood): Turn => {
    const { question, verdict, earlier, emergency, trouble } = understood
    const findings = findTopics(question, standsAlone(verdict) ? [] : earlier)
    const [first] = findings.found
    const lasting = emergency ? null : lastingTrouble(understood)
    if (lasting) {
      const found = helpAgain(findings.found, lastResorts[lasting])
      return {
        ...understood,
        ...findings,
        found,
        emergency: true,
        trouble: lasting,
        verdict: 'ask',
      }
    }
    const isHelpless = trouble !== null || (emergency && first === undefined)
    const found = isHelpless
      ? helpFirst(findings.found, lastResorts[trouble ?? 'failure'])
      : findings.found
    // What we are asked and the site does not say, a person may know.
    const familiar = findings.familiar || asksUs(question)
    const turn = { ...understood, ...findings, familiar, found }
    const isClear = (first?.similarity ?? 0) >= CLEAR
    if (verdict === 'unlikely') return { ...turn, verdict: isClear ? 'ask' : 'refuse' }
    if (verdict !== 'doubt') return turn
    if (isClear) return { ...turn, verdict: 'ask' }
    return { ...turn, found: isHelpless ? found : [], verdict: 'caution' }
  }

  const answer = (turn: Turn, { signal }: RunnableConfig): AsyncGenerator<Piece> =>
    askModel && isForModel(turn) ? askModel(turn, signal) : local(turn)

  const sequence = RunnableSequence.from<readonly ChatMessage[], Piece>([
    RunnableLambda.from(understand),
    RunnableLambda.from(retrieve),
    // A generator's pieces are streamed, which the library's types leave out.
    RunnableLambda.from<Turn, Piece>(answer as unknown as RunnableFunc<Turn, Piece>),
  ])

  return {
    async *stream(messages: readonly ChatMessage[], signal?: AbortSignal): AsyncGenerator<Piece> {
      yield* await sequence.stream(messages, signal ? { signal } : {})
    },
  }
}

/** Whether a question is answered only for what it says itself. */
const standsAlone = (verdict: Verdict) => verdict === 'doubt' || verdict === 'unlikely'

function wholeTopic(id: string): RetrievedTopic {
  const passage = passages.find((each) => each.id === id)
  if (!passage) throw new Error(`the content has no passage ${id}`)
  return { topic: { kind: 'passage', passage }, clause: '', terms: new Set(), similarity: 1 }
}

async function* local(turn: Turn): AsyncGenerator<Piece> {
  const answer = composeAnswer(turn)
  for (const text of piecesOf(answer)) yield { text }
  yield { answer }
}

/**
 * A model only words answers; prices, promises, refusals and small talk are decided here. In a language other
 * than the passages', its words could not be checked against them.
 */
function isForModel({ verdict, found, familiar, language }: Turn): boolean {
  if (verdict !== 'ask' || language !== 'en') return false
  return found.length > 0
    ? found.every((one) => one.topic.kind === 'passage' && !one.unnamed)
    : familiar
}
