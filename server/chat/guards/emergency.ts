// Recognizes people who may need a person now. False alarms are better than misses.
import {
  attacks,
  cannot,
  confidential,
  defacements,
  elsewhere,
  failures,
  fraud,
  handhelds,
  harmed,
  incidents,
  inOurName,
  insiders,
  lost,
  meddled,
  meddles,
  needed,
  nobody,
  noMore,
  notUs,
  otherDown,
  secrets,
  someoneElse,
  states,
  supplies,
  things,
  unasked,
  unsent,
  usualWork,
  whatIf,
} from '../lexicon/emergency-words'
import { pattern, upTo } from '../lexicon/wording'
import { withoutDenials } from './denials'
import { flatten } from './deobfuscate'
import { withoutMonthsAgo, withoutYearsAgo } from './past'

/** Somebody from outside has got in, or wants money. */
const ATTACKS: readonly RegExp[] = [
  pattern`\b${attacks}\b`,
  pattern`\b(?:broke|broken|got|someone(?: is)?|somebody(?: is)?) (?:in|into) (?:to )?(?:our|my|the)\b`,
  pattern`\b${someoneElse} (?:just )?${meddled}\b${upTo(3)} (?:my|our|his|her)\b`,
  pattern`\b${things}${upTo(4)} (?:was|were|got|has been|have been|is being|are being) (?:just |all )?taken over\b(?! by (?:you|another|an?) )`,
  pattern`\b(?:got|was|were|been|being|be|get|am|are|is) (?:just |all |being |badly )?${harmed}\b`,
  pattern`^${harmed}(?:$| out of| by)|\b${harmed}(?: \w+ of)? (?:our|my|us|me)\b`,
  pattern`\b(?:fell|fallen) (?:for|victim)\b|\bvictims? of (?:\w+ )?${incidents}\b`,
  pattern`\b${incidents}\b${upTo(3)} (?:happened|happening|occurred|in progress|going on|underway|taken place|took place)\b`,
  pattern`\b(?:we|i)(?:'ve)? (?:just |have |had )*(?:had|discovered|found|noticed|detected) (?:\w+ ){0,3}${incidents}\b`,
  pattern`\b${someoneElse} (?:is|are|has|have|was|were|got|just|seems|might be|may be|keeps?) (?:\w+ ){0,3}${meddles} (?:\w+ ){0,3}(?:my|our|his|her|the company)\b`,
  pattern`\b${someoneElse}(?: from (?:the )?\w+)? (?:is|was|has been|got) (?:still )?(?:on|in|inside|into) (?:my|our|his|her) (?:\w+ )?${things}\b`,
  pattern`\b(?:some(?:one|body)|they|hackers?) (?:just |has |have )?(?:tried|trying|attempt\w*) to (?:change|get|log|access|transfer|withdraw|break)\b`,
  pattern`\b(?:signed|logged) ?(?:in|into|in to)\b${upTo(3)} (?:our|my)\b`,
  pattern`\bclicked (?:on )?(?:a|the|an|some)?\s?(?:\w+ )?(?:link|attachment|phish)`,
  pattern`\bopened (?:\w+ ){0,4}(?:attachment|link|zip|macro)\b|\bopened${upTo(4)} from (?:an? )?(?:stranger|unknown|someone (?:i|we) do)`,
  pattern`\b${insiders}\b${upTo(3)} (?:clicked|opened|installed|downloaded|allowed|approved)${upTo(4)} (?:should(?: not|n't| ?nt) have(?: (?:clicked|opened|installed|downloaded|allowed|done))?(?=$| *[.,!?;]| (?:and|but|now)\b)|(?:weird|strange|suspicious|fishy|shady)\b)|\bclicked (?:on )?something\b(?! together)|\bpop-?ups (?:everywhere|all over)`,
  pattern`\b(?:an?|our|the) competitors? (?:\w+ ){0,3}(?:reading|access\w*|inside|in|into) (?:to )?(?:my|our|his|her) (?:\w+ )?${confidential}\b`,
  pattern`\b(?!^shared (?:passwords|logins)|(?<=\buse )shared)(?:gave|given|entered|typed|shared|told|sent|handed)${upTo(4)} ${secrets}\b`,
  pattern`\bsend(?:s|ing)? (?:out )?(?:spam|phishing)\b`,
  pattern`\b${inOurName}${upTo(8)} ${notUs}|\b${someoneElse} (?:\w+ )?(?:sent|sends|sending|wrote|writes|writing)\b${upTo(6)} in (?:my|our) name\b`,
  pattern`\b(?:we|i|it)(?:'s)? (?:did ?n[o']?t|was ?n[o']?t us|never did)$`,
  pattern`\b(?:log-?ins?|sign-?ins?|accounts?|mailbox|used|logged in|signed in)${upTo(6)} from ${elsewhere}\b`,
  pattern`\blet (?:him|her|them|someone|somebody|(?:a|some) \w+)(?: (?:remote|connect|log|get))? (?:in|into|onto|control|access)\b`,
  pattern`\bask(?:s|ing)? (?:\w+ ){0,4}for (?:an? |the )?(?:bitlocker|recovery|decryption|key|ransom|bitcoin)\b`,
  pattern`\b(?:mouse|cursor|pointer|windows?|computer|screen|programs?)\b${upTo(4)} ${unasked}\b`,
  pattern`\b(?:e-?mails?|messages?|texts?|mailbox|outlook|accounts?|phones?)${upTo(3)} (?:sen[dt]s?|sending|goes|going|went)${upTo(6)} ${unasked}\b`,
  pattern`\b(?:anti-?virus|defender|security software)${upTo(5)} (?:warning|alert|popping|pops|detect|screaming|red|found|quarantin)\w*`,
  pattern`\b(?:pop-?ups?|screens?|windows?|browser|computer)(?: (?:message|on|my|the|this|popped|came|up|that|is|was|just|keeps))* (?:says?|said|saying|telling|tells|told|asks?|asking|wants?)${upTo(4)} (?:call|phone|dial)\b`,
  pattern`\b(?:want|wants|demand|demands|demanding) (?:bitcoin|money)\b`,
  pattern`\b(?:pay|paying)\b${upTo(6)} (?:back|unlock\w*|decrypt\w*|released?)\b`,
  pattern`\b(?:note|message|screen|popup|pop-up|email|they|someone|it)${upTo(4)} (?:asks?|asking|says|demand\w*|wants?|saying)${upTo(5)} (?:bitcoin|ransom|pay|money|crypto)`,
  pattern`\b(?:wired|paid|sent|transferred|lost)${upTo(4)} (?:money|funds|invoice|dollars|payment|to)${upTo(6)} (?:fraud\w*|scam\w*|fake|crook\w*|thie\w+|wrong|impost\w+)`,
  pattern`\b(?:wired|paid|transferred)${upTo(4)} ${fraud}\b`,
  pattern`\b${fraud}${upTo(4)} (?:got|took|has|have) (?:our|my|us|the money)\b`,
]

