// The second step of the chain: what the site says about the question, and whether it may be used.
import { besideCallingOff, hasHappened } from './guards/called-off'
import { isEmergency, type Trouble } from './guards/emergency'
import { offTopic } from './guards/off-topic'
import { helpAgain, helpFirst, isOfAnotherSubject, isPolite } from './help-first'
import { passages } from './passages/passages'
import { asksUs, namesOnly } from './retrieval/concerns-us'
import type { FindTopics } from './retrieval/find-topics'
import { asksForAbbreviation, isShortFollowUp } from './retrieval/follow-up'
import { certainly, type RetrievedTopic } from './retrieval/retrieved-topic'
import { CLEAR } from './retrieval/thresholds'
import type { Turn } from './turn'
import type { Understood, Verdict } from './understand'

/** What to do in an emergency for which no other help is found. */
const lastResorts: Readonly<Record<Trouble, RetrievedTopic>> = {
  attack: wholeTopic('how-to:suspected-break-in/0'),
  failure: wholeTopic('faq:emergency'),
}

/** How soon we answer what can wait. */
const levels = wholeTopic('how-to:report-a-problem/1')
/** What is said of trouble that is over. */
const allSettled = certainly({ kind: 'small-talk', about: 'settled' })
/** What becomes of contact details, and of what should not have been typed. */
const ofDetails = certainly({ kind: 'unknown', about: 'details' })
const ofSecret = certainly({ kind: 'unknown', about: 'secret' })

export function createRetrieve(findTopics: FindTopics): (understood: Understood) => Turn {
  const retrieve = createRetrieveTopics(findTopics)
  return (understood) => {
    const turn = retrieve(understood)
    const { details, verdict, emergency, found } = turn
    if (details === 'none' || verdict === 'refuse') return turn
    // Whoever is in trouble gets help before anything else.
    const isAlone = details !== 'besides' && !emergency
    const ofThem = details === 'secret' ? ofSecret : ofDetails
    return { ...turn, found: isAlone ? [ofThem] : [...found, ofThem] }
  }
}

function createRetrieveTopics(findTopics: FindTopics): (understood: Understood) => Turn {
  return (understood) => {
    const { verdict, earlier, emergency, trouble, calledOff } = understood
    const beside = calledOff ? besideCallingOff(understood.question) : ''
    // What is called off is not searched for: "back up" is no backup.
    const question = beside || understood.question
    const findings = findTopics(question, standsAlone(verdict) ? [] : earlier)
    const settled = verdict === 'ask' ? 'ask' : 'caution'
    if (calledOff && verdict !== 'refuse' && isNothingElse(beside)) {
      const found = replyTo(calledOff, findings.found)
      return { ...understood, ...findings, found, verdict: settled }
    }
    const lasting = emergency ? null : lastingTrouble(findTopics, understood)
    if (lasting) {
      const found = helpAgain(hasHappened(question) ? [] : findings.found, lastResorts[lasting])
      const turn = { ...understood, ...findings, found, verdict: settled } as const
      return { ...turn, emergency: true, trouble: lasting }
    }
    const [first] = findings.found
    const isClear = (first?.similarity ?? 0) >= CLEAR
    const isHelpless = trouble !== null || (emergency && first === undefined)
    const found = isHelpless
      ? helpFirst(findings.found, lastResorts[trouble ?? 'failure'])
      : findings.found
    const isWithheld = verdict === 'doubt' && !isClear && !isHelpless
    return {
      ...understood,
      ...findings,
      found: isWithheld ? [] : found,
      // What we are asked and the site does not say, a person may know.
      familiar: findings.familiar || asksUs(question) || mayBeOurs(findTopics, understood),
      verdict: settle(verdict, isClear),
    }
  }
}

/** Whether somebody who calls trouble off asks nothing. */
function isNothingElse(beside: string): boolean {
  return beside === '' || isEmergency(beside)
}

/** What somebody is told who calls trouble off, and asks nothing. Thanks are answered as ever. */
function replyTo(
  calledOff: NonNullable<Understood['calledOff']>,
  found: readonly RetrievedTopic[],
): RetrievedTopic[] {
  if (calledOff === 'not-urgent') return [levels]
  return isPolite(found) ? [...found] : [allSettled]
}

/** Whether a question in words that we do not know is refused wrongly: it goes on with one that we could answer. */
function mayBeOurs(findTopics: FindTopics, { question, earlier, verdict }: Understood): boolean {
  if (verdict !== 'ask') return false
  if (asksForAbbreviation(question) || namesOnly(question)) return true
  const last = earlier.at(-1)
  if (last === undefined || !isShortFollowUp(question)) return false
  return offTopic(last) === 'no' && findTopics(last, earlier.slice(0, -1)).found.length > 0
}

/** Trouble reported before, unless the conversation has turned to something else. */
function lastingTrouble(
  findTopics: FindTopics,
  { open, question, verdict }: Understood,
): Trouble | null {
  if (!open || verdict === 'refuse') return null
  const said = [...open.since, question]
  return said.some((text) => isOfAnotherSubject(text, findTopics(text, []).found))
    ? null
    : open.trouble
}

/** Whether a question is answered only for what it says itself. */
const standsAlone = (verdict: Verdict) => verdict === 'doubt' || verdict === 'unlikely'

/** @param isClear whether the question has a topic without doubt */
function settle(verdict: Verdict, isClear: boolean): Verdict {
  if (!standsAlone(verdict)) return verdict
  if (verdict === 'doubt') return 'caution'
  return isClear ? 'ask' : 'refuse'
}

function wholeTopic(id: string): RetrievedTopic {
  const passage = passages.find((each) => each.id === id)
  if (!passage) throw new Error(`the content has no passage ${id}`)
  return certainly({ kind: 'passage', passage })
}
