// Corrects the spelling of a question. Done before it is interpreted, so that phrases are recognized as well.
import { stemmer } from 'stemmer'
import { keptForTurn } from '../kept-for-turn'
import { concepts } from '../lexicon/concepts'
import { everydayWords, nearMisses } from '../lexicon/everyday-words'
import { otherFields } from '../lexicon/other-fields'
import { stopWords } from '../lexicon/stop-words'
import { synonyms } from '../lexicon/synonyms'
import { writeOut } from '../lexicon/texting'
import { createSpelling } from './spelling'

/** Transposed letters are a typo at any length; a wrong letter in a word this short may make another word. */
const SHORT_WORD = 5
/** A capitalized word so near one as long as this is a typo, rather than the name of something else. */
const LONG_WORD = 8

/** @param names whether words with a capital may be typos as well, or all are left as they are */
type Correct = (question: string, names?: 'guessed' | 'kept') => string

/** @param texts whose words a question may contain */
export function createCorrection(texts: readonly string[]): Correct {
  const ours = new Set([
    ...texts.flatMap(tokensOf),
    ...concepts.flatMap(({ strong, weak = '' }) => tokensOf(`${strong} ${weak}`)),
    ...synonyms.flat(),
    ...stopWords,
  ])
  const right = new Set([...ours, ...otherFields, ...everydayWords, ...nearMisses])
  const stems = new Set([...right].map((word) => stemmer(word)))
  const spelled = keptForTurn(createSpelling(ours))
  const correct = (typed: string, place: number, question: string) => {
    const word = typed.toLowerCase()
    const meant = right.has(word) ? null : spelled(word)
    if (!meant || stems.has(stemmer(word))) return typed
    const isTypo = meant.length >= LONG_WORD || isTransposed(meant, word)
    if (!isTypo && isName(typed, question.slice(0, place))) return typed
    return stopWords.has(meant) && !isSlip(meant, word) ? typed : meant
  }
  return (question, names = 'guessed') => {
    // Without a lower-case letter, a capital tells nothing.
    const keepsNames = names === 'kept' && /[a-z]/.test(question)
    const correctUnlessName: typeof correct = (typed, place, whole) =>
      keepsNames && /^[A-Z]/.test(typed) ? typed : correct(typed, place, whole)
    return writeOut(question).replace(
      /(?<![\p{L}\p{N}'’@.])[a-z]{4,}(?![\p{L}\p{N}'’@])/giu,
      correctUnlessName,
    )
  }
}

function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}

/** Capitalized after a word that is not: a product or a person, rather than the start of a sentence or a title. */
function isName(word: string, before: string): boolean {
  return /^[A-Z][a-z]/.test(word) && /(?:^|\s)[a-z][\w'’]*,? $/.test(before)
}

/** A short word is corrected to a stop word only if its letters are merely transposed. */
function isSlip(meant: string, word: string): boolean {
  return word.length > SHORT_WORD || isTransposed(meant, word)
}

function isTransposed(meant: string, word: string): boolean {
  const letters = (of: string) => [...of].sort().join('')
  return letters(meant) === letters(word)
}
