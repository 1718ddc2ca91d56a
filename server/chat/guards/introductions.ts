// Names that visitors give as their own. They say nothing of what is asked, but could be those of clients we quote.
import { testimonials } from '../../../src/content/testimonials'
import { stopWords } from '../lexicon/stop-words'
import { isOfSubject } from '../retrieval/subjects'
import { hasWords } from '../retrieval/without-words'
import { termOf, wordsOf } from '../retrieval/words'
import { mayBeName } from './may-be-name'

const clients = testimonials.map(({ name }) => name.split(' ')[0]?.toLowerCase() ?? '')

const ENDS = String.raw`(?=\s*(?:$|[.,;:!?\n]|(?:and|from|with|at|here|over|but)\b))`
const WORD = String.raw`[\p{L}'’-]+`
const CAPITALIZED = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*`

/** What follows is a name, unless it tells something of a name: "my name is on the list". */
const NAMED = new RegExp(
  String.raw`\b(?:my (?:first )?name(?:['’]?s| is)|me llamo|mi nombre es) (?:(?<first>${WORD})(?: ${WORD}){0,2}${ENDS}|(?<only>${WORD}))(?: here)?`,
  'giu',
)
/** What follows is a name if it is capitalized: many people are "looking" or "locked out". */
const CALLED = new RegExp(
  String.raw`\b(?:[Ii](?:['’]?m| am)|[Tt]his is|[Ii]t(?:['’]?s| is)|(?<![^.,;:!?\n] *)[Tt]he name(?:['’]?s| is)) (?<name>${CAPITALIZED}(?: ${CAPITALIZED}){0,2})(?: here)?${ENDS}`,
  'gu',
)
/** A client's name needs no capital. */
const CLIENT = new RegExp(
  String.raw`\b(?:i(?:['’]?m| am)|this is|it(?:['’]?s| is)) (?:${clients.join('|')})(?: here)?${ENDS}`,
  'giu',
)
/** What somebody means who says nothing else. */
const GREETING = 'hello'
/** Where somebody comes from who says nothing else. */
const FROM = new RegExp(
  String.raw`^\W*(?:(?:hi|hello|hey|there|ok|okay|good (?:morning|afternoon|evening))\b\W*)*(?:from|with|at|over at) (?:${CAPITALIZED} ?){1,4}\W*$`,
  'iu',
)

/** The text without the visitor's name; a greeting if it says nothing else. */
export function withoutIntroduction(text: string): string {
  const rest = text.replace(NAMED, withoutGiven).replace(CLIENT, ' ').replace(CALLED, withoutName)
  if (rest === text) return text
  const said = FROM.test(rest) ? rest.replace(/\b(?:from|with|at|over at) .*/iu, '') : rest
  return hasWords(said) ? said.replace(/^[\s.,;:!?]+|\s+$/g, '') : GREETING
}

function withoutGiven(all: string, first: string | undefined, only: string | undefined): string {
  const name = first ?? only ?? ''
  const word = name.toLowerCase()
  return !stopWords.has(word) && (/^\p{Lu}/u.test(name) || mayBeName(word)) ? ' ' : all
}

/** "I'm Hiring", "It's Broken" and "This is Microsoft Teams" name nobody. */
function withoutName(all: string, name: string): string {
  const words = name.split(' ')
  const isNobody = words.some(
    (word) => stopWords.has(word.toLowerCase()) || wordsOf(word).map(termOf).some(isOfSubject),
  )
  return isNobody || !mayBeName(words[0]?.toLowerCase() ?? '') ? all : ' '
}
