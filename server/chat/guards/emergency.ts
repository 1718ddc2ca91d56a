// Recognizes people who may need a person now. False alarms are better than misses.
import { keptForTurn } from '../kept-for-turn'
import {
  broke,
  cannot,
  confidential,
  defacements,
  erased,
  everybody,
  failures,
  gatekeepers,
  grabbed,
  handhelds,
  insiders,
  mislaid,
  mistakenly,
  needed,
  nobody,
  noMore,
  ownPaper,
  places,
  programs,
  states,
  supplies,
  things,
  unsent,
  usualWork,
  waiting,
} from '../lexicon/emergency-words'
import { everydayWords } from '../lexicon/everyday-words'
import { nature, someoneElse } from '../lexicon/intruder-words'
import { otherDown, whatIf } from '../lexicon/no-trouble-words'
import { pattern, upTo } from '../lexicon/wording'
import { ATTACKS } from './attacks'
import { withoutDenials } from './denials'
import { flatten } from './deobfuscate'
import { withoutMonthsAgo, withoutYearsAgo } from './past'

/** What programs ask for that no longer know anybody. */
const FOR_SIGN_IN = String.raw`for (?:\w+ )?(?:passwords?|credentials|log-?in)\b`

/** Something that people depend on is gone or broken. */
const FAILURES: readonly RegExp[] = [
  pattern`\b${failures}\b`,
  // Without a possessive, at the start only.
  pattern`^(?:\w+ ){0,3}${things}\b(?: (?:is|are|has|have|was|were|been|got|all|just|now|suddenly|completely|totally))* broken\b`,
  pattern`\b(?:${things}|${programs})\b${upTo(5)} ${states}\b`,
  // What has been named before.
  pattern`^(?:(?:and|but|so|now|help|ok)[ ,]+)*it(?:'?s| is| has| just| all| completely| suddenly)* ${states}\b`,
  pattern`^(?:(?:now|and|but|so) )*(?:(?:it|that|this)(?:'?s| is| has)* )?(?:just )?(?:getting |gotten |got |becoming |even |much |a lot )*worse\b(?! than)`,
  pattern`^(?:(?:but|and|yet) )+(?:now )?(?:the |our |my )?(?:${things}|${programs}) (?:still )?(?:is|are|does|do) ?n[o']?t(?: yet| still)?\W*$`,
  pattern`\b${supplies}(?:'s|'re| is| are| has been| have been)?(?: (?:all|just|completely|totally|keeps?|going|went))* out\b(?! (?:of (?!order|service)|there))`,
  pattern`\b(?:files?|documents?|spreadsheets?|pictures?|photos?)${upTo(5)} (?:(?:(?:end|ends|ending) (?:with|in)|(?:turned|changed|renamed) (?:in)?to|became) \.\w|\.\w+ (?:extension|ending|suffix|at the end))`,
  pattern`\ball (?:is|got|was|seems) (?:encrypted|gone|locked|frozen)\b`,
  pattern`\b(?:files|data|computers?|servers?) (?:are|is|got|were|was|have been|has been) (?:all )?lost\b`,
  pattern`\b${insiders}(?:'ve)?(?: ${mistakenly})* (?:lost|${erased})${upTo(4)} (?:data|files?|e-?mails?|documents|work|records|photos|backups?)\b`,
  pattern`\b(?:lost|misplaced|${cannot} find)(?: (?!you)\w+){0,3} (?:${handhelds}|phones|laptops|tablets)\b(?! (?:contract|plan|number|provider|vendor|bill|case|charger)s?\b)`,
  pattern`\b${mislaid}${upTo(3)} (?:it|them|bag|${handhelds})${upTo(7)} (?:in|on|at|from) (?:an?|the|my|our|his|her) (?:\w+ )?${places}\b|\b${handhelds}(?: bag)?(?: (?:was|is|got))* ${mislaid}\b(?! (?:an?|the|my|our|me|us|with)\b)|\b${someoneElse} (?:just )?${grabbed} (?:my|our|his|her|the) (?:\w+ )?${handhelds}\b`,
  pattern`\b${insiders}(?: ${mistakenly})* ${erased} (?:everything|(?:the|our|my|all|every) (?:(?!newsletter)\w+ ){0,4}(?:${confidential}|web ?site))\b|\b${erased} the wrong\b`,
  pattern`\b${broke} (?:all )?(?:(?:of )?(?:our|my|his|her|all|the(?! internet\b)) (?:\w+ )?(?:${things}|${programs})|${programs})\b`,
  pattern`\b(?:sent|emailed|e-mailed|forwarded|shared)\b(?: (?!(?:has|had|shows?|says?|contains?) (?:the|an?) wrong\b)\$?\w+(?:,\d+)*){0,6} (?:to )?the wrong (?:person|people|client|customer|patient|clinic|company|recipient|group|list|fax|address|e-?mail)\b(?<!\b(?:resume|application|cv) .*)`,
  pattern`\b(?:accident(?:al)?ly|mistakenly|by (?:accident|mistake))\b(?: \w+)? (?:sent|emailed|e-mailed|forwarded|shared|posted)(?: (?!${ownPaper}\b)[\w']+){1,6} (?:to|with) (?!you\b)\w`,
  pattern`\b(?:sent|emailed|e-mailed|forwarded|shared|posted)(?! (?:it|this|my|an?)\b)(?: (?!${ownPaper}\b)[\w']+){0,8} (?:by (?:accident|mistake)|accident(?:al)?ly)\b`,
  pattern`\bdropped (?:my|our|the|his|her) (?:\w+ )?${handhelds}\b(?! (?:off|system|line|plan|service|contract|provider)\b)|\b(?:coffee|water|soda|tea|juice)${upTo(2)} (?:on|in|into|over) (?:my|our|the|his|her) (?:\w+ )?(?:keyboard|laptop|computer|server|desktop)\b`,
  pattern`\bdeleting (?:things|files|everything|our|my)\b`,
  pattern`\bnone of (?:our|the|my) (?:\w+ )?${things} (?:will|can|could|would|works?|starts?|opens?|turns?|loads?|responds?)\b`,
  pattern`\bwhere (?:did|have|are) (?:all )?(?:of )?(?:our|my) (?:\w+ )?${things} go\b`,
  pattern`\b(?:phones?|calls?|lines?)\b${upTo(4)} no (?:audio|sound|voice)\b(?! ?(?:mails?|recordings?|settings?|data|quality|messages?|packages?|limits?|proof\w*)\b)|\bno (?:audio|sound|voice) (?:on|from|in) (?:any |all )?(?:of )?(?:our|the|my) (?:\w+ )?(?:phones?|calls?|lines?)\b`,
  pattern`\bnothing (?:rings|comes|came|turns|turned|boots|starts|loads|prints|opens|will|wo ?n[o']?t)\b`,
  pattern`\bnothing (?:is|has been|was) (?:coming|arriving|getting) (?:in|into|through|out)\b`,
  pattern`\bscreen (?:is|went|goes|turned|just went) (?:\w+ )?(?:blue|blank)\b`,
  pattern`\b(?:screens?|monitors?|computers?|pcs?)${upTo(6)} (?:skulls?|countdown|gibberish|pop-?ups?)\b`,
  pattern`\b(?:e-?mails?|messages?|people)${upTo(4)} bounc\w+`,
  pattern`\b(?:web ?site|site|browser)${upTo(3)} (?:shows?|showing|says?|displays?)${upTo(3)} (?:warning|error|not secure|dangerous|deceptive)\b|\b(?:web ?site|site|home ?page|store|shop|domain)${upTo(3)} (?:shows?|showing|says?|displays?|opens?|goes to)(?: (?!(?:up|in|on|how)\b)\w+){0,3} ${defacements}\b`,
  pattern`\b(?:pipes?|sprinklers?|roof|ceiling|water|a\/?c)${upTo(2)} (?:burst|leak\w*|broke|went off|drip\w*|flood\w*|getting|got|running)${upTo(4)} (?:${things}|closet)\b`,
  pattern`\b${nature}(?: (?:just|has|have|had))* (?:got|gotten|came) (?:in|into|inside) (?:to )?(?:our|my|the)\b${upTo(2)} (?:${things}|closet|rack|switch\w*|wiring|cables?|ceiling|comms|conduit|cabinet)\b`,
  pattern`\bsmell\w*(?: like)? (?:burn\w*|smok\w*|melt\w*)|\b(?:burn\w*|electrical|smoke) smells?\b`,
  pattern`\bpower (?:just |has |is |was )?(?:went out|gone|cut)\b`,
  pattern`\b(?:water|smoke|sparks?|flames?|steam)${upTo(3)} (?:coming|pouring|dripping|leaking|everywhere|out of|from)\b`,
  pattern`\b(?:smoke|water|fire|flames)${upTo(4)} (?:server|network|wiring) (?:room|closet|cupboard|rack)\b`,
  pattern`\b(?:server|network|wiring|data) (?:room|closet|cupboard)${upTo(3)} (?:flood|fire|water|smok|smell(?:s|ed|ing)?\b(?! (?:fine|good|nice|great|ok|okay|better|clean)\b)|hot|burn|leak|overheat|degrees)\w*`,
]

