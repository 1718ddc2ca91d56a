// Whether a question is addressed to the company, or describes a problem or a need, unlike one for an encyclopedia.
import { everydayWords } from '../lexicon/everyday-words'
import { stopWords } from '../lexicon/stop-words'
import { wordListOf } from '../lexicon/word-list'
import { normalize } from './words'

const PERSONS =
  /\b(?:you|your|yours|u|ur|yall|we|our|ours|us|my|i|im|me|company|office|business|cedarline)\b/
const NEEDS =
  /\b(?:need\w*|want\w*|looking for|help\w*|fix\w*|problem\w*|trouble|keeps?|slow|not|wrong|broken|outage|pls|please|again)\b/
const ADDRESSED =
  /\b(?:you|your|yours|u|ur|ya|yall|yourself|yourselves|cedarline|the (?:team|company|staff)|office|helpdesk|support|(?:this|the) (?:website|site|page|chat|form)|someone|somebody|anyone|anybody|technician|human|representative|msp|apply|position|emergency)\b/

const ASKS_US =
  /\b(?:do|does|did|can|could|will|would|are|is|have|has|which|what|how|who|where|when|why) (?:\w+ )?(?:you|yall|your|cedarline)\b/

/** Words that make a text a sentence. */
const SENTENCE = new Set(
  wordListOf(`i im me my mine he she it they his her their is are was were am be do does did can could
  will would shall should may has have had set play find show give get tell make add put read
  remove delete order look search locate check help need want ask write let how what who which
  why when where i'm what's where's how's it's`),
)

const FEW = 3

/** Whether the text is not a sentence but keywords, as typed into a search box. */
export function isKeywords(question: string): boolean {
  const words = question.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return words.length <= FEW || !words.some((word) => SENTENCE.has(word))
}

/** Fingers that wander along one row of the keyboard. */
const ONE_ROW = /^(?:[qwertyuiop]+|[asdfghjkl]+|[zxcvbnm]+)$/

/** Insults, laughter and the like are rare words as well. */
const NO_NAMES = new Set(
  wordListOf(`idiot idiots moron morons imbecile asshole assholes dickhead bitch bastard motherfucker shithead wanker
  retard faggot nigger stfu gtfo kys wtf lol lmao rofl hehe blah bla foo foobar abc viagra cialis pornhub onlyfans hentai`),
)

/** Whether it only names things that no everyday word means, such as products: of those asked for here, most are of our field. */
export function namesOnly(question: string): boolean {
  const words = (question.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []).filter(
    (word) => !stopWords.has(word),
  )
  if (words.length === 0 || !isKeywords(question)) return false
  return words.every(
    (word) => !everydayWords.has(word) && !ONE_ROW.test(word) && !NO_NAMES.has(word),
  )
}

export function concernsUs(question: string): boolean {
  const plain = normalize(question)
  return PERSONS.test(plain) || NEEDS.test(plain)
}

/** Whether it asks what the company does or is. */
export function asksUs(question: string): boolean {
  return ASKS_US.test(normalize(question))
}

/** Whether the company is being asked, or asked about. */
export function addressesUs(question: string): boolean {
  return ADDRESSED.test(normalize(question))
}
