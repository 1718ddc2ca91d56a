// Abbreviations of text messages, written out before spelling is corrected.
import { wordListOf } from './word-list'

const LONG: Readonly<Record<string, string>> = {
  you: 'u',
  your: 'ur',
  what: 'wat wut wht',
  how: 'hw',
  much: 'mch',
  have: 'hv hav',
  someone: 'sum1 some1 sumone',
  anyone: 'any1 ne1 neone',
  everyone: 'every1 evry1',
  nobody: 'no1',
  before: 'b4',
  back: 'bak bk',
  tomorrow: 'tmrw tmw tmrrw tmro 2moro 2morrow tomoro',
  today: '2day',
  tonight: '2nite tonite 2night',
  later: 'l8r l8er',
  late: 'l8',
  great: 'gr8',
  wait: 'w8',
  morning: 'mornin mrng',
  people: 'ppl peeps',
  thanks: 'thx thnx tnx thanx tysm',
  please: 'plz pls plse',
  would: 'wud wld',
  could: 'cud cld',
  should: 'shud shld',
  with: 'wid wth w',
  through: 'thru',
  'where is': 'wheres whers',
  'who is': 'whos',
  because: 'cuz coz bc',
  about: 'abt',
  message: 'msg',
  business: 'biz',
  'right now': 'rn',
  and: 'n',
}
const full = new Map(
  Object.entries(LONG).flatMap(([words, short]) => wordListOf(short).map((each) => [each, words])),
)

/** "4" before a number or an article. */
const FOR =
  /(?<!\b(?:at|from|to|is|of|number|no\.?|suite) )\b4 (?=(?:\d+|a|an|r|my|our|me|us|your|this)\b)/g
/** Only a whole message: it is also a name. */
const THANKS = /^\s*(?:ok |okay )?(?:ty|tks)[.! ]*$/i
const ARE = /\br (?=u\b|you\b|they\b|we\b)/gi
const OUR = /\bfor r\b/gi
/** Somebody calls: `the number that he called`, `the line we called`. */
const CALLER =
  'who|that|which|just|i|you|we|they|he|she|it|my|our|your|the|an?|people|some(?:one|body)|ha[sd]|have|was|were|be|being|been|gets?|got|getting'
/** About a name, and no request for a call. */
const CALLED = new RegExp(
  String.raw`\bwhat(?:['’]?s| is| are) (your|the) ((?:(?!(?:${CALLER})\b)\w+ ){1,4})called(?= *[?.!]*$)`,
  'i',
)
/** Not among the questions of the index: there, it would be the closest to that for the name of anything else of ours. */
const OWN_NAME =
  /\bwhat(?:['’]?s| is) (?:the name of (?:your|the|this) (?:company|business|firm)|(?:your|the) (?:company|business|firm)['’]?s? name)(?= *[?.!]*$)/i
const GUYS = /\b(you|u) (?:guys|folks|all)\b/gi

/** "hw much 4 10 ppl" becomes "how much for 10 people". */
export function writeOut(text: string): string {
  // Names have capitals, unless the whole message has.
  const plain = /[a-z]/.test(text) ? text : text.toLowerCase()
  return plain
    .replace(THANKS, 'thanks')
    .replace(FOR, 'for ')
    .replace(OUR, 'for our')
    .replace(ARE, 'are ')
    .replace(/(?<![\w'’])[a-z0-9]+\b(?![’'@.]\w)/g, (word) => full.get(word) ?? word)
    .replace(GUYS, '$1')
    .replace(CALLED, (_all, whose, name) => `what is the name of ${whose} ${name.trimEnd()}`)
    .replace(OWN_NAME, 'who are you')
}