/** People who cannot work, or who ask for help at once. */
const HELPLESSNESS: readonly RegExp[] = [
  pattern`\b${cannot} (?:\w+ )?${usualWork}\b`,
  pattern`\b(?!(?:${gatekeepers}|is|are|was|were|do|does|did|will|would)\b)(?<!\byour )\w+ (?:(?:wo|does|do|is|are) ?n[o']?t|refuses to|(?:(?:is|are|does|do|will) )?not) let(?:ting)? (?!(?:you|guests?|visitors?)\b)(?:\w+ ){1,3}(?:in|log ?in|sign ?in|check in|clock in|connect|chart|print|save(?! (?:money|time|on)\b))\b(?! (?:the|our|my|your) (?:building|office|door|room|house))\b`,
  pattern`\b(?:ask|prompt)ing ${everybody} ${FOR_SIGN_IN}|\b(?:asks|prompts) ${everybody} ${FOR_SIGN_IN}(?=.*\b(?:again|over and over|constantly|repeatedly|today|now|since)\b)`,
  pattern`\b(?:ask|prompt)(?:s|ing)? ${FOR_SIGN_IN}${upTo(5)} (?:for|from) ${everybody}\b|\b${everybody}(?: \w+){0,3} (?:asked|prompted) ${FOR_SIGN_IN}`,
  pattern`\b(?:wo|does|is|ca) ?n[o']?t (?:open|load|start|work|connect|print|boot|respond|run|come|turn|sync|ring|scan)\w*\b.{0,20}\b${waiting}\b`,
  pattern`\b(?=ca|un|not)(?<!\bmake sure\b.{0,40})${cannot} get (?:in|into|on|onto|to (?:our|my|the))\b(?! (?:touch|contact|line|the (?:parking|building))\b)`,
  pattern`\b(?<!\b(?:make|making|be) sure (?:that )?)(?:nobody|no one)(?: (?:at|in|on|from) (?:the|our) \w+)? can (?!help|tell|say|explain|promise|answer)\w`,
  pattern`\b(?:(?<!\b(?:make|making|be) sure (?:that )?)${nobody} (?:here )?(?:can|is able to|could|are able to)\b(?! (?:we|i|you))|(?:${nobody}|we|i) (?:here )?(?:can ?not|can'?t)) (?:even )?${needed}\b`,
  pattern`\b(?:callers?|customers?|clients?|patients?) ${cannot} hear (?:us|me|anything)\b`,
  pattern`\bmails?\b${upTo(4)} ${unsent}\b`,
  pattern`\b${noMore} (?:any |our |my |the |new )*(?:e-?)?mails?\b(?! (?:confirm\w*|from (?:you|cedarline))\b)`,
  pattern`\b(?:nobody|no one|none of us)\b${upTo(5)} (?:has|have|gets?) (?:\w+ )?(?:${supplies}|calls)\b|\b(?:been|are|still|'re)(?: \w+)? without (?:\w+ )?${supplies}\b`,
  pattern`\b(?:has|have|having|got|gets?|with|there is|there's) no (?:\w+ )?${supplies}\b(?! address)`,
  pattern`\bkick(?:s|ed|ing)? (?:everybody|everyone|us|all|our \w+) (?:out|off)\b`,
  pattern`\b(?:all|every\w+|users|we)${upTo(5)} kicked (?:out|off)\b`,
  pattern`\bneed (?:someone|somebody|help|a technician|an engineer|a person|you)${upTo(3)} (?:now|immediately|asap|right away|urgently)\b`,
  pattern`(?<!\bnot |\bhow |\bnothing |\bnon |\bno |n't )\burgent(?:ly)?\b(?! (?:care|request))`,
]

