// Recognizes questions that cannot be understood without the previous one.
import { normalize } from './words'

const CONTINUATION =
  /^(?:and|more|go on|continue|what else|anything else|more details?|more please|(?:please )?(?:can|could)? ?(?:you )?(?:please )?(?:tell me|say|explain) (?:me )?more(?: about (?:it|that|this))?|yes|sure|go ahead|please do|really|how so|why|such as|like what|for example|explain|elaborate|please elaborate|details)(?: please)?$/
const REFERENCE =
  /\b(?:it|that|they|them|those|these|this|there|its|their|one|ones|he|she)\b|^(?:and|or|but|what about|how about|what if|also|then)\b/

const OF_IT = /^(?:is|are|was|can|does|do) (?:it|they|that|this|those|these)\b/
const ADDS = /\b(?:too|also|as well|included|covered)$/

/** Whether it asks if what was said also applies to something else: "phones too?". */
export function addsToIt(question: string): boolean {
  return ADDS.test(normalize(question))
}

/** Whether it asks about a property of the thing just mentioned: "is it remote?". */
export function asksOfIt(question: string): boolean {
  return OF_IT.test(normalize(question))
}

/** Whether it asks for more of the same. */
export function isContinuation(question: string): boolean {
  return CONTINUATION.test(normalize(question))
}

/** Whether it refers to something said before. */
export function hasReference(question: string): boolean {
  return REFERENCE.test(normalize(question))
}