/** Something that people depend on is gone or broken. */
const FAILURES: readonly RegExp[] = [
  pattern`\b${failures}\b`,
  // Without a possessive, at the start only.
  pattern`^(?:\w+ ){0,3}${things}\b(?: (?:is|are|has|have|was|were|been|got|all|just|now|suddenly|completely|totally))* ${states}`,
  pattern`\b(?:${things}|apps?|teams|outlook|gmail|onedrive|sharepoint|quickbooks|software|erp|program|inbox)\b${upTo(5)} ${states}\b`,
  pattern`\b(?:our|my|the|all|whole|entire|every|of|main) (?:\w+ ){0,3}${things}\b${upTo(4)} ${states}`,
  pattern`\b${supplies}(?:'s|'re| is| are| has been| have been)?(?: (?:all|just|completely|totally))* out\b(?! (?:of (?:date|warranty|scope|contract)|there))`,
  pattern`\bfiles?${upTo(5)} (?:end|ends|ending) (?:in|with) \.\w`,
  pattern`\bfiles?${upTo(6)} \.\w+ (?:extension|ending|suffix)`,
  pattern`\b(?:everything|all) (?:is|got|was|seems) (?:encrypted|gone|locked|frozen)\b`,
  pattern`\b(?:files|data|computers?|servers?) (?:are|is|got|were|was|have been|has been) (?:all )?${lost}\b`,
  pattern`\b(?:we|i|they|he|she)(?:'ve)? (?:have |has |just )?(?:lost|deleted|wiped)${upTo(4)} (?:data|files?|e-?mails?|documents|work|records|photos|backups?)\b`,
  pattern`\b(?:lost|misplaced)(?: \w+){0,3} (?:phones?|laptops?|tablets?|ipads?|thumb drive|usb (?:stick|drive)|security key|badge)\b(?! (?:contract|plan|number|provider|vendor|bill|case|charger)s?\b)`,
  pattern`\b(?:some(?:one|body)|he|she|they)(?: (?:just|accidentally))? (?:deleted|wiped|erased|overwrote) (?:everything|(?:the|our|my|all|every) (?:(?!newsletter)\w+ ){0,2}(?:${confidential}|web ?site))\b`,
  pattern`\b(?:sent|emailed|e-mailed|forwarded|shared)\b${upTo(6)} (?:to )?the wrong (?:person|people|client|customer|patient|address|e-?mail)\b`,
  pattern`\bdropped (?:my|our|the|his|her) (?:\w+ )?${handhelds}\b(?! (?:off|system|line|plan|service|contract|provider)\b)|\b(?:coffee|water|soda|tea|juice)${upTo(2)} (?:on|in|into|over) (?:my|our|the|his|her) (?:\w+ )?(?:keyboard|laptop|computer|server|desktop)\b`,
  pattern`\bdeleting (?:things|files|everything|our|my)\b`,
  pattern`\bnone of (?:our|the|my) (?:\w+ )?${things} (?:will|can|could|would|works?|starts?|opens?|turns?|loads?|responds?)\b`,
  pattern`\bnothing (?:comes|came|turns|turned|boots|starts|loads|prints|opens|will|wo ?n[o']?t)\b`,
  pattern`\bnothing (?:is|has been|was) (?:coming|arriving|getting) (?:in|into|through|out)\b`,
  pattern`\bscreen (?:is|went|goes|turned|just went) (?:\w+ )?(?:black|blue|blank)\b`,
  pattern`\b(?:screens?|monitors?|computers?|pcs?)${upTo(6)} (?:skulls?|countdown|gibberish|pop-?ups?)\b`,
  pattern`\b(?:e-?mails?|messages?|people)${upTo(4)} bounc\w+`,
  pattern`\b(?:web ?site|site|browser)${upTo(3)} (?:shows?|showing|says?|displays?)${upTo(3)} (?:warning|error|not secure|dangerous|deceptive)\b|\b(?:web ?site|site)${upTo(3)} (?:shows?|showing|says?|displays?)(?: (?!(?:up|in|on|how)\b)\w+){0,3} ${defacements}\b`,
  pattern`\bpower (?:just |has |is |was )?(?:went out|gone|cut|outage)\b`,
  pattern`\b(?:water|smoke|sparks?|flames?|steam)${upTo(3)} (?:coming|pouring|dripping|leaking|everywhere|out of|from)\b`,
  pattern`\b(?:smoke|water|fire|flames)${upTo(4)} (?:server|network|wiring) (?:room|closet|cupboard|rack)\b`,
  pattern`\bserver (?:room|closet|cupboard)${upTo(3)} (?:flood|fire|water|smok|hot|burn|leak|overheat|degrees)\w*`,
]

