// Whether a question is put to the company, or tells of a trouble or a need: not what an encyclopedia is asked.
import { normalize } from './words'

const PERSONS =
  /\b(?:you|your|yours|u|ur|yall|we|our|ours|us|my|i|im|me|company|office|business|cedarline)\b/
const NEEDS =
  /\b(?:need\w*|want\w*|looking for|help\w*|fix\w*|problem\w*|trouble|keeps?|slow|not|wrong|broken|outage|pls|please|again)\b/
const ADDRESSED =
  /\b(?:you|your|yours|u|ur|ya|yall|yourself|yourselves|cedarline|the (?:office|team|company|staff)|office|helpdesk|support|(?:this|the) (?:website|site|page|chat|form)|someone|somebody|anyone|anybody|technician|human|representative|msp|apply|position|emergency)\b/

/** Words that make a sentence of others. */
const SENTENCE = new Set(
  `i im me my mine he she it they his her their is are was were am be do does did can could
  will would shall should may has have had set play find show give get tell make add put read
  remove delete order look search locate check help need want ask write let how what who which
  why when where i'm what's where's how's it's`.split(/\s+/),
)

const FEW = 3

/** Whether it is no sentence, but words as typed into a search box. */
export function isKeywords(question: string): boolean {
  const words = question.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return words.length <= FEW || !words.some((word) => SENTENCE.has(word))
}

export function concernsUs(question: string): boolean {
  const plain = normalize(question)
  return PERSONS.test(plain) || NEEDS.test(plain)
}

/** Whether it is the company that is asked, or asked about. */
export function addressesUs(question: string): boolean {
  return ADDRESSED.test(normalize(question))
}
