// The local answerer: composes an answer from what was found, in the content's own sentences.
import { spanishPhrases } from '../../../src/content/spanish-phrases'
import type { RetrievedTopic } from '../retrieval/retrieved-topic'
import { CLEAR } from '../retrieval/thresholds'
import type { Understood, Verdict } from '../understand'
import type { Answer, Citation, Outcome, Part } from './answer'
import { quotePassage } from './quote-passage'
import { sayOnce } from './say-once'
import {
  contactPage,
  emergencyLine,
  emergencyLineInSpanish,
  notFound,
  refusal,
  smallTalkAnswers,
  unknownAnswers,
  unnamed,
  unreadable,
} from './set-phrases'

export interface Question {
  verdict: Verdict
  found: readonly RetrievedTopic[]
  /** About our field, even if the site may not answer it. */
  familiar: boolean
  emergency: boolean
  language: Understood['language']
}

export function composeAnswer(question: Question): Answer {
  const answer = compose(question)
  const ahead = aheadOf(question, answer.outcome)
  const parts = question.emergency ? sayOnce(ahead, answer.parts) : [...ahead, ...answer.parts]
  return { ...answer, parts }
}

/** The parts before an answer with this outcome, whoever words it: the emergency line, a note in Spanish. */
export function aheadOf(
  { emergency, language }: Pick<Question, 'emergency' | 'language'>,
  outcome: Outcome,
): Part[] {
  const ahead: Part[] = []
  if (emergency && language === 'es') ahead.push(emergencyLineInSpanish)
  if (emergency) ahead.push(emergencyLine)
  if (language === 'es') ahead.push({ kind: 'p', text: spanishFor(outcome) })
  return ahead
}

function compose({ verdict, found, familiar, language, emergency }: Question): Answer {
  if (verdict === 'refuse') return fixedAnswer(refusal, 'refused')
  if (language === 'other') {
    // Less than that has a word of it by chance. Whoever is in trouble gets the steps that were found.
    const isMeant = emergency || found.some(({ similarity }) => similarity >= CLEAR)
    if (found.length === 0 || !isMeant) return fixedAnswer(unreadable, 'handed_over')
  }
  if (found.length > 0) return answerWith(found)
  return familiar ? fixedAnswer(notFound, 'handed_over') : fixedAnswer(refusal, 'refused')
}

function answerWith(found: readonly RetrievedTopic[]): Answer {
  const citations = new Map<string, Citation>()
  for (const { topic } of found) {
    if (topic.kind !== 'small-talk' && topic.passage)
      citations.set(topic.passage.path, topic.passage)
    if (topic.kind !== 'unknown') continue
    if (topic.beside) citations.set(topic.beside.path, topic.beside)
    citations.set(contactPage.path, contactPage)
  }
  const known = found.some(({ topic }) => topic.kind !== 'unknown')
  const outcome = known ? 'answered' : 'handed_over'
  return {
    parts: found.filter((one) => !isQuotedBeside(one, found)).flatMap(partsOfTopic),
    citations: Array.from(citations.values(), ({ title, path }) => ({ title, path })),
    outcome,
    offersForm: outcome === 'handed_over' || asksForPerson(found),
  }
}

/** Whether the answer to something unknown quotes the same passage. */
function isQuotedBeside({ topic }: RetrievedTopic, found: readonly RetrievedTopic[]): boolean {
  if (topic.kind !== 'passage') return false
  return found.some((one) => one.topic.kind === 'unknown' && one.topic.passage === topic.passage)
}

/** Whether somebody asks to talk to us, or was not helped by this chat. */
export function asksForPerson(found: readonly RetrievedTopic[]): boolean {
  return found.some(({ topic }) => {
    if (topic.kind === 'passage') return topic.passage.id === 'company:contact'
    return topic.about === 'unhelped' || topic.about === 'details'
  })
}

function partsOfTopic({ topic, terms, unnamed: isUnnamed }: RetrievedTopic): Part[] {
  if (topic.kind === 'passage') {
    const quoted = quotePassage(topic.passage, terms)
    return isUnnamed ? [{ kind: 'p', text: unnamed }, ...quoted] : quoted
  }
  const text =
    topic.kind === 'unknown' ? unknownAnswers[topic.about] : smallTalkAnswers[topic.about]
  const rest = topic.kind === 'unknown' && topic.passage ? quotePassage(topic.passage, terms) : []
  return [{ kind: 'p', text }, ...rest]
}

function fixedAnswer(text: string, outcome: Outcome): Answer {
  return {
    parts: [{ kind: 'p', text }],
    citations: [contactPage],
    outcome,
    offersForm: outcome === 'handed_over',
  }
}

function spanishFor(outcome: Outcome): string {
  if (outcome === 'refused') return spanishPhrases.refused
  return outcome === 'handed_over' ? spanishPhrases.handedOver : spanishPhrases.answered
}
