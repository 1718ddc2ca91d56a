// Detects attempts to override the assistant's instructions, or to get data that is not the visitor's. A miss
// costs little: the local answerer follows no instructions, and a model's answer is checked before it is shown.
import * as words from '../lexicon/injection-words'
import { pattern, within } from '../lexicon/wording'
import { decodedVariants } from './deobfuscate'

const { acting, briefing, people, personalData, replying, revealing, rules, texts } = words

const DROPPING_RULES: readonly RegExp[] = [
  pattern`\b${words.dropping}${within(40)}${rules}`,
  pattern`\b${words.ending}${within(20)}(?:your|previous|prior|earlier|above|safety)${within(20)}${rules}`,
  pattern`\b(?:ignore|disregard|forget)${within(12)}(?:everything|all|anything|what)${within(30)}${words.before}`,
  pattern`\b${words.limits}${within(25)}${words.over}\b`,
  pattern`\b(?:new|updated|revised|real|actual|following|additional|secret) (?:system )?(?:instructions?|prompt|directives?|rules?|orders)\b.{0,6}(?::|\bare\b|\bis\b|apply|supersede|say|from)`,
]

const REVEALING_SECRETS: readonly RegExp[] = [
  pattern`\b${revealing}${within(40)}(?:your|the|its|hidden|initial|original|system|secret|internal|first)${within(20)}${words.internals}`,
  // Not of somebody else who refuses: a client's former provider.
  pattern`(?<!\b(?:wo ?n[o']?t|will not|refuses? to|refused to|did ?n[o']?t|never) )\b${words.handingOver}${within(40)}${words.secrets}`,
  pattern`\b(?:dump|print|output|export|reveal) (?:me )?(?:your|the|all) (?:\w+ )?(?:config\w*|settings|memory|context|logs?|database|variables)\b`,
  pattern`\b(?:what|which) (?:\w+ )?(?:instructions?|rules?|prompts?|guidelines?|orders) (?:were|was|are|did|do|have) you\b`,
  pattern`\b${words.which} (?:\w+ ){0,2}${briefing}\b(?=.{0,40}\b${words.askedOf}\b)`,
  pattern`\byou (?:were|have been|are|got) ${words.briefed}\b`,
  pattern`\b${texts}${within(30)}(?:before|above|preceding|prior to)${within(12)}${words.thisChat}`,
  pattern`\b(?:what(?: is|'s| are)|tell me|give me|show me|need|want) (?:the|your|an?|all) (?:\w+ ){0,2}${words.signIn}\b(?! (?:polic|manager|for (?:the|our|my) (?:wi|new)))`,
]

const DATA_OF_OTHERS: readonly RegExp[] = [
  pattern`\b${words.handingOver}${within(20)}${words.contactData}${within(12)}of (?:all )?(?:of )?(?:your|the|other) (?:${people}|subscribers)\b`,
  pattern`\b(?:give|list|show|tell|send|sell|export)${within(15)}${people}(?:['’]?s?)? (?:e-?mails?|names|phone numbers|addresses|list|data|passwords|records)\b`,
  pattern`\b${personalData}\b(?:(?!\b(?:down|out|dead|gone|broken|failing)\b).){0,25}\b(?:of|belonging to|(?:from|for|by)(?! (?:all )?(?:of )?(?:our|my)\b))${within(12)}${words.otherPeople}${within(8)}(?:who|that|you|have|in|on|and|$)`,
]

const ANOTHER_ROLE: readonly RegExp[] = [
  pattern`\b${acting}\b (?:now )?(?:as|like|in the role of) (?:if you (?:are|were|had) )?(?:an? |the |my )?(?:\w+ ){0,3}${words.roles}\b`,
  pattern`\byou are an? (?:\w+ )?(?:pirate|hacker|robot without|human|evil|free)\b`,
  pattern`\b(?:answer|reply|respond|speak|talk) (?:to me )?(?:as|like) (?:if )?(?:my|an?|the) (?!(?:client|customer|person|human|business|company))`,
  pattern`\byour (?:new|real|true|actual|only|next|sole) (?:\w+ )?${words.purposes}\b`,
  pattern`\byou (?:will|must|shall|have to|need to) (?:now |always |only |never )?(?:act|answer|respond|reply|obey|comply|behave|say|speak|pretend|ignore|be an?)\b`,
  pattern`\bi am (?:your|(?:the|an?) (?:openai|anthropic|system|site|website|chatbot|bot|lead|senior|authorized)) ?${words.authorities}\b`,
  pattern`\bas (?:an?|the|your) (?:\w+ )?(?:admin\w*|developer|creator|owner|operator|superuser|root|engineer|ceo) (?:of|i|at|for|with)\b`,
  pattern`\bi (?:hereby )?(?:authori[sz]e|command|order|instruct|permit|allow|empower|give you (?:permission|full|the right))${within(12)}(?:you|permission|to)\b`,
]

