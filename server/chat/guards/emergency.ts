// Recognizes people who may need a person now (decisions.md, Chat). False alarms are better than misses.
import { flatten } from './deobfuscate'

const PATTERNS: readonly RegExp[] = [
  /\b(?:breach\w*|ransom\w*|hack(?:s|ed|ing|ers?)|attack(?:ed|ers?)|unauthori[sz]ed|virus(?:es)?|malware|trojan|outages?|emergenc\w+|compromised|encrypted (?:our|my|all|everything)|(?:everything|all) (?:is|got|was|seems) (?:encrypted|gone|locked|frozen)|(?:want|wants|demand|demands|demanding) (?:bitcoin|money|a ransom)|(?:files|data|computers?|servers?) (?:are|is|got|were|was|have been|has been) (?:all )?(?:encrypted|stolen|gone|lost|locked|deleted|wiped|frozen)|data leak\w*|leaked|stole|stolen|intruders?|under attack|being attacked|cyber ?-?attack\w*|ddos)\b/,
  /\b(?:can ?not|can'?t|cant|unable to|nobody can|no one can|not able to) (?:\w+ )?(?:work|log ?in|sign ?in|log on|access|open (?:any|our)|reach (?:our|the)|connect|print anything|take payments|send (?:e?mail|anything))\b/,
  /\b(?:nothing (?:is )?work(?:s|ing)|stopped working|not working|does ?n[o']?t work|isn'?t working|broken down|crash(?:ed|ing|es)|no (?:internet|network|connection|wifi)|offline|blue screen|lost (?:the )?connection|lost all (?:our|my))\b/,
  /\b(?:broke|broken|got|someone(?: is)?|somebody(?: is)?) (?:in|into) (?:to )?(?:our|my|the)\b|\bclicked (?:on )?(?:a|the|an|some)?\s?(?:\w+ )?(?:link|attachment|phish)/,
  /\b(?:hackeado|hackearon|virus|ciberataque|emergencia|caido|caida|no funciona|no podemos trabajar|no puedo trabajar|robaron|secuestr\w+)\b/,
]
// Things that visitors depend on, and states that mean trouble.
const THING =
  '(?:files?|data|documents?|e-?mails?|mailbox|accounts?|servers?|internet|wi-?fi|network|phones?|phone system|phone lines?|website|site|systems?|computers?|laptops?|pcs|machines|drives?|shares?|database|vpn|registers?|tills?|card readers?|(?:card )?terminals?|scanners?|screens?|monitors?|backups?|nas|domain|firewalls?|routers?|switch(?:es)?|access points?|racks?|modems?|printers?|everything)'
const STATE =
  "(?:locked out|dead|died|dies|dying|gone|missing|encrypted|locked|frozen|froze|hijacked|defaced|infected|tampered|compromised|vanished|disappeared|unreachable|failed|failing|smoking|on fire|burn(?:t|ed|ing)|flood(?:ed|ing)|under water|soaked|overheating|gibberish|garbled|scrambled|corrupt(?:ed)?|stopped(?=$| (?:this|today|since|again|at|after|an?) )|wiped|deleted|(?:won'?t|will not|does ?n[o']?t|do ?n[o']?t|did ?n[o']?t|refuses to|fails to|stopped) ?(?:even )?(?:boot|start|turn|load|open|connect|respond|come|power|work|mount)\\w*|not (?:boot|start|load|respond|turn)ing|(?:weird|strange|odd|different|new|unknown) (?:file )?(?:extension|ending|name)s?)"
const TROUBLE: readonly RegExp[] = [
  // Without a possessive.
  new RegExp(
    `^(?:\\w+ ){0,3}${THING}\\b(?: (?:is|are|has|have|was|all|just|completely|totally))* ${STATE}`,
  ),
  /\b(?:water|smoke|sparks?|flames?|steam)(?: \w+){0,3} (?:coming|pouring|dripping|leaking|everywhere|out of|from)\b|\bserver (?:room|closet|cupboard)(?: \w+){0,3} (?:flood|fire|water|smok|hot|burn|leak)\w*/,
  /\bpower (?:just |has |is |was )?(?:went out|gone|cut|outage)\b|\bnothing (?:comes|came|turns|turned|boots|starts|loads|prints|opens|will|wo ?n[o']?t)\b/,
  /\bkeeps? (?:on )?(?:re-?boot|restart|crash|freez|shutting|redirect|disconnect|dropping|kicking|locking|dying)\w*/,
  /\b(?:we|i|they|he|she)(?:'ve)? (?:have |has |just )?(?:lost|deleted|wiped)(?: \w+){0,4} (?:data|files?|e-?mails?|documents|work|records|photos|backups?)\b/,
  /\b(?:pay|paying)\b(?: \w+){0,6} (?:back|unlock\w*|decrypt\w*|released?)\b/,
  /\b(?:e-?mails?|messages?|invoices?)(?: \w+){0,6} (?:i|we|he|she|they|nobody) (?:here )?(?:never|did ?n[o']?t) (?:sent|send|wrote|write)\b/,
  /\b(?:anti-?virus|defender|security software)(?: \w+){0,5} (?:warning|alert|popping|pops|detect|screaming|red|found|quarantin)\w*/,
  /\bgot hit\b|\b(?:vanished|disappear(?:ed|ing))\b|\bdeleting (?:things|files|everything|our|my)\b|\blost (?:power|internet|connection)\b/,
  /\b(?:can ?not|can'?t|cant|unable to) get (?:in|into|on|onto|to (?:our|my|the))\b|\b(?:nobody|no one)(?: (?:at|in|on|from) (?:the|our) \w+)? can (?!help|tell|say|explain|promise|answer)\w/,
  /\b(?:signed|logged) ?(?:in|into|in to)\b(?: \w+){0,3} (?:our|my)\b|\bsend(?:s|ing)? (?:out )?(?:spam|phishing)\b|\b(?:some(?:one|body)|they|hackers?) (?:just |has |have )?(?:tried|trying|attempt\w*) to (?:change|get|log|access|transfer|withdraw|break)\b/,
  /\bscreen (?:is|went|goes|turned|just went) (?:\w+ )?(?:black|blue|blank)\b|\bkick(?:s|ed|ing)? (?:everybody|everyone|us|all|our \w+) (?:out|off)\b|\b(?:e-?mails?|messages?|people)(?: \w+){0,4} bounc\w+/,
  /\b(?:web ?site|site|browser)(?: \w+){0,3} (?:shows?|showing|says?|displays?)(?: \w+){0,3} (?:warning|error|not secure|dangerous|deceptive)\b|\b(?:internet|wi-?fi|connection|calls?|vpn)(?: \w+){0,2} (?:drops?|dropped|dropping|cuts? out)\b/,
  /\b(?:screens?|monitors?|computers?|pcs?)(?: \w+){0,6} (?:skulls?|countdown|gibberish)\b/,
  /\bneed (?:someone|somebody|help|a technician|an engineer|a person|you)(?: \w+){0,3} (?:now|immediately|asap|right away|urgently)\b|(?<!\bnot |\bnothing |\bnon |\bno |n't )\burgent(?:ly)?\b(?! (?:care|request))/,
  /\blocked out of\b|\b(?:stealing|steals|exfiltrat\w+|leaking)\b/,
  new RegExp(
    `\\b(?:our|my|the|all|whole|entire|every|of|main) (?:\\w+ ){0,3}${THING}\\b(?: \\w+){0,4} ${STATE}`,
  ),
  /\b(?:nobody|no one|none of (?:us|my|our)(?: \w+)?|not one of us|everyone is unable|we|i) (?:here )?(?:(?:can|is able to|could|are able to)\b(?! (?:we|i|you))|can ?not|can'?t|cant) (?:even )?(?:get (?:online|on|in|into|to)|work|print|log|sign|connect|call|reach|open|access|use|see our|receive|send)\b/,
  /\b(?:some(?:one|body)(?: else)?|a stranger|strangers|hackers?|criminals?|they) (?:is|are|has|have|was|were|got|just|seems|might be|may be|keeps?) (?:\w+ ){0,3}(?:logged|logging|reading|using|controll\w+|moving|access\w*|sending|chang\w+|taken?|took|inside|in|into) (?:\w+ ){0,3}(?:my|our|his|her|the company)\b/,
  /\b(?:nobody|no one|none of us)\b(?: \w+){0,5} (?:has|have|gets?) (?:\w+ )?(?:phones?|internet|e-?mails?|network|connection|power)\b/,
  /\b(?:has|have|having|got|gets?|with|there is|there's) no (?:\w+ )?(?:phones?|internet|e-?mails?|network|connection|power|dial tone)\b/,
  /\b(?:mouse|cursor|pointer|windows?|computer|screen|programs?)\b(?: \w+){0,4} (?:by itself|by themselves|on its own|on their own)\b|\bopened (?:\w+ ){0,4}(?:attachment|link)\b/,
  /\b(?:gave|given|entered|typed|shared|told|sent|handed)(?: \w+){0,4} (?:passwords?|login|credentials|codes?|pin|bank details|credit card)\b/,
  /\b(?:wired|paid|sent|transferred|lost)(?: \w+){0,4} (?:money|funds|invoice|dollars|payment|to)(?: \w+){0,6} (?:fraud\w*|scam\w*|fake|crook\w*|thie\w+|wrong|impost\w+)|\b(?:fraud\w*|scam\w*)(?: \w+){0,4} (?:got|took|has|have) (?:our|my|the) money\b/,
  /\b(?:note|message|screen|popup|pop-up|email|they|someone|it)(?: \w+){0,4} (?:asks?|asking|says|demand\w*|wants?|saying)(?: \w+){0,5} (?:bitcoin|ransom|pay|money|crypto)/,
  /\b(?:no hay|no tenemos|sin) (?:internet|sistema|red|correo|conexion)\b|\bno (?:enciende|arranca|responde|abre|carga|podemos)\b|\b(?:se )?(?:perdimos|perdi|urgente|cayo|robo|estafaron|bloquearon|entraron)\b/,
]
// "Down" is a direction more often than a state.
const DOWN = /\bdown\b/
const OTHER_DOWN =
  /\b(?:cut|cutting|scroll|scrolling|scale|calm|settle|slow|slows|slowed|write|written|wrote|narrow|sit|lay|further|up and|ups and|break|breaking|walk|wind|drill|boil|step|note|track|trickle|upside|way|road)(?: \w+)? down\b|\bdown (?:the|to|payment|side|town|there|from|on price|syndrome)\b/g

const WHAT_IF =
  /\bhow you\b|\b(?:how|what) (?:do|would|can|could|will|should|does) (?:you|your|we|i)\b|\b(?:do|would|will|does) (?:you|u|your|our|my|a|an|the|it|someone|somebody|anyone)\b|\b(?:what )?if\b|\bin case\b|^(?:are|is) (?:our|my|your)\b/

/** Whether the question is hypothetical, such as "do you protect us against ransomware". */
export function isHypothetical(text: string): boolean {
  return WHAT_IF.test(flatten(text))
}

// Visitors who say that it is not an emergency are believed; the rest of the message still counts.
const DENIED = /\b(?:not|isn.?t|don.?t)(?: (?:have|really|exactly))*(?: an)? emergency\b/g

/** Whether the phone number and the emergency line come first in the answer. */
export function isEmergency(text: string): boolean {
  const plain = flatten(text).replace(DENIED, ' ')
  return (
    PATTERNS.some((pattern) => pattern.test(plain)) ||
    TROUBLE.some((pattern) => pattern.test(plain)) ||
    DOWN.test(plain.replace(OTHER_DOWN, ' '))
  )
}

/** Terse reports of people in a hurry: "email is down", "site sends me to a casino". */
const ABOUT_A_THING = new RegExp(`^(?:\\w+ )?${THING}\\b`)
const THEIRS =
  /\b(?:whole|entire|everybody|everyone|nobody|every|we|our|ours|us|my|i|me|he|she|his|her|they|their|nuestr\w+|mi|mis|me|nos|tenemos)\b|^\W*help\b/

/** Whether someone reports an emergency of their own. */
export function isInTrouble(text: string): boolean {
  const plain = flatten(text)
  return isEmergency(text) && (THEIRS.test(plain) || ABOUT_A_THING.test(plain))
}
