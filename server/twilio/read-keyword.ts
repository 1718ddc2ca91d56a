// Reads what a reply to one of our text messages asks for.

type KeywordAction = 'stop' | 'start' | 'help'

// The keywords that Twilio handles by itself, which include those of 47 CFR 64.1200(a)(10).
const ACTIONS: Record<string, KeywordAction> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  UNSTOP: 'start',
  YES: 'start',
  HELP: 'help',
  INFO: 'help',
}

export interface Keyword {
  word: string
  action: KeywordAction
}

/**
 * Words around a STOP that do not change its meaning. Consent may be revoked in any reasonable way, not only with
 * the bare keyword (47 CFR 64.1200(a)(10)). A STOP between other words is not recognized: such replies are found only in
 * Twilio's list of incoming messages.
 */
const AROUND =
  /\b(?:please|pls|plz|now|thank you|thanks?|thx|tks|ok(?:ay)?|hi|hello|receiv(?:e|ing)|getting|te?xt(?:s|ing)?|sms|msgs?|messag(?:es?|ing)|bye|sending|spamming|contacting|reply|(?<=\bstop )to opt[ -]?out|immediately|right away|and(?= thank)|me|us|all|any ?more|these|this|the(?!\W+end\b)|to|it)\b/g

/** Words that go with a keyword that can mean nothing but texts: `I want to cancel` and `no, cancel` may be about a visit. */
const WISH =
  /\b(?:(?:this|my)(?: cell| mobile)?(?: phone)? (?:number|phone)|wrong number|i(?: would|['’]d)? (?:want|wish|need|like)|i|my|your|consent|list|from|of|no|just|spam)\b/g
const UNMISTAKABLE = ['STOP', 'UNSUBSCRIBE', 'REVOKE', 'OPTOUT']

const NOT = `(?:do not|don['’]?t|never)`
const US = '(?:me|us|(?:this|my) (?:phone )?number)'
const TEXTS = '(?:texts?|sms|msgs?|(?:text )?messages)'
/** The same wish without a keyword, as the whole reply. It is recorded as STOP. */
const IN_OTHER_WORDS = [
  `${NOT} (?:ever )?(?:text|message|sms|contact) ${US}`,
  `${NOT} send(?: me)?(?: any)?(?: more)? ${TEXTS}`,
  `(?:i )?(?:do not|don['’]?t|no longer) (?:want|wish)(?: to (?:receive|get))?(?: any)?(?: more| of)?(?: these| your)? ${TEXTS}`,
  `(?:no more|cancel my) ${TEXTS}`,
  `(?:remove|delete) ${US}`,
  'take me off',
]
const OTHER_WORDS = new RegExp(
  `^(?:${IN_OTHER_WORDS.join('|')})(?: from| off)?(?: your| this| the)?(?: list)?$`,
)

/** Words that change nothing, wherever they stand. */
const COURTESY = /\b(?:please|pls|plz|again|any ?more|thank you|thanks?|ok(?:ay)?|hi|hello)\b/g

/** What mail programs and telephones add to a reply. */
const SIGNATURE =
  /(?:\n[^\S\n]*(?:[-–—]+[^\S\n]*)?sent from my [^\n]{1,60}|\s[-–—]+[^\S\n]*sent from my (?:(?:i(?:phone|pad)|android|galaxy|samsung|verizon|t-mobile|mobile|(?:smart|cell)?phone|tablet|device|wireless|pro|max|plus|mini|ultra|air|se|x[rs]?|note|tab|edge|z|fold|flip|lte|\w{0,4}\d\w{0,2})\b[ ,.]{0,2}){1,6}|(?:\n|\s[-–—]+)[^\S\n]*get outlook for \w+)\s*$/

// Longer than any keyword is long enough: \b lies beside every letter beyond ASCII, so each may begin a word.
const REPEATED = /\b(\p{L}{1,20})(?:[\s\p{P}\p{S}]+\1\b)+/gu

/**
 * The keyword that makes up the whole reply, or null. Whitespace, punctuation and emoji are ignored, even inside
 * it: "Stop all." is STOPALL, "opt-out" is OPTOUT. So are full-width letter forms and, around a STOP, words of
 * courtesy and repetition.
 */
export function readKeyword(text: string): Keyword | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(SIGNATURE, '')
  const bare = keywordOf(plain)
  if (bare) return bare
  const polite = keywordOf(plain.replace(AROUND, ' ').replace(REPEATED, '$1'))
  if (polite?.action === 'stop') return polite
  const wished = keywordOf(plain.replace(WISH, ' ').replace(AROUND, ' '))
  if (wished && UNMISTAKABLE.includes(wished.word)) return wished
  const words = plain.replace(COURTESY, ' ').replace(/[^\p{L}\p{N}'’]+/gu, ' ')
  return OTHER_WORDS.test(words.trim()) ? { word: 'STOP', action: 'stop' } : null
}

function keywordOf(text: string): Keyword | null {
  // Combining marks too: the colored heart emoji is a plain heart followed by one.
  const word = text.replace(/[\s\p{P}\p{S}\p{C}\p{M}]/gu, '').toUpperCase()
  const action = Object.hasOwn(ACTIONS, word) ? ACTIONS[word] : undefined
  return action ? { word, action } : null
}
