// The indexes over content and known questions, and how a question is read against both.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Passage } from '../passages/passage'
import { smallTalkIn } from '../questions/small-talk'
import { collectTopics, type Topic } from '../questions/topics'
import { createCorrection } from './correction'
import { mapInSlices } from './map-in-slices'
import { createPageModel, pageOf } from './page-model'
import { PassageIndex, type PassageMatch } from './passage-index'
import { type Pages, QuestionIndex } from './question-index'
import { readPassage } from './read-passage'
import { isOfSubject, isStrong } from './subjects'
import { normalize, readKnown, termOf, termsOf, wordsOf } from './words'

/** Terms with their weights, 0 to 1. */
export type Terms = ReadonlyMap<string, number>

export type Indexes = Awaited<ReturnType<typeof createIndexes>>

/** Words shorter than this are ignored unless an index contains them. */
const SCRAP = 3
/** A word in the questions of more topics than this does not say what a question is about; a subject's may be in more. */
const FEW_TOPICS = 3
const SEVERAL_TOPICS = 8
/** Words that say how something is asked, not what about. */
const OF_ANY_FIELD = ['who', 'where', 'when', 'count', 'duration', 'speed', 'radius', 'founded']
/** Those of them that ask nothing without a subject; where we are and when we were founded is a question by itself. */
const OF_ANYTHING = ['who', 'when', 'count', 'duration', 'speed', 'theyliked']
/** The similarity of questions that share only words without weight. */
const BARE = 0.7
/** Share of the question's weight that must be in known words for it to be about our field. */
const OURS = 0.3

/** Without one of these terms a question is not about the legal pages, however many of its words they contain. */
const legalTerms = new Set(
  termsOf(
    `privacy policy cookie data personal consent terms law legal court liability warranty tracking delete sms gdpr
    ccpa rights copyright disclose collect retention children indemnity arbitration dispute opt third-party`,
  ),
)

function isLegal({ id }: Passage): boolean {
  return id.startsWith('legal:')
}

function placeOf({ path }: Pick<Passage, 'path'>): string {
  return path.startsWith('/resources') ? path : path.replace(/[#?].*/, '')
}

/** Gives the server time to handle requests completely, in milliseconds; a turn of the event loop is one step of one. */
const REST_MS = 20

/** In short steps with rests: at once, this would make the server stand still. */
async function build(passages: readonly Passage[]) {
  const { byId, questions } = collectTopics(passages)
  const asked = await mapInSlices(questions, ([id, question]) => readKnown(id, question))
  const texts = await mapInSlices(passages, readPassage)
  const known = new QuestionIndex(asked)
  await sleep(REST_MS)
  const model = createPageModel(asked, texts)
  await sleep(REST_MS)
  const index = new PassageIndex(texts)
  await sleep(REST_MS)
  const correct = createCorrection([
    ...questions.map(([, question]) => question),
    ...passages.flatMap((p) => [p.title, ...p.sentences]),
  ])
  return { byId, known, model, texts: index, correct }
}

/** Takes a quarter of a second of CPU time. */
export async function createIndexes(passages: readonly Passage[]) {
  const { byId, known, model, texts, correct } = await build(passages)
  const likely = (terms: Terms, question: string) =>
    model(terms, new Set(normalize(question).split(' ')))
  const weigh = (term: string) => known.weight(term)
  const result = (id: string, similarity: number) => {
    const topic = byId.get(id)
    return topic ? { topic, similarity } : null
  }

  return {
    correct,

    /** The passages on a page, by the id that they have in common. */
    passagesOf: (page: string): Passage[] => passages.filter(({ id }) => pageOf(id) === page),

    /** The ids of what is on the same page of the site; the resources page holds too much to be one. */
    pagesWith: ({ path }: Passage): string[] =>
      passages.filter((one) => placeOf(one) === placeOf({ path })).map(({ id }) => pageOf(id)),

    topicOf: (id: string): Topic | undefined => byId.get(id),

    /** The topic of a known question in the same words, or of small talk. */
    exact(question: string): { topic: Topic; similarity: number } | null {
      const id = known.exact(question)
      if (id !== null) return result(id, 1)
      const talk = smallTalkIn(normalize(question))
      return talk === null ? null : result(`small-talk:${talk}`, 1)
    },

    /** The topic of a known question that, like this one, has only words without weight. @param alike their share */
    bare(question: string, alike?: number): { topic: Topic; similarity: number } | null {
      const id = wordsOf(question).length === 0 ? known.bare(question, alike) : null
      return id === null ? null : result(id, BARE)
    },

    /** @param pages of which one must have the topic; null for any */
    match(
      terms: Terms,
      question: string,
      pages: Pages = null,
    ): { topic: Topic; similarity: number; shared: readonly string[] } | null {
      const words = new Set(normalize(question).split(' '))
      const likely = model(terms, words)
      const best = known.match(terms, { words, likely, pages })
      const found = best && result(best.topic, best.similarity)
      return found && { ...found, shared: best.shared }
    },

    /** The probability of each page. */
    likely,

    search(terms: readonly string[]): PassageMatch | undefined {
      const law = terms.some((term) => legalTerms.has(term))
      const found = texts.find(terms, weigh).filter(({ passage }) => law || !isLegal(passage))
      return found.sort((a, b) => b.coverage - a.coverage)[0]
    },

    nearby: (terms: readonly string[]): Passage[] =>
      texts.find(terms, weigh).map(({ passage }) => passage),

    ...readerOf(known, texts),
  }
}

/** How the words of a question are interpreted. */
function readerOf(known: QuestionIndex, texts: PassageIndex) {
  const anyField = new Set(OF_ANY_FIELD.map(termOf))
  const ofAnything = new Set(OF_ANYTHING.map(termOf))
  return {
    /** The terms of a text, each with the weight `share`. */
    read(text: string, share = 1): Map<string, number> {
      const terms = new Map<string, number>()
      for (const word of wordsOf(text)) {
        const term = termOf(word)
        const isKnown = known.knows(term) || texts.has(term)
        // A number says how many, not what.
        if (/^\d/.test(word) && !known.knows(term)) continue
        if (isKnown || word.length >= SCRAP) terms.set(term, share)
      }
      return terms
    },

    /** Whether a term asks for a property that anything can have: its duration, who did it. */
    isOfAnything: (term: string): boolean => ofAnything.has(term),

    /** Whether a term says by itself what is asked about: "company" and "find" do not. */
    isTelling: (term: string): boolean =>
      !ofAnything.has(term) &&
      (anyField.has(term) ||
        isStrong(term) ||
        known.spread(term) <= (isOfSubject(term) ? SEVERAL_TOPICS : FEW_TOPICS)),

    /** Whether the content itself uses the word, and not only the questions about it. */
    isInContent: (term: string): boolean => texts.has(term),

    /** Whether neither the content nor the known questions use the word. */
    isForeign: (term: string): boolean => !known.knows(term) && !texts.has(term),

    isOurField(terms: Terms): boolean {
      let [ours, all] = [0, 0]
      for (const term of terms.keys()) {
        const weight = known.weight(term)
        all += weight
        if (known.knows(term) && !anyField.has(term)) ours += weight
      }
      // A message of common words only belongs to no other field.
      return all === 0 || ours / all >= OURS
    },
  }
}
