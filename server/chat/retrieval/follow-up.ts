// Recognizes questions that cannot be understood without the previous one.
import { normalize } from './words'

const CONTINUATION =
  /^(?:and|and then|then what|more|go on|keep going|continue|what else|anything else|more details?|(?:please )?(?:can|could)? ?(?:you )?(?:please )?(?:tell me|say|explain) (?:me )?more(?: about (?:it|that|this))?|yes|sure|go ahead|please do|really|how so|why|such as|like what|for example|explain|elaborate|please elaborate|details)(?: please)?$/
const REFERENCE =
  /\b(?:it|that|they|them|those|these|this|there|its|their|one(?! (?:would|should|could|might|has to)\b)|which one|ones|he|she|him|her)\b|^(?:and|or|but|what about|how about|what if|also|then)\b/

/** Another number of the same: "and for 20 people?". */
const OTHER_NUMBER =
  /^(?:(?:and|or|but|ok|so|then|what about|how about|what if|for|with|if|we are|we re|we have|there are|it is|its|were) )+(?:about |only |just |like )?\d+(?: (?!am\b|pm\b|o\b|\d|x\b|hours?\b)\w+){0,2}(?: please| instead)?$/
/** What a question of common words can be about: a thing mentioned before. */
const THING = /\b(?:it|that|this|these|those|them|one|ones)\b/
/** The people of a company, or whoever is asked: how quick they are is a question by itself. */
const PEOPLE = /\b(?:you|u|yall|they|someone|somebody|anyone|anybody|people|guys)\b/

const OF_IT = /^(?:is|are|was|can|does|do) (?:it|they|that|this|those|these)\b/
const ADDS = /\b(?:too|also|as well|again|included|covered)$|^i mean(?:t)? (?:for|in|on|at|with)\b/
const OF_ANOTHER =
  /^(?:and )?(?:and|what about|how about) (?:for )?(?:the |your |an? )?\w+(?: \w+)?$/

/** Whether it asks if what was said also applies to something else: "phones too?". */
export function addsToIt(question: string): boolean {
  return ADDS.test(normalize(question))
}

/** Whether it names something else only, of which the same may be asked: "and the helpdesk?". */
export function namesAnother(question: string): boolean {
  return OF_ANOTHER.test(normalize(question))
}

/** Whether it asks about a property of the thing just mentioned: "is it remote?". */
export function asksOfIt(question: string): boolean {
  return OF_IT.test(normalize(question))
}

/** Whether it asks for more about what was said. */
export function asksForMore(question: string): boolean {
  return CONTINUATION.test(normalize(question))
}

/** Whether it asks for more of the same, or the same for another number. */
export function isContinuation(question: string): boolean {
  return asksForMore(question) || asksForAnother(question)
}

/** Whether it asks for the same for another number: "and for 20 people?". */
export function asksForAnother(question: string): boolean {
  return OTHER_NUMBER.test(plainly(question))
}

/** Whether it asks about a thing that it does not name: "how long does that take". */
export function asksOfThing(question: string): boolean {
  return THING.test(normalize(question))
}

/** Whether it asks about people: "how quick are they". */
export function asksOfPeople(question: string): boolean {
  return concernsPeople(question) && !asksOfThing(question)
}

/** Whether it concerns people at all: "how soon can you fix it". */
export function concernsPeople(question: string): boolean {
  return PEOPLE.test(normalize(question))
}

/** Before phrases and numbers are replaced. */
function plainly(question: string): string {
  return question
    .toLowerCase()
    .replace(/[’']/g, ' ')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
}

/** Whether it refers to something said before. */
export function hasReference(question: string): boolean {
  return REFERENCE.test(normalize(question))
}

/** A question that goes on with what was said has few words. */
const SHORT = 8
const BARE = 2

/** Whether it is short, and only makes sense after another question: "how about vets?", "will they be mad". */
export function isShortFollowUp(question: string): boolean {
  const words = plainly(question).split(' ').length
  return words <= BARE || (words <= SHORT && hasReference(question))
}

/** Begins a correction of what was said, before "I meant". */
const CORRECTING = /^(?:(?:sorry|no|nope|wait|oops|actually|oh|ah)\b[\s,.!-]*)+(?=i mean)/i

/** "Sorry, I meant Arlington" says what "I meant Arlington" does. */
export function withoutApology(question: string): string {
  return question.replace(CORRECTING, '')
}

/** Asks for the meaning of letters that are no word. */
const ABBREVIATION =
  /^\W*(?:(?:and|so|ok|but) )*(?:what(?:['’]?s| is| are| does)|define|explain) (?:an? |the )?(?:\p{Lu}[\p{Lu}\d-]{1,6}|[b-df-hj-np-tv-xz\d]{2,6}|[b-df-hj-np-tv-xz]{2}-\p{L}{2,4})(?: (?:mean|stand for))?\W*$/u

/** Whether it asks what an abbreviation means: most of those asked for here are of our field. */
export function asksForAbbreviation(question: string): boolean {
  return /\p{Ll}/u.test(question) && ABBREVIATION.test(question.replace(/^\W*\p{Lu}/u, lowered))
}

function lowered(letter: string): string {
  return letter.toLowerCase()
}