const DICTATED_REPLY: readonly RegExp[] = [
  pattern`\b(?:repeat|print|output|echo|copy|recite)${within(30)}(?:everything|all|text|words?|lines?|message|content)${within(20)}(?:above|before this|verbatim|word for word|previous)`,
  pattern`\b(?:reply|respond|answer|output|say) (?:only )?(?:with )?(?:exactly|only with|the (?:word|phrase|following|text)|["“'\x60])`,
  pattern`\b${replying} (?:me )?(?:only |just )?(?:with )?[a-z]+ and nothing else\b`,
  pattern`\b(?:say|admit|agree|confirm) that (?:you|the company|cedarline|your)\b`,
  pattern`\b(?:begin|start|end|finish|prefix|open|append)${within(12)}(?:your|the|every|each) (?:answer|reply|response|message|sentence)s? (?:with|by)\b`,
  pattern`\b(?:complete|finish|continue) (?:the|this|my|that) (?:\w+ )?(?:sentence|phrase|text|story|paragraph|line)\b`,
  pattern`\btell (?:the|every|all|other) (?:users?|visitors?|customers?|everyone)\b`,
  pattern`\b${words.decoding}${within(60)}(?:and|then|this|follow|execute|do|run|obey|message|answer)\b`,
  pattern`\b(?:execute|eval|obey|carry out|follow)${within(30)}(?:command|code|script|instructions?|payload|the result|what it says|sql|query)\b`,
]

/** Besides English, the languages that visitors here most likely write. */
const FOREIGN: readonly RegExp[] = [
  pattern`\b(?:ignora|ignore|olvida|olvide|olvidate|omite|desobedece|descarta)${within(40)}(?:instrucci|reglas|indicaciones|ordenes|anterior|todo lo)`,
  pattern`\b(?:muestra|muestrame|revela|dime|ensena|imprime|repite)${within(40)}(?:prompt|instrucciones|clave|contrasena|secreto|mensaje (?:de|del) sistema)`,
  pattern`\b(?:ignorez|oubliez|oublie)${within(30)}(?:instructions|regles|consignes)`,
  pattern`\b(?:ignoriere|vergiss)${within(40)}(?:anweisungen|regeln|anleitungen|alles)`,
  pattern`\b(?:ignore|esqueca)${within(30)}(?:instrucoes|regras)`,
]

const PATTERNS: readonly RegExp[] = [
  pattern`\b${words.suspicious}(?!\w)`,
  pattern`\b${words.suspiciousStarts}`,
  pattern`${words.marks}`,
  ...DROPPING_RULES,
  ...REVEALING_SECRETS,
  ...DATA_OF_OTHERS,
  ...ANOTHER_ROLE,
  ...DICTATED_REPLY,
  ...FOREIGN,
]

/** A line in the name of another speaker, as in a transcript. */
const OTHER_VOICE =
  /^`{3} ?(?:system|prompt)|(?:^|[\])}>"'.!?*#]\s?)\s?\[?(?:system|developer|assistant|administrator|admin|root|ai)\s?(?:message|prompt|override|note|update|instruction)?\]?\s?:/i

// Said by people who need help, and not an instruction.
const HARMLESS = new RegExp(`\\b${words.harmless}`, 'g')

/** Whether any reading of the text gives instructions instead of asking. */
export function isInjection(text: string): boolean {
  if (text.split('\n').some((line) => OTHER_VOICE.test(line.trim()))) return true
  return decodedVariants(text).some((reading) => {
    const said = reading.replace(HARMLESS, ' ')
    return PATTERNS.some((one) => one.test(said))
  })
}