/** Whatever has a name that no everyday word means is a program, and nobody can know all of their names. */
const PROGRAM_FAILS =
  /(?:^|[.,;:!?] *|\b(?:our|and|but|because|now|help|hi|hello) )([a-z][\w-]{3,}) (?:wo ?n[o']?t|will not|does ?n[o']?t|refuses to|can ?not|can'?t) (?:even )?(?:open|load|start|launch|run|sync|respond(?! to\b)|connect|come up)\b(?! (?:the|an?|my|our|until|till|unless|working|work|on(?! (?:any|all|our|the|this|my\b(?! (?:i?phone|ipad|mac)))\b)|in|next|before|up|with|without|pdfs?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/

/** Faults that come and go, and doors left open: the question may be how to end them for good. */
const RECURRING: readonly RegExp[] = [
  pattern`\b(?:fired|quit|left (?:(?!column|side|corner|menu|bar)\w+ ){0,4}and|(?:who|he|she|they|employee|worker|manager|admin|guy|some(?:one|body)) (?:\w+ )?left|ex|former|terminated)\b${upTo(6)} still (?:has|have|had|can) (?:\w+ )?(?:access|keys?|passwords?|our|log)\b`,
  pattern`\b(?=keep)(?:(?<!\b(?:zoom|webex|meetings?|video|cameras?)(?: (?:calls?|meetings?))? )|(?=.*\b(?:since|waiting|whole|every\w*|now|today)\b))keeps? (?:on )?(?:re-?boot|restart|crash|freez|break(?!ing up)|shutting|redirect|disconnect|dropping|cutting|hanging|kicking|locking|dying)\w*`,
  pattern`\b(?:internet|wi-?fi|connection|calls?|vpn)${upTo(2)} (?:drops?|dropped|dropping|cuts? out)\b`,
]

/** The phone of somebody who therefore writes here. */
const PHONE =
  /\bmy (?:cell ?)?phone(?:'s battery)?(?: just| is| has)* (?:died|dead|broken|dying)(?:(?:,? so)? (?:i|we) (?:can ?not|can't) call(?: you)?\b|(?=,? (?:(?:so|that's why|hence) (?:i|we)|how (?:can|do|else))\b))/g
const OTHER_DOWN = new RegExp(`\\b${otherDown}`, 'g')
const WHAT_IF = pattern`\b${whatIf}\b|^(?:are|is) (?:our|my|your)\b(?!.*\bdown\b)`

/** Whether the phone number and the emergency line come first in the answer. */
export const isEmergency = keptForTurn((text) => isReport(read(text)))

function isReport(plain: string): boolean {
  return kindOf(plain) !== null || matches(RECURRING, plain)
}

/** What somebody needs help with now; null for "do you protect us against ransomware". */
export type Trouble = 'attack' | 'failure'

export function troubleOf(text: string): Trouble | null {
  const plain = withoutMonthsAgo(read(text))
  return WHAT_IF.test(plain) ? null : kindOf(plain)
}

/** What somebody names, whether it is so or only supposed. */
export function namedTroubleOf(text: string): Trouble | null {
  return kindOf(withoutYearsAgo(flatten(text)))
}

/** What somebody tells of that was over long ago. */
export function pastTroubleOf(text: string): Trouble | null {
  const plain = flatten(text)
  return withoutMonthsAgo(plain) === plain ? null : kindOf(withoutDenials(plain))
}

function kindOf(plain: string): Trouble | null {
  if (matches(ATTACKS, plain)) return 'attack'
  return isFailure(plain) ? 'failure' : null
}

function read(text: string): string {
  return withoutDenials(withoutYearsAgo(flatten(text)).replace(PHONE, ' '))
}

function isFailure(plain: string): boolean {
  return (
    matches(FAILURES, plain) ||
    matches(HELPLESSNESS, plain) ||
    isNamedProgram(PROGRAM_FAILS.exec(plain)?.[1]) ||
    /\bdown\b/.test(plain.replace(OTHER_DOWN, ' '))
  )
}

function isNamedProgram(subject: string | undefined): boolean {
  return (
    subject !== undefined &&
    ![subject, subject.replace(/s$/, '')].some((word) => everydayWords.has(word))
  )
}

function matches(patterns: readonly RegExp[], plain: string): boolean {
  return patterns.some((one) => one.test(plain))
}

/** Terse reports of people in a hurry: "email is down", "site sends me to a casino". */
const ABOUT_A_THING = pattern`^(?:\w+ ){0,2}${things}\b`
const THEIRS =
  /\b(?:whole|entire|everybody|everyone|nobody|every|we|our|ours|us|my|i|me|he|she|his|her|they|their|ceo|boss|nuestr\w+|mi|mis|nos|tenemos)\b|^\W*help\b|\blocked out\b/

/** Whether someone reports an emergency of their own, however long ago. */
export function isInTrouble(text: string): boolean {
  const plain = flatten(text)
  return isReport(withoutDenials(plain)) && (THEIRS.test(plain) || ABOUT_A_THING.test(plain))
}
