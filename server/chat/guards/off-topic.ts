// Recognizes tasks and chatter that are not questions about the company, even if they use words of our field.
import * as words from '../lexicon/off-topic-words'
import { otherFields } from '../lexicon/other-fields'
import { pattern, within } from '../lexicon/wording'
import { subjectOf } from '../retrieval/subjects'
import { normalize, termsOf } from '../retrieval/words'
import { flatten } from './deobfuscate'

const { writing } = words

/** Between two numbers. */
const SIGN = '(?:[+*/x^]|(?<= )-(?= )|plus|minus|times|divided by)'

/** Whether visitors have to write something themselves is a question. */
const NOT_BY_US =
  '(?<!(?<!\\bhow )\\b(?:do|should|must|may|would) (?:i|we) (?:have to |need to |also )?)'

const ENTERTAINMENT = pattern`\b(?:tell|sing|crack)\b (?:me |us )?(?:an? |another |some )?(?:\w+ ){0,2}${words.entertainment}\b`

const TASKS: readonly RegExp[] = [
  pattern`${NOT_BY_US}\b(?:${writing}|generate|create|make|give)\b (?:me |us |up )?(?:an? |the |some |my |your )?(?:\w+ ){0,3}${words.creations}\b`,
  pattern`\b(?:fix|debug|correct|review|optimi[sz]e|refactor|explain|run) this (?:\w+ )?(?:sql|query|code|script|function|regex|formula|snippet)\b`,
  pattern`${NOT_BY_US}\b${writing} (?:me |us )?(?:an? |my |some )(?!(?:\w+ ){0,3}${words.ourTexts})`,
  pattern`\b${writing}${within(30)}(?:e-?mail|letter|message|text|speech)${within(10)}(?:to|for) (?:my|a|an|the|his|her)\b`,
  ENTERTAINMENT,
  pattern`\bhow do you say\b.{0,30}\bin (?:french|german|spanish|italian|chinese|japanese)`,
  pattern`\b(?!${words.coverage}(?! ?=))\d+ ?${SIGN} ?\d+\b`,
  pattern`\b(?:what is|what's|whats|calculate|compute|how much is) \d+ ?${SIGN} ?\d+ *[?=.]*$`,
  pattern`\b\d*[xyz] ?[+*/=] ?\d+\b`,
  pattern`\b(?:hack|break|get) into (?:my |an? |some |the )?${words.victims}`,
  pattern`\bhow (?:do|can|could|would|to) (?:i |you |we |one )?${words.crimes}\b`,
  pattern`\b(?:can|could|would|will) you (?:please )?(?:hack|ddos|phish|spy on|stalk)\b`,
  // To a phone assistant.
  pattern`^(?:please |can you |could you |i need you to )?${words.commands}\b(?! ${words.ourCommands})`,
]

/** Where somebody is told to do something: "nobody can write a file" is a report. */
const TOLD = '(?:^|[.,;:!?\\n] *|\\b(?:please|and|then|now|you|u) )'

/** Tasks that remain tasks in a report of trouble, which can mention anything else. */
const ORDERS: readonly RegExp[] = [
  pattern`${TOLD}${writing} (?:me |us )?(?:an? |my |some )(?!(?:\w+ ){0,3}${words.ourTexts})`,
  pattern`${TOLD}(?:${writing}|generate|create|make (?:me|us)|give (?:me|us))\b (?:me |us |up )?(?:an? |the |some |my |your )?(?:\w+ ){0,3}${words.creations}\b`,
  ENTERTAINMENT,
]

const OPINIONS: readonly RegExp[] = [
  pattern`\bbest (?:laptop|phone(?! (?:number|system))|vpn|tablet|tv|headphones)\b`,
  pattern`\b(?:which|what) (?:\w+ ){0,2}should (?:i|my \w+) (?:buy|get)\b`,
  pattern`^(?!.*\b${words.concerned}\b).*\b${words.superlatives} (?:(?:\w+ ){1,3}(?:in|near|around|ever)|time to (?:visit|buy|book|travel|go|eat)|${words.products})\b`,
  pattern`\bare (?:you|u|cedarline) (?:any )?(?:better|worse) than\b(?! (?:other|the (?:other|rest|competition)))`,
  pattern`\b(?:better|worse|cheaper) than (?:you|your)\b`,
  pattern`\b(?:compare|rank) (?:yourself|you)\b`,
  pattern`\brecommend (?:me |us )?(?:a|an|another|some) (?:other )?(?:book|it company|provider|competitor)\b`,
  pattern`\bdo you know (?:of )?(?:an?|any|some) (?:good|nice|great|decent|cheap|reliable|honest)\b`,
  pattern`\b(?:recommend|suggest)\b (?:me |us )?(?:an? |some |any |another )?(?:good|nice|great|decent|cheap|fun|best)\b`,
  pattern`\bdo you (?:think|believe)\b(?!(?: that)? you (?:can|could|would|will)\b)(?!.*\b(?:we|our|us|my|i|company|better)\b| in$)`,
  pattern`\btips (?:for|on) (?:an?|my|the|getting|writing|losing)\b`,
]

