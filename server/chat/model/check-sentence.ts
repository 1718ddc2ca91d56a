// Decides whether a model's sentence may be shown: every number, name, address, denial and promise in it must appear
// in the passages that the model was given, and so must most of its words.
import { company } from '../../../src/content/company'
import { mayBeName } from '../guards/may-be-name'
import type { Passage } from '../passages/passage'
import { normalize, termOf, termsOf } from '../retrieval/words'
import { areBorneOut, isDenialBorneOut, type Statement, statementsOf } from './check-numbers'
import { denies } from './figure-clauses'

interface Grounds {
  /** Everything that may be stated, in lower case, with and without punctuation. */
  text: string
  terms: ReadonlySet<string>
  statements: readonly Statement[]
}

/** Share of a sentence's terms that the passages must contain. Greetings and idioms need the rest. */
const GROUNDED = 0.6

/** Also what no English text has: control characters, invisible ones inside a word, letters that look like ours, and tags of thoughts. */
const MARKUP =
  /[<>{}[\]`|◁▷\p{Bidi_Control}]|\p{L}\p{Cf}+\p{L}|(?![\t\r\n])\p{Cc}|(?!\p{Script=Latin})\p{L}|\*\*|__|https?:|www\.|javascript:|data:|&#|&lt;|\\x|\\u/iu
const MAIL = /[\w.+-]+@[\w.-]+/g
/** A web address, even without a protocol. It starts at the start of a word: searched from each letter, it is slow. */
const SITE = /(?<![\p{L}\d-])(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*)?/gu
/** Words that are binding in an offer: allowed only if the passages contain them. */
const BINDING =
  /[$€£¥%]|\b(?:usd|dollars?|euros?|cents?|free|discount\w*|refund\w*|guarant\w*|promise\w*|warrant\w*|certif\w*|accredit\w*|compliant|compliance|award\w*|partner\w*|best|largest|biggest|fastest|leading|ensur\w*|make sure|(?:faster|later|better|longer|earlier) than|right away|immediate\w*|instant\w*|(?:with)?in (?:(?:a (?:couple of|few)|several) )?(?:seconds|minutes|hours|days)|at once|in real[ -]time|overnight|hourly|nightly|daily|weekly|forever|indefinitely|flat[ -]rates?|by (?:tomorrow|(?:the )?end of)|at night|nights|evenings?|holidays?|year-round|until late|unlimited|complimentary|waived?|for life|lifelong|money[ -]back|on the house|cheap\w*|price[sd]?|fees?|gratis|gratuit\w*|garant\w*|descuento\w*|dolares)\b/gi
const LEAK =
  /\b(?:system prompt|prompt|my instructions|my rules|passages?|api key|language model|openai|as an ai)\b/i
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|double|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|cien|mil)\b/gi
const NAME =
  /(?<=(?:[\p{Ll}\d,;:]|\d[AP]M)["”’')]*\s["“‘'(]*)(?!(?<=\d\s)[AP]M\b)\p{Lu}[\p{L}\d]*/gu

/** The list of everyday words has few that are shorter. */
const FIRST = /^[\s"“‘'(-]*(\p{Lu}[\p{L}\d]{3,})/u
/** What only a person can do, say of himself, or announce: nobody reads the chat. */
const SPEAKER = anyOf(
  /(?<!\p{L}|\d)I(?!\p{L}|\d)/u,
  /\b[Ww]e(?: will|[’']ll)\b.*\byou(?:rs?)?\b/u,
  /\b(?:[Ss]ome(?:one|body)|engineers?|teams?|people|persons?|colleagues?|technicians?|specialists?|experts?|staff)(?: will|[’']ll| (?:is|are) (?:going to|about to))\b.*\b(?:call|phone|ring|contact|reach|e-?mail|text|write|get back|be in touch|arrive|come|visit|be (?:there|with you|on))\b/u,
  /\bon (?:the|his|her|its|their) way\b|\b(?:engineers?|technicians?|teams?|[Ss]ome(?:one|body)|[Hh]elp|[Ww]e) (?:is|are) (?:already )?coming\b/u,
  /\b(?:[Aa]n?|[Yy]our|[Tt]he) (?:ticket|case|request|call|visit|appointment|meeting) (?:was|has been|is now)\b/u,
  /\b[Yy]our (?:application|message|issue|question(?! is already)|report|order) (?:was|has been|is (?:now|already|being))\b/u,
  /\b[Ww]e(?: have|[’']ve) (?:already |just |now )?(?:received|read|noted|notified|informed|alerted|called|booked|scheduled|opened|forwarded|sent|passed)\b/u,
)
/** Asks for what nobody should write. */
const SECRET_WORD =
  '(?:passwords?(?! managers?)|passcodes?|pins?|(?<!\\b(?:qr|error) )codes?|cards?|credentials)\\b'
const YOUR_SECRET = `\\byour (?:\\w+ )?${SECRET_WORD}`
/** "We confirm that it is you before a password is reset", or before we reset one, asks for none. */
const BEFORE_RESET = new RegExp(
  `\\b(?:before|after|when|once|until) (?:(?:\\w+ ){0,2}${SECRET_WORD} (?:is|are|was|were) (?:reset|changed)|we (?:reset|change) (?:\\w+ ){0,2}${SECRET_WORD})\\b`,
  'gi',
)
const SECRET = new RegExp(
  `\\b(?:send|e?-?mail|tell|give|share|text|enter|type|reply|hand|read|say|let us know|write down|provide|submit|paste|forward|dictate|spell|confirm)\\b.*\\b${SECRET_WORD}` +
    // "If you need to change your password" asks for none.
    `|(?<!\\byou )\\b(?:needs?|requires?|wants?|know|(?:may|can|could) (?:we|i) have|what(?:[’']s| is| are| was))\\b(?:(?!\\bwho\\b).){0,40}${YOUR_SECRET}` +
    `|${YOUR_SECRET}(?:,? please| is (?:needed|required))\\b`,
  'i',
)

const { phone, email, name, address } = company
const own = groundsIn(
  [
    name,
    phone.text,
    address.stateCode,
    company.timeZone,
    'Saturday Saturdays Sunday Sundays',
    email.info,
    email.support,
  ],
  statementsOf({
    id: '',
    path: '',
    form: 'whole',
    title: 'Hours',
    sentences: [`All times and all hours are in ${company.timeZone}.`],
  }),
)
/** Read once: they are the same for many questions. */
const known = new WeakMap<Passage, Grounds>()

/** What the passages, and the company's name and addresses, bear out. */
export function groundsOf(passages: readonly Passage[]): Grounds {
  const all = [own, ...passages.map(groundsOfPassage)]
  return {
    text: all.map(({ text }) => text).join(''),
    terms: new Set(all.flatMap(({ terms }) => [...terms])),
    statements: all.flatMap(({ statements }) => statements),
  }
}

function groundsOfPassage(passage: Passage): Grounds {
  const before = known.get(passage)
  if (before) return before
  const grounds = groundsIn([passage.title, ...passage.sentences], statementsOf(passage))
  known.set(passage, grounds)
  return grounds
}

function groundsIn(texts: readonly string[], statements: readonly Statement[]): Grounds {
  const all = texts.join(' ')
  const text = ` ${normalize(all)} ${all.toLowerCase()} `
  return { text, terms: new Set(termsOf(all)), statements }
}

/** What is wrong with the sentence, in one word for the log; null if it may be shown. */
export function checkSentence(sentence: string, grounds: Grounds): string | null {
  if (MARKUP.test(sentence)) return 'markup'
  if (LEAK.test(sentence)) return 'leak'
  const { text } = grounds
  const unmarked = sentence
    .replace(/^\s*\d{1,2}[.)]\s+/, '')
    .replace(/^\s*(?:no|yes)[,:;!–—-]+\s+/i, '')
  if (SPEAKER.test(sentence) && !isQuoted(unmarked, text)) return 'speaker'
  if (asksForSecret(sentence) && !isQuoted(unmarked, text)) return 'secret'
  if (!areBorneOut(unmarked, grounds.statements)) return 'number'
  if (hasForeign(sentence, NUMBER_WORD, text)) return 'number'
  if (hasForeign(sentence, MAIL, text) || hasForeign(sentence, SITE, text)) return 'address'
  if (hasForeign(sentence, BINDING, text)) return 'promise'
  if (hasForeign(sentence, NAME, text) || beginsWithName(unmarked, grounds)) return 'name'
  if (!isDenialBorneOut(unmarked, grounds.statements)) return 'denial'
  return isGrounded(unmarked, grounds) ? null : 'ungrounded'
}

const asksForSecret = (sentence: string) =>
  SECRET.test(sentence.replace(BEFORE_RESET, '')) && !denies(sentence)

/** Whether nothing in the sentence can be compared, as in "Yes, we do.", unless it is a passage's own. */
export function isBare(sentence: string, { text }: Grounds): boolean {
  return termsOf(sentence).length === 0 && !isQuoted(sentence, text)
}

const isQuoted = (sentence: string, text: string) => {
  const plain = normalize(sentence).trim()
  return plain !== '' && text.includes(` ${plain} `)
}

/** The first word is capitalized whatever it is, so it may only be one that no passage and no everyday text has. */
function beginsWithName(sentence: string, { text, terms }: Grounds): boolean {
  const first = FIRST.exec(sentence)?.[1]?.toLowerCase()
  if (first === undefined || hasWord(text, first) || terms.has(termOf(first))) return false
  return mayBeName(first)
}

function hasForeign(sentence: string, pattern: RegExp, text: string): boolean {
  return (sentence.match(pattern) ?? []).some((found) => !hasWord(text, found.toLowerCase()))
}

const LETTER = /[\p{L}\d]/u

/** Whether the text has it as whole words: "often" does not say "ten". Signs such as `$` stand anywhere. */
function hasWord(text: string, word: string): boolean {
  const isPart = (inside: string, outside: string) => LETTER.test(inside) && LETTER.test(outside)
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    const isWhole =
      !isPart(word.charAt(0), text.charAt(at - 1)) && !isPart(word.at(-1) ?? '', text.charAt(end))
    if (isWhole) return true
  }
  return false
}

function isGrounded(sentence: string, { terms }: Grounds): boolean {
  const said = termsOf(sentence).filter((term) => !/\d/.test(term))
  const held = said.filter((term) => terms.has(term)).length
  return said.length === 0 || held / said.length >= GROUNDED
}

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u')
}
