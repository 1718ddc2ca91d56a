// Reads a conversation before anything is looked up: what is asked, in which language, how urgently, and
// whether it is a question at all. Everything in it comes from outside, the assistant's lines included.
import type { ChatMessage } from '../../src/contract/chat'
import { isEmergency, isHypothetical, isInTrouble } from './guards/emergency'
import { isInjection } from './guards/injection'
import { isOffTopic } from './guards/off-topic'
import { readSpanish } from './guards/spanish'

/** `refuse`: whatever is found, it is not answered. `doubt`: only a question that is clear by itself is. */
export type Verdict = 'ask' | 'doubt' | 'refuse'

export interface Understood {
  /** In English words, for the search. */
  question: string
  /** As the visitor wrote it. */
  asked: string
  /** The questions before, oldest first, without those that were orders. */
  earlier: string[]
  language: 'en' | 'es'
  emergency: boolean
  /** Asked what would be in one. */
  hypothetical: boolean
  verdict: Verdict
}

/** How far back a question may refer. */
const REMEMBERED = 6

export function understand(messages: readonly ChatMessage[]): Understood {
  const asked = messages.at(-1)?.content.trim() ?? ''
  const before = messages.slice(0, -1)
  const spanish = readSpanish(asked)
  // What the assistant is said to have said is read by nobody.
  const said = before.filter(({ role }) => role === 'user').map(({ content }) => content)
  const questions = said.filter((text) => !isInjection(text))
  return {
    question: spanish ?? asked,
    asked,
    earlier: questions.slice(-REMEMBERED).map((text) => readSpanish(text) ?? text),
    language: spanish === null ? 'en' : 'es',
    emergency: isEmergency(asked),
    hypothetical: isHypothetical(asked),
    verdict: judge({
      asked,
      read: spanish ?? asked,
      said,
      ordered: questions.length < said.length,
    }),
  }
}

interface Heard {
  asked: string
  /** In English words. */
  read: string
  said: readonly string[]
  /** Whether there was an order among what was said. */
  ordered: boolean
}

function judge({ asked, read, said, ordered }: Heard): Verdict {
  if (isInjection(asked) || (isOffTopic(asked, read) && !isInTrouble(asked))) return 'refuse'
  if (ordered) return 'doubt'
  // Orders can be spread over messages.
  return said.length > 0 && isInjection([...said, asked].join(' ')) ? 'doubt' : 'ask'
}