/** What is best in general, rather than for the visitor or from us. "The best number to call" is ours all the same. */
const SUPERLATIVE = pattern`^(?!.*\b${words.concerned}\b).*\b${words.superlatives}\b`

const GENERAL_KNOWLEDGE: readonly RegExp[] = [
  pattern`\bis it (?:il)?legal (?:to|if|for (?!you\b))`,
  pattern`\bhow old (?:are you|is(?! (?:your|the|this|that) (?:\w+ ){0,3}${words.datedThings}))\b`,
  pattern`^(?:who|when) (?:invented|discovered|shot|killed|won|wrote|painted)\b(?! (?:\w+ ){0,4}${words.authoredThings})`,
  pattern`\b(?:is|will|was|does|did) it (?:going to |gonna |be |get |so )*(?:hot|cold|warm|sunny|windy|humid|cloudy|rain\w*|snow\w*|freez\w+|storm\w*)\b`,
]

const ERRANDS: readonly RegExp[] = [
  pattern`\b(?:${words.otherSubjects}|${words.chatter}|${words.errands})\b`,
  ...TASKS,
  ...GENERAL_KNOWLEDGE,
]
const PATTERNS: readonly RegExp[] = [...ERRANDS, ...OPINIONS]

const others = new Set(otherFields)
const FOR_A_BUSINESS = pattern`\b${words.businesses}\b`
/** What the visitor's business sells is not what is asked for: "I own a tire shop". */
const OWN_BUSINESS = pattern`\b(?:(?:i|we|my \w+(?: and (?:i|\w+ \w+))?)(?:'m|'re|'ve| am| are)? (?:(?:just|also|both) )?${words.owns}|our) (?:(?!(?:and|or|with|that|for|your?|at|from|near|in|on|of|to|about|best|favorite)\b)\w+ ){1,4}${words.shops}\b`
const FOR_A_SHOP = pattern`^(?:(?:and|also|so|ok|what about|how about|or)[ ,]+)*(?:for|with) (?:(?:an?|the|small|local|other) )*(?:\w+ )?${words.shops}(?: (?:too|also|as well))*\W*$`
const OF_OUR_WORK = pattern`\b${words.ourWork}\b`

const TO_US = /\b(?:you|your|u|ur|cedarline)\b/

/** Subjects that a question for any business can have. */
const OF_ANY_BUSINESS = new Set(['faq:area', 'faq:response-time'])

/** `maybe`: because of one word, in a question to us, or of a superlative. */
type OffTopic = 'yes' | 'maybe' | 'no'

/** Whether a question belongs elsewhere. @param read the text in English, if it was in another language */
export function offTopic(text: string, read = text): OffTopic {
  const plain = flatten(text)
  if (PATTERNS.some((one) => one.test(plain))) return 'yes'
  const foreign = normalize(plain.replace(OWN_BUSINESS, ' '))
    .split(' ')
    .filter(isOfOtherField).length
  const ranks = SUPERLATIVE.test(plain)
  if (foreign === 0 || isForOurWork(plain, read)) return ranks ? 'maybe' : 'no'
  return foreign === 1 && !ranks && TO_US.test(normalize(read)) ? 'maybe' : 'yes'
}

/** Whether it only asks if what was said also holds for a certain kind of business: "for restaurants too?" */
export function asksForABusiness(text: string): boolean {
  return FOR_A_SHOP.test(flatten(text)) && !isErrand(text)
}

/** Whether it is a task or chatter. People in trouble ask for opinions: "do you think it could happen twice?" */
export function isErrand(text: string): boolean {
  const plain = flatten(text)
  return ERRANDS.some((one) => one.test(plain))
}

/** Whether something is to be written or told, whatever else the message reports. */
export function isOrder(text: string): boolean {
  const plain = flatten(text)
  return ORDERS.some((one) => one.test(plain))
}

/** Whether one of our services is asked for, whatever else is mentioned. @param plain the text, flattened */
function isForOurWork(plain: string, read: string): boolean {
  const rest = normalize(read)
    .split(' ')
    .filter((word) => !isOfOtherField(word))
    .join(' ')
  const subject = subjectOf(termsOf(rest))?.passage
  const ours = (subject !== undefined && !OF_ANY_BUSINESS.has(subject)) || OF_OUR_WORK.test(plain)
  return ours && FOR_A_BUSINESS.test(plain)
}

/** Including plurals. Stemming would go too far: the stem of "physics" is that of "physical". */
function isOfOtherField(word: string): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((one) => others.has(one))
}
