// Recognizes tasks and chatter that are not questions about the company, even if they use words of our field.
import { otherFields } from '../lexicon/other-fields'
import { subjectOf } from '../retrieval/subjects'
import { normalize, termsOf } from '../retrieval/words'
import { flatten } from './deobfuscate'

const PATTERNS: readonly RegExp[] = [
  /\b(?:write|compose|draft|generate|create|make|give)\b (?:me |us |up )?(?:an? |the |some |my |your )?(?:\w+ ){0,3}(?:poem|haiku|limerick|song|lyrics|rap|story|novel|essay|joke|recipe|homework|python|javascript|java|c\+\+|sql|bash|powershell|regex|code|script|function|program|algorithm|cover letter|love letter|speech|tweet|horoscope|meme|exploit|malware|virus|phishing (?:e?mail|page|site))\b/,
  /\b(?:fix|debug|correct|review|optimi[sz]e|refactor|explain|run) this (?:\w+ )?(?:sql|query|code|script|function|regex|formula|snippet)\b/,
  /\b(?:tell|sing|crack)\b (?:me |us )?(?:an? |another |some )?(?:\w+ ){0,2}(?:joke|story|riddle|poem|song|fairy tale)\b/,
  /\b(?:write|compose|draft) (?:me |us )?(?:an? |my |some )(?!(?:\w+ ){0,3}(?:e-?mail to (?:support|you|sales|info)|plan|polic\w+|content|texts?|copy|pages?|website|blog|newsletter|documentation))|\bresignation\b/,
  /\b(?:write|compose|draft)\b.{0,30}\b(?:e-?mail|letter|message|text|speech)\b.{0,10}\b(?:to|for) (?:my|a|an|the|his|her)\b/,
  /\btranslate\b|\bwhat is the (?:\w+ )?word for\b|\bhow do you say\b.{0,30}\bin (?:french|german|spanish|italian|chinese|japanese)/,
  /\b(?!24 ?\/ ?7)\d+ ?(?:[+*/x^]|(?<= )-(?= )|plus|minus|times|divided by) ?\d+\b|\bsquare root\b|\bsolve (?:for [a-z]\b|(?:this|the) (?:equation|puzzle|riddle|following))|\bderivative\b|\bintegral of\b|\bequation\b/,
  /\b(?:super bowl|world cup|lose weight|tax return|medical advice|world war|history of|capital of|meaning of life|learn to (?:code|drive|cook|swim|play)|machine learning|artificial intelligence|big bang|speed of (?:light|sound)|(?:dental|health|life|car|home|pet|travel) insurance|make money|(?:get|become|be) rich|green card|favorite (?:color|food|movie|song)|how tall|how old (?:are you|is(?! (?:your|the|this|that) (?:\w+ ){0,3}(?:policy|terms|article|post|guide|page|blog|site|website|company)))|stock price|gas station|white house|my (?:employer|taxes|car|ex|homework)|(?:best|good|nice|favorite)\b.{0,12} (?:lunch|dinner|breakfast|bar|place to eat)|el tiempo hoy|que tiempo hace)\b/,
  /\b(?:hack|break|get) into (?:my |an? |some|the )?(?:neighbor|ex|girlfriend|boyfriend|wife|husband|someone|somebody|competitor|their|his|her|facebook|instagram|school|bank)|\bhow (?:do|can|could|would|to) (?:i |you |we |one )?(?:hack|ddos|phish|crack|exploit|launder|build a bomb|make a bomb|steal|make (?:a )?(?:virus|malware|ransomware))\b/,
  /\b(?:can|could|would|will) you (?:please )?(?:hack|ddos|phish|spy on|stalk)\b|\bbest (?:laptop|phone|vpn|tablet|tv|headphones)\b|\b(?:which|what) (?:\w+ ){0,2}should (?:i|my \w+) (?:buy|get)\b/,
  // What is best in general, rather than for the visitor or from us.
  /^(?!.*\b(?:you|your|us|our|my|we|u|ur|i|me|way to|worst (?:happens|case)|fastest website)\b).*\b(?:best|worst|cheapest|greatest|fastest|which is better)\b/,
  /\bwhat do you (?:think|feel) (?:of|about)\b|\bare (?:you|u|cedarline) (?:any )?(?:better|worse) than\b(?! (?:other|the (?:other|rest|competition)))|\b(?:better|worse|cheaper) than (?:you|your)\b|\b(?:compare|rank) (?:yourself|you)\b|\brecommend (?:me |us )?(?:a|an|another|some) (?:good |other )?(?:book|it company|provider|competitor)\b|^(?:who|when) (?:invented|discovered|shot|killed|won|wrote|painted)\b(?! (?:\w+ ){0,4}(?:testimonial|review|quote|article|post|blog|site|website|page|polic|guide))/,
  /\b(?:are you (?:single|alive|conscious|sentient|happy|married)|what time is it|what day is (?:it|today)|do you (?:love|like|dream|sleep|eat|believe in god|feel|have feelings)|i love you|marry me|what is your (?:favorite|opinion|sign)|who would win|which is better,? (?:iphone|android|mac|windows|ps5|xbox))\b/,
  /\b(?:recommend|suggest)\b (?:me |us )?(?:an? |some |any |another )?(?:good|nice|great|decent|cheap|fun|best)\b/,
  /\bdo you (?:think|believe|feel)\b(?!.*\b(?:we|our|us|my|i|company|better)\b| in$)/,
  /\b(?:is|will|was|does|did) it (?:going to |gonna |be |get |so )*(?:hot|cold|warm|sunny|windy|humid|cloudy|rain\w*|snow\w*|freez\w+|storm\w*)\b/,
  /\btips (?:for|on) (?:an?|my|the|getting|writing|losing)\b/,
  // Requests to a phone assistant or a bank.
  /\b(?:to[ -]?do|shopping|grocery|bucket|reading|guest) list\b|\bmy (?:\w+ )?(?:calendar|reservation|(?:credit|debit) (?:card|score)|checking|savings|package|location|alarm|reminders?|taxes|w-?2|horoscope|homework|landlord)\b|\b(?:checking|savings|bank) accounts?\b|^(?:please |can you |could you |i need you to )?(?:set|wake|remind|play|turn|skip|pause|transfer|flip|roll|spell(?! out)|convert|define|calculate|sing|guess)\b(?! (?:up|us|our|servers?|off (?:tracking|cookies)))/,
]

