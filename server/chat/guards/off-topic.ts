// Tasks and chatter that are no question about the company, also where they use words of our trade.
import { flatten } from './disguise'

const PATTERNS: readonly RegExp[] = [
  /\b(?:write|compose|draft|generate|create|make|give)\b (?:me |us |up )?(?:an? |the |some |my |your )?(?:\w+ ){0,3}(?:poem|haiku|limerick|song|lyrics|rap|story|novel|essay|joke|recipe|homework|python|javascript|java|c\+\+|sql|bash|powershell|regex|code|script|function|program|algorithm|cover letter|love letter|speech|tweet|horoscope|meme|exploit|malware|virus|phishing (?:e?mail|page|site))\b/,
  /\b(?:tell|sing|crack)\b (?:me |us )?(?:an? |another |some )?(?:\w+ ){0,2}(?:joke|story|riddle|poem|song|fairy tale)\b/,
  /\b(?:write|compose|draft)\b.{0,30}\b(?:e-?mail|letter|message|text|speech)\b.{0,10}\b(?:to|for) (?:my|a|an|the|his|her)\b/,
  /\btranslate\b|\bwhat is the (?:\w+ )?word for\b|\bhow do you say\b.{0,30}\bin (?:french|german|spanish|italian|chinese|japanese)/,
  /\b(?!24 ?\/ ?7)\d+ ?(?:[-+*/x^]|plus|minus|times|divided by) ?\d+\b|\bsquare root\b|\bsolve (?:for|this|the)\b|\bderivative\b|\bintegral of\b|\bequation\b/,
  /\b(?:weather|forecast|temperature outside|recipe|cook|bake|pizza|restaurants?|movies?|films?|netflix|lyrics|football|soccer|basketball|baseball|super ?bowl|world cup|nfl|nba|cowboys|mavericks|horoscope|zodiac|lottery|bitcoin|crypto(?:currency)?|stocks?|invest(?:ing|ment)?|president|election|democrats?|republicans?|politic\w*|religion|god|dating|girlfriend|boyfriend|marry|diet|lose weight|earth flat|homework|calories|vacation|hotels?|flights?|celebrit\w*|taylor swift|capital of|population of|planet|universe|dinosaurs?|world war|history of|meaning of life|favorite (?:color|food|movie|song)|how tall|how old (?:are you|is)|tax return|medical advice|headache|pregnan\w*|lawsuit against|divorce)\b/,
  /\b(?:hack|break|get) into (?:my |an? |some|the )?(?:neighbor|ex|girlfriend|boyfriend|wife|husband|someone|somebody|competitor|their|his|her|facebook|instagram|school|bank)|\bhow (?:do|can|could|would|to) (?:i |you |we |one )?(?:hack|ddos|phish|crack|exploit|launder|build a bomb|make a bomb|steal|make (?:a )?(?:virus|malware|ransomware))\b/,
  /\b(?:are you (?:single|alive|conscious|sentient|happy|married)|do you (?:love|like|dream|sleep|eat|believe|feel|have feelings)|i love you|marry me|what is your (?:favorite|opinion|sign)|who would win|which is better,? (?:iphone|android|mac|windows|ps5|xbox))\b/,
]

/** Whether a question belongs somewhere else. */
export function isOffTopic(text: string): boolean {
  const plain = flatten(text)
  return PATTERNS.some((pattern) => pattern.test(plain))
}
