// Decides whether a model's sentence may be shown: every number, name, address and promise in it must appear in
// the passages that the model was given, and so must most of its words.
import { company } from '../../../src/content/company'
import type { Passage } from '../passages/passage'
import { normalize, termsOf } from '../retrieval/words'
import { areBorneOut, type Statement, statementsOf } from './check-numbers'

interface Grounds {
  /** Everything that may be stated, in lower case, with and without punctuation. */
  text: string
  terms: ReadonlySet<string>
  statements: readonly Statement[]
}

/** Share of a sentence's terms that the passages must contain. Greetings and idioms need the rest. */
const GROUNDED = 0.6

const MARKUP = /[<>{}[\]`|]|\*\*|__|https?:|www\.|javascript:|data:|&#|&lt;|\\x|\\u/i
const MAIL = /[\w.+-]+@[\w.-]+/g
/** A web address, even without a protocol. It starts at the start of a word: searched from each letter, it is slow. */
const SITE = /(?<![\p{L}\d-])(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*)?/gu
/** Words that are binding in an offer: allowed only if the passages contain them. */
const BINDING =
  /[$€£¥%]|\b(?:usd|dollars?|euros?|cents?|free|discount\w*|refund\w*|guarant\w*|promise\w*|warrant\w*|certif\w*|accredit\w*|compliant|compliance|award\w*|partner\w*|cheap\w*|price[sd]?|fees?|gratis|gratuit\w*|garant\w*|descuento\w*|dolares)\b/gi
const LEAK =
  /\b(?:system prompt|prompt|my instructions|my rules|passages?|api key|language model|openai|as an ai)\b/i
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|double|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|cien|mil)\b/gi
const NAME = /(?<=[\p{Ll}\d,;:]["”’')]*\s["“‘'(]*)\p{Lu}[\p{L}\d]+/gu

const { phone, email, name } = company
const own = groundsIn([name, phone.text, email.info, email.support], [])
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
  const unmarked = sentence.replace(/^\s*\d{1,2}[.)]\s+/, '')
  if (!areBorneOut(unmarked, grounds.statements)) return 'number'
  if (hasForeign(sentence, NUMBER_WORD, text)) return 'number'
  if (hasForeign(sentence, MAIL, text) || hasForeign(sentence, SITE, text)) return 'address'
  if (hasForeign(sentence, BINDING, text)) return 'promise'
  if (hasForeign(sentence, NAME, text)) return 'name'
  return isGrounded(unmarked, grounds) ? null : 'ungrounded'
}

function hasForeign(sentence: string, pattern: RegExp, text: string): boolean {
  return (sentence.match(pattern) ?? []).some((found) => !text.includes(found.toLowerCase()))
}

function isGrounded(sentence: string, { terms }: Grounds): boolean {
  const said = termsOf(sentence)
  const held = said.filter((term) => terms.has(term)).length
  return said.length === 0 || held / said.length >= GROUNDED
}
