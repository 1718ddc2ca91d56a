// Words that mean that somebody may need a person now (decisions.md, Chat). Better once too often.
import { flatten } from './disguise'

const PATTERNS: readonly RegExp[] = [
  /\b(?:breach\w*|ransom\w*|hack(?:ed|ing|ers? (?:got|are|is|have|has|in))|virus(?:es)?|malware|trojan|outages?|emergenc\w+|compromised|encrypted (?:our|my|all|everything)|(?:everything|all) (?:is|got|was|seems) (?:encrypted|gone|locked|frozen)|(?:want|wants|demand|demands|demanding) (?:bitcoin|money|a ransom)|(?:files|data|computers?|servers?) (?:are|is|got|were|was|have been|has been) (?:all )?(?:encrypted|stolen|gone|lost|locked|deleted|wiped|frozen)|data leak\w*|leaked|stole|stolen|intruders?|under attack|being attacked|cyber ?-?attack\w*|ddos)\b/,
  /\b(?:can ?not|can'?t|cant|unable to|nobody can|no one can|not able to) (?:\w+ )?(?:work|log ?in|sign ?in|log on|access|open (?:any|our)|reach (?:our|the)|connect|print anything|take payments|send (?:e?mail|anything))\b/,
  /\b(?:nothing (?:is )?work(?:s|ing)|stopped working|not working|does ?n[o']?t work|isn'?t working|broken down|crash(?:ed|ing|es)|no (?:internet|network|connection|wifi)|offline|blue screen|lost (?:the )?connection|lost all (?:our|my))\b/,
  /\b(?:broke|broken|got|someone(?: is)?|somebody(?: is)?) (?:in|into) (?:to )?(?:our|my|the)\b|\bclicked (?:on )?(?:a|the|an|some)?\s?(?:\w+ )?(?:link|attachment|phish)/,
  /\b(?:hackeado|hackearon|virus|ciberataque|emergencia|caido|caida|no funciona|no podemos trabajar|no puedo trabajar|robaron|secuestr\w+)\b/,
]
// "Down" is a place more often than a state.
const DOWN = /\bdown\b/
const OTHER_DOWN =
  /\b(?:cut|cutting|scale|calm|settle|slow|slows|slowed|write|written|wrote|narrow|sit|lay|further|up and|ups and|break|breaking|walk|wind|drill|boil|step|note|track|trickle|upside|way|road)(?: \w+)? down\b|\bdown (?:the|to|payment|side|town|there|from|on price|syndrome)\b/g

const WHAT_IF =
  /\b(?:how|what) (?:do|would|can|could|will|should|does) (?:you|your|we|i)\b|\b(?:do|would|will|does) (?:you|u|your|our|my|a|an|the|it|someone|somebody|anyone)\b|\b(?:what )?if\b|\bin case\b|^(?:are|is) (?:our|my|your)\b/

/** Whether it is asked what would be, as "do you protect us against ransomware" is. */
export function isHypothetical(text: string): boolean {
  return WHAT_IF.test(flatten(text))
}

/** Whether phone and emergency line come first in the answer. */
export function isEmergency(text: string): boolean {
  const plain = flatten(text)
  return (
    PATTERNS.some((pattern) => pattern.test(plain)) || DOWN.test(plain.replace(OTHER_DOWN, ' '))
  )
}
