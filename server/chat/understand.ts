// Interprets a conversation before anything is looked up: what is asked, in which language, how urgently, and
// whether it is a question at all. All of it is untrusted input, including the assistant's lines.
import type { ChatMessage } from '../../src/contract/chat'
import { isDetail, isNotUrgent, isOver, isWorse, saysNothingElse } from './guards/called-off'
import { asksAfterDetails, isCallMe, readDetails } from './guards/contact-details'
import { isEmergency, isInTrouble, type Trouble, troubleOf } from './guards/emergency'
import { isInjection } from './guards/injection'
import { withoutIntroduction } from './guards/introductions'
import { asksForABusiness, isErrand, isOrder, offTopic } from './guards/off-topic'
import { isOtherLanguage } from './guards/other-language'
import { holdsSecret } from './guards/secrets'
import { readSpanish } from './guards/spanish'
import { type OpenTrouble, reopened, type TroubleBefore, troubleBefore } from './open-trouble'
import { storyAround } from './retrieval/clauses'
import { addsToIt, isShortFollowUp } from './retrieval/follow-up'
import { hasWords } from './retrieval/without-words'
import { inEnglish, withoutSelf } from './said'

/**
 * `refuse`: not answered, whatever is found. After an injection attempt, a question is answered only if it is clear by
 * itself (`doubt`), and from the second one on like any other (`caution`); no model ever words the answer. One that may
 * be about another field is answered only if it is clear, and refused otherwise (`unlikely`).
 */
export type Verdict = 'ask' | 'caution' | 'doubt' | 'refuse' | 'unlikely'

/**
 * Whether a visitor leaves contact details here, or asks what became of them, and nothing else; or beside a question.
 * `secret`: what nobody should type here, such as a card number.
 */
type Details = 'none' | 'alone' | 'besides' | 'secret'

export interface Understood {
  /** In English words, for the search, without the visitor's name and contact details. */
  question: string
  /** The visitor's own words. */
  asked: string
  /** The earlier questions, oldest first, without injection attempts and secrets. */
  earlier: string[]
  /** `other`: one that the search cannot read. */
  language: 'en' | 'es' | 'other'
  emergency: boolean
  /** What the visitor needs help with now, if anything. */
  trouble: Trouble | null
  /** Trouble that was reported before. */
  open: OpenTrouble | null
  /** Whether this message says that there is no trouble (any more), or that it can wait. */
  calledOff: 'over' | 'not-urgent' | null
  verdict: Verdict
  details: Details
}

/** Number of earlier questions that a question may refer to. */
const REMEMBERED = 6
/** Number of earlier messages in which trouble may have been reported. */
const TROUBLE_REMEMBERED = 20
/**
 * Characters of earlier messages that are read, the newest first, in whole messages: three of the longest. Reading all
 * that a request can hold would keep everybody else waiting.
 */
const MAX_EARLIER_CHARACTERS = 6_000

/** @param correct replaces typos, and leaves names alone: a company called Hackett has not been hacked */
export function createUnderstand(
  correct: (text: string) => string,
): (messages: readonly ChatMessage[]) => Understood {
  // People in a hurry mistype: what they report counts in the words that they meant as well.
  const asMeant = (text: string) => {
    if (isEmergency(text) || isOver(text) || isNotUrgent(text) || readSpanish(text) !== null) {
      return text
    }
    const corrected = correct(text)
    // Words that our pages do not have, such as "hurry", are no typos.
    const isLost = isWorse(text) && !isWorse(corrected) && !isEmergency(corrected)
    return isLost ? text : corrected
  }
  return (messages) => understand(messages, asMeant)
}

