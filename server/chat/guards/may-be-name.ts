// Tells names from other words, which people capitalize as well: "I'm Blocked", "This is Ridiculous".
import { everydayWords } from '../lexicon/everyday-words'
import { givenNames } from '../lexicon/given-names'

/** What adjectives and the forms of verbs end in. */
const ADJECTIVE = /(?:ous|ful|less|able|ible|ed|ing)$/

/** Whether a word, in lower case, could be somebody's first name. */
export function mayBeName(word: string): boolean {
  return givenNames.has(word) || !(everydayWords.has(word) || ADJECTIVE.test(word))
}