const others = new Set(otherFields)
/** Someone who speaks for a business, or asks us to do something. */
const FOR_A_BUSINESS =
  /\b(?:we|our|us|business|company|office|firm|practice|clinic|staff|employees|(?:do|can|could|would) (?:you|u|y ?all)|need|website for|necesito|necesitamos|nuestro|nuestra|empresa|negocio|oficina|trabajan|atienden|pueden|ofrecen|hacen)\b/
const OF_OUR_WORK =
  /\b(?:work(?:ed|ing)? (?:with|for)|support|experience|clients?|customers?|clientes|trabajan con|atienden|apoyan)\b/

/** Whether a question belongs elsewhere. @param read the text in English, if it was in another language */
export function isOffTopic(text: string, read = text): boolean {
  const plain = flatten(text)
  if (PATTERNS.some((pattern) => pattern.test(plain))) return true
  if (!normalize(plain).split(' ').some(isOfOtherField)) return false
  const rest = normalize(read)
    .split(' ')
    .filter((word) => !isOfOtherField(word))
    .join(' ')
  const subject = subjectOf(termsOf(rest))?.passage
  const ours = (subject !== undefined && subject !== 'faq:area') || OF_OUR_WORK.test(plain)
  return !(ours && FOR_A_BUSINESS.test(plain))
}

/** Including plurals. Stemming would go too far: the stem of "physics" is that of "physical". */
function isOfOtherField(word: string): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((one) => others.has(one))
}
