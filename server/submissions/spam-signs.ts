// Signs of spam, as a table of weights. They are judged together.

/** The free texts of a submission. */
interface Writing {
  name: string
  company: string
  message: string
}

interface SpamSign {
  /** Never in our own chat answers, so it counts there too: anyone can post a forged transcript. */
  isNeverOurs?: true
  /** Its weight in this text; 0 if absent. */
  weigh: (writing: Writing) => number
}

// No pattern has `\b` together with the flags `i` and `u`: that is up to fifty times as slow, and every submission is
// read. Whole words in any script are found with look-arounds instead.

/** Hosts that hide the target of a link. */
const SHORTENER =
  /(?<![\w.-])(bit\.ly|tinyurl\.com|goo\.gl|t\.co|is\.gd|cutt\.ly|rebrand\.ly|shorturl\.at|ow\.ly|rb\.gy|tiny\.cc)\//i
const LINK = /\bhttps?:\/\/([^\s/?#"'<>[\]()]{1,253})/gi
/** A whole link: a word in it was not written to us. */
const ADDRESS = /\bhttps?:\/\/\S+/gi
const ANCHOR = /<a\s[^<>]{0,300}?href\s{0,5}=\s{0,5}["']?https?:\/\//gi
const BBCODE = /\[(url|link)(=|\])\s{0,5}["']?https?:\/\//i
const WEB_ADDRESS = /^\s*(https?:\/\/|www\.)[^\s.]+\.[^\s]{2,}/i

/** Matches whole words in any script: `specialist` does not contain `cialis`. */
const words = (alternatives: string, before = '') =>
  new RegExp(`${before}(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu')
/** What a seller says his text is not: `this is not spam` reports nothing. */
const DENIABLE = words(
  'spam(?:med|mers?|ming)?|scam(?:s|med|mers?)?|hack(?:ed|ers?)?',
  // Whole words: in `casino spam` and `account hacked` nothing is denied.
  "(?<!(?<![\\p{L}\\p{N}])(?:not|no|never|(?:is|was|are|were)n['’]?t)(?: an?| any| real)?\\s{1,5})",
)

/** Goods that nobody orders from an IT services provider, though a client may well sell them. */
const WARES = words(
  [
    'viagra|cialis|levitra|tramadol|xanax|phentermine|kamagra|виагра',
    'online casinos?|casino bonus(?:es)?|slot gacor|judi online|free spins|sports betting|казино',
    'payday loans?|debt relief offer|binary options|forex signals?|crypto signals?',
    'replica watch(?:es)?|fake passports?|cheap essays?',
    'escorts?|porn|sex dating|hookups?|hot girls|adult webcams?',
  ].join('|'),
)
/** Calls to action. A client's shop has such buttons too, and its owner may quote them when reporting a problem. */
const CALLS = words('click here|buy now|order now|sign up now|act now|claim your|join now')
/** Promises that go with them, money above all. */
const PROMISES = words(
  [
    'no prescription|no deposit|lowest prices?|best prices? online|discreet shipping|fast approval',
    'double your (?:money|bitcoin|investment)|guaranteed (?:profits?|returns?|income)',
    'earn (?:up to )?\\$ ?\\d[\\d,.]*k?|make money (?:fast|online)|passive income',
    'you (?:have )?won|congratulations you|risk[ -]free|limited time offer',
  ].join('|'),
)
/** Sales offers to us. A prospect writes `our website`, a seller `your website`. */
const PITCHES = [
  /\byour (?:web ?site|site|business|company)(?:'s|’s)? (?:could|can|would|will|is not|isn't|isn’t|does not|doesn't|doesn’t)\b/i,
  /\b(?:rank|boost|improve|increase|skyrocket|grow|promote)\b[^.!?\n]{0,30}\byour (?:web ?site|site|traffic|ranking|rankings|sales|seo|leads|business)\b/i,
  /\b(?:came across|visited|reviewing|looking at|found|checked) your (?:web ?site|site)\b/i,
  /\b(?:we|our (?:team|agency|company)) (?:offer|offers|provide|provides|specialize in|specializes in|sell|sells)\b/i,
  /\b(?:guest posts?|high[- ]quality backlinks|dofollow|domain authority|white[- ]hat seo|da ?\d{2}\+)/i,
  /\b(?:page one|first page|top|#1|number one)\b[^.!?\n]{0,20}\b(?:of|on|in) google\b/i,
  /\b(?:to opt[ -]?out|to unsubscribe|no longer (?:wish|want) to receive)\b/i,
  /\b(?:free (?:audit|quote|proposal|seo report|sample)|special (?:offer|price|discount) for you|reply with your (?:phone|number|whatsapp))\b/i,
]
/** Someone reports such texts, or asks for help against them: that is what our customers do. */
const REPORTS = words(
  [
    'phish(?:ing|ed)?|malware|virus(?:es)?|infected|infection|compromised|breach(?:ed)?|ransomware|blacklist(?:ed)?|blocklist(?:ed)?',
    'quarantined?|spoof(?:ed|ing)?|redirect(?:s|ed|ing)?|filter(?:s|ed|ing)?|suspicious|injected',
  ].join('|'),
)

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const all = ({ name, company, message }: Writing) => `${name}\n${company}\n${message}`
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

function hosts(text: string): number {
  return new Set(Array.from(text.matchAll(LINK), ([, host = '']) => host.toLowerCase())).size
}

export const spamSigns: readonly SpamSign[] = [
  {
    // One or two are the sender's site and a resume; a list of five can still be an ordinary request.
    weigh: ({ message }) => {
      const found = hosts(message)
      return found === 0 ? 0 : found < 3 ? 2 : found < 6 ? 4 : 6
    },
  },
  { weigh: (writing) => (SHORTENER.test(all(writing)) ? 3 : 0) },
  { weigh: ({ message }) => Math.min(count(message, ANCHOR), 2) * 3 },
  { weigh: ({ message }) => (BBCODE.test(message) ? 8 : 0) },
  { weigh: ({ name }) => (WEB_ADDRESS.test(name) ? 6 : 0) },
  { weigh: ({ name, message }) => (message.trim().length >= 10 && same(name, message) ? 3 : 0) },
  { isNeverOurs: true, weigh: (writing) => (count(all(writing), WARES) > 0 ? 6 : 0) },
  {
    isNeverOurs: true,
    weigh: (writing) => {
      const [calls, promises] = [CALLS, PROMISES].map((cries) => count(all(writing), cries))
      return Math.min(3 * Math.min(calls ?? 0, 2) + 4 * (promises ?? 0), 8)
    },
  },
  {
    weigh: ({ message }) => {
      const found = PITCHES.filter((pattern) => pattern.test(message)).length
      return found < 2 ? 0 : found * 3
    },
  },
  {
    weigh: ({ message }) => {
      const written = message.replace(ADDRESS, ' ')
      return count(written, REPORTS) + count(written, DENIABLE) > 0 ? -8 : 0
    },
  },
]
