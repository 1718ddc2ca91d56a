// Finds text in an answer that is neither a sentence of the content nor a set phrase.

import * as phrases from '../../server/chat/answers/set-phrases'
import { passages } from '../../server/chat/passages/passages'
import { spanishPhrases } from '../../src/content/spanish-phrases'

const sentences = new Set(passages.flatMap((passage) => passage.sentences))
const own: readonly string[] = [
  ...Object.values(phrases.unknownAnswers),
  ...Object.values(phrases.smallTalkAnswers),
  ...Object.values(spanishPhrases),
  phrases.notFound,
  phrases.unreadable,
  phrases.unnamed,
  phrases.refusal,
  ...[phrases.emergencyLine, phrases.emergencyLineInSpanish].flatMap((part) =>
    part.kind === 'p' ? [part.strong ?? '', part.text] : [],
  ),
]

// Longest first: a sentence may contain another.
const known = [...sentences, ...own].sort((a, b) => b.length - a.length)
const whole = new Set(known)

/** What is left of a text after removing every sentence of the content and every set phrase. */
export function findInvented(text: string): string[] {
  return linesOf(text).flatMap((line) => {
    // Most lines are one sentence.
    if (whole.has(line)) return []
    let rest = line
    for (const sentence of known) rest = rest.replaceAll(sentence, ' ')
    return linesOf(rest)
  })
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^•/, '').trim())
    .filter((line) => line !== '')