function understand(
  messages: readonly ChatMessage[],
  asMeant: (text: string) => string,
): Understood {
  const asked = messages.at(-1)?.content.trim() ?? ''
  const before = messages.slice(0, -1)
  const { rest, hasDetails } = readDetails(withoutIntroduction(asked))
  const spanish = readSpanish(asked) === null ? null : inEnglish(rest)
  // The assistant's lines are ignored: the client could have forged them.
  // Attempts are looked for in all of them: no model words an answer after one.
  const all = before.filter(({ role }) => role === 'user').map(({ content }) => content)
  const said = newestOf(all)
  const attempts = new Set(all.filter(isInjection))
  const questions = said.filter((text) => !attempts.has(text) && !holdsSecret(text))
  const meant = asMeant(asked)
  const earlier = troubleBefore(said.slice(-TROUBLE_REMEMBERED).map(asMeant))
  const calledOff = callingOff(meant, earlier)
  // Whoever said that it can wait is believed when telling more of it.
  const adds = earlier.canWait && isDetail(meant)
  const again = reopened(meant, { ...earlier, before: said })
  const lasting = earlier.open ?? (again && { trouble: again, since: [] })
  const open = calledOff || isOver(meant) ? null : lasting
  const question = spanish ?? rest
  const recent = questions.slice(-REMEMBERED)
  const details = holdsSecret(asked) ? 'secret' : detailsIn({ asked, rest, hasDetails }, recent)
  const language = spanish === null ? (isOtherLanguage(rest) ? 'other' : 'en') : 'es'
  return {
    question,
    asked,
    earlier: recent.map((text) => inEnglish(withoutSelf(text))).filter(hasWords),
    language,
    emergency: isEmergency(meant) && !adds,
    trouble: adds ? null : troubleOf(meant),
    open,
    calledOff,
    verdict: judge({
      asked,
      meant,
      // What is left with an address, or asked about it, belongs to no field, and words that we cannot read to none we know.
      rest: details === 'alone' || details === 'secret' || language === 'other' ? '' : rest,
      restInEnglish: language === 'other' ? '' : question,
      earlier: said,
      attemptedBefore: attempts.size > 0,
      hadTrouble: open !== null || earlier.closed !== null,
    }),
    details,
  }
}

/** The newest messages, oldest first, as far as they are read. */
function newestOf(said: readonly string[]): string[] {
  let left = MAX_EARLIER_CHARACTERS
  const unread = said.findLastIndex((text) => {
    left -= text.length
    return left < 0
  })
  return said.slice(unread + 1)
}

/** Without trouble, only a message that says nothing else calls any off. An attack cannot wait. */
function callingOff(meant: string, { open, canWait }: TroubleBefore): Understood['calledOff'] {
  if (isOver(meant)) return open || canWait || saysNothingElse(meant) ? 'over' : null
  const isAttack = open?.trouble === 'attack' || troubleOf(meant) === 'attack'
  return isNotUrgent(meant) && !isAttack ? 'not-urgent' : null
}

function detailsIn(
  { asked, rest, hasDetails }: { asked: string; rest: string; hasDetails: boolean },
  before: readonly string[],
): Details {
  if (hasDetails) return hasWords(rest) ? 'besides' : 'alone'
  if (!asksAfterDetails(asked)) return 'none'
  // "Can you write us a website" asks for no call: without details, only what was said last counts.
  const last = before.findLast((text) => isCallMe(text) || !asksAfterDetails(text)) ?? ''
  return isCallMe(last) || before.some((text) => readDetails(text).hasDetails) ? 'alone' : 'none'
}

/** Whether a message belongs elsewhere. If only the story around its question does, or only that, it must be clear. */
function fieldOf(rest: string, restInEnglish: string): ReturnType<typeof offTopic> {
  const whole = offTopic(rest, restInEnglish)
  const told = storyAround(rest)
  return told && offTopic(told.asked) !== whole ? 'maybe' : whole
}

interface Heard {
  asked: string
  /** Without typos. */
  meant: string
  /** Without the visitor's name and contact details. */
  rest: string
  restInEnglish: string
  /** The messages before, oldest first. */
  earlier: readonly string[]
  /** Whether one of them is an injection attempt. */
  attemptedBefore: boolean
  /** Whether any was reported before, whatever became of it. */
  hadTrouble: boolean
}

function judge(heard: Heard): Verdict {
  const { asked, meant, rest, restInEnglish, earlier, attemptedBefore, hadTrouble } = heard
  // Whoever is in trouble can mention anything: "my wife unplugged it".
  const attacked = troubleOf(meant) === 'attack' && !isErrand(asked)
  const reports = (attacked || isInTrouble(meant)) && !isOrder(asked)
  const inTrouble = reports || (hadTrouble && !isErrand(asked))
  // "For restaurants too?" goes on with what was asked about us.
  const isMore = isShortFollowUp(restInEnglish) || addsToIt(restInEnglish)
  const last = isMore && asksForABusiness(restInEnglish) ? earlier.at(-1) : undefined
  const goesOn = last !== undefined && offTopic(last) === 'no'
  const elsewhere = inTrouble || goesOn ? 'no' : fieldOf(rest, restInEnglish)
  if (isInjection(asked) || elsewhere === 'yes') return 'refuse'
  // An injection can be spread over several messages.
  const attempted =
    attemptedBefore || (earlier.length > 0 && isInjection([...earlier, asked].join(' ')))
  if (!attempted) return elsewhere === 'maybe' ? 'unlikely' : 'ask'
  const isFresh = elsewhere === 'maybe' || isInjection([...earlier.slice(-1), asked].join(' '))
  return isFresh ? 'doubt' : 'caution'
}