/** People who cannot work, or who ask for help at once. */
const HELPLESSNESS: readonly RegExp[] = [
  pattern`\b${cannot} (?:\w+ )?${usualWork}\b`,
  pattern`\b${cannot} get (?:in|into|on|onto|to (?:our|my|the))\b`,
  pattern`\b(?:nobody|no one)(?: (?:at|in|on|from) (?:the|our) \w+)? can (?!help|tell|say|explain|promise|answer)\w`,
  pattern`\b(?:${nobody} (?:here )?(?:can|is able to|could|are able to)\b(?! (?:we|i|you))|(?:${nobody}|we|i) (?:here )?(?:can ?not|can'?t)) (?:even )?${needed}\b`,
  pattern`\bmails?\b${upTo(4)} ${unsent}\b`,
  pattern`\b${noMore} (?:any |our |my |the |new )*(?:e-?)?mails?\b(?! (?:confirm\w*|from (?:you|cedarline))\b)`,
  pattern`\b(?:nobody|no one|none of us)\b${upTo(5)} (?:has|have|gets?) (?:\w+ )?${supplies}\b`,
  pattern`\b(?:has|have|having|got|gets?|with|there is|there's) no (?:\w+ )?(?:${supplies}|dial tone)\b(?! address)`,
  pattern`\bkick(?:s|ed|ing)? (?:everybody|everyone|us|all|our \w+) (?:out|off)\b`,
  pattern`\b(?:all|every\w+|users|we)${upTo(5)} kicked (?:out|off)\b`,
  pattern`\bneed (?:someone|somebody|help|a technician|an engineer|a person|you)${upTo(3)} (?:now|immediately|asap|right away|urgently)\b`,
  pattern`(?<!\bnot |\bhow |\bnothing |\bnon |\bno |n't )\burgent(?:ly)?\b(?! (?:care|request))`,
]

/** Faults that come and go, and doors left open: the question may be how to end them for good. */
const RECURRING: readonly RegExp[] = [
  pattern`\b(?:fired|quit|left (?:(?!column|side|corner|menu|bar)\w+ ){0,4}and|(?:who|he|she|they|employee|worker|manager|admin|guy|some(?:one|body)) (?:\w+ )?left|ex|former|terminated)\b${upTo(6)} still (?:has|have|had|can) (?:\w+ )?(?:access|keys?|passwords?|our|log)\b`,
  pattern`\bkeeps? (?:on )?(?:re-?boot|restart|crash|freez|break|shutting|redirect|disconnect|dropping|cutting|hanging|kicking|locking|dying)\w*`,
  pattern`\b(?:internet|wi-?fi|connection|calls?|vpn)${upTo(2)} (?:drops?|dropped|dropping|cuts? out)\b`,
]

const OTHER_DOWN = new RegExp(`\\b${otherDown}`, 'g')
const WHAT_IF = pattern`(?:^|\b)${whatIf}\b|^(?:are|is) (?:our|my|your)\b(?!.*\bdown\b)`

/** Whether the phone number and the emergency line come first in the answer. */
export function isEmergency(text: string): boolean {
  return isReport(read(text))
}

function isReport(plain: string): boolean {
  return kindOf(plain) !== null || matches(RECURRING, plain)
}

/** What somebody needs help with now; null for "do you protect us against ransomware". */
export type Trouble = 'attack' | 'failure'

export function troubleOf(text: string): Trouble | null {
  const plain = withoutMonthsAgo(read(text))
  return WHAT_IF.test(plain) ? null : kindOf(plain)
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
  return withoutDenials(withoutYearsAgo(flatten(text)))
}

function isFailure(plain: string): boolean {
  return (
    matches(FAILURES, plain) ||
    matches(HELPLESSNESS, plain) ||
    /\bdown\b/.test(plain.replace(OTHER_DOWN, ' '))
  )
}

function matches(patterns: readonly RegExp[], plain: string): boolean {
  return patterns.some((one) => one.test(plain))
}

/** Terse reports of people in a hurry: "email is down", "site sends me to a casino". */
const ABOUT_A_THING = pattern`^(?:\w+ )?${things}\b`
const THEIRS =
  /\b(?:whole|entire|everybody|everyone|nobody|every|we|our|ours|us|my|i|me|he|she|his|her|they|their|nuestr\w+|mi|mis|me|nos|tenemos)\b|^\W*help\b|\blocked out\b/

/** Whether someone reports an emergency of their own, however long ago. */
export function isInTrouble(text: string): boolean {
  const plain = flatten(text)
  return isReport(withoutDenials(plain)) && (THEIRS.test(plain) || ABOUT_A_THING.test(plain))
}
