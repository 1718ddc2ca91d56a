// Expressions for a visitor's own affairs: days off, complaints, bills, and whose customer somebody is.
import { twoClausePhrases, workers } from './clause-phrases'
import { oneOf } from './wording'

const bill = oneOf`invoices?, bills?`
const own = oneOf`my, our, the, your, this, that, an?, my cedarline, our cedarline`
const payingWith =
  '(?: (?:here|online|with|by|over|through) (?:(?:an?|the) )?(?:(?:credit|debit) )?(?:cards?|check|ach|phone)|(?: here| online))?'

const detail =
  '(?:(?:e ?mail|phone|cell|street|last|first) )?(?:address|e ?mail|number|name|date|link)'
const kind = '(?:(?:job|contact|support|request) )?'
/** An application of a whole company is software, and its forms are its own. */
const request = `(?:(?:my|our|the) (?:\\w+ )?(?:tickets?|requests?)(?! forms?\\b)|my ${kind}(?:application|form))`
const sent = `the ${kind}(?:application|form)(?= (?:that )?(?:i|we)\\b| *$)`
const inRequest = `(?:in|on) (?:${request}|${sent})`

const here = '(?:here|(?:on|through) (?:your|this) (?:web ?)?(?:site|page))'

const holidays = oneOf`
  july (?:4|4th|fourth), (?:4th|fourth) of july, new years?(?: s)?(?: (?:day|eve))?, (?:labor|memorial|independence|mlk|presidents?|veterans|columbus|boxing|martin luther king(?: jr)?)(?: s)? day, good friday, juneteenth,
  hanukkah, diwali, passover, rosh hashanah, yom kippur, eid, dec(?:ember)? (?:24|25)(?:th)?, (?:24|25)(?:th)? (?:of )?dec(?:ember)?, (?<=\b(?:on|open|closed) )black friday`
const daysOff = oneOf`${holidays}, christmas, xmas, thanksgiving, easter, holidays?, vacation`

/** Not what somebody has with another company, named before or after. */
const others =
  '\\b(?:current|old|existing|previous|other|another|our|spectrum|comcast|verizon) (?:\\w+ )?(?:providers?|msps?|compan(?:y|ies)|vendors?|isps?|guys?|contract|lease)\\b'
const notTheirs = `(?!.*${others})(?<!${others}.*)`
/** A time that a contract may last. */
const term =
  '(?:an?|one|two|three|five|\\d+|several|multiple|many|(?:a )?(?:few|couple)(?: of)?) (?:full )?(?:year|month)s?'

export const affairPhrases: readonly (readonly [RegExp, string])[] = [
  // How long one is bound, and not how long anything takes.
  [
    new RegExp(
      `(?:\\b(?:sign(?:ed|ing)?(?: up| on)?|commit(?:ted|ting|ment)?(?: to (?:you|this))?|(?:lock|tie)(?:d|ed)? (?:in|down)(?: to (?:you|this))?|bound|stuck with you) (?:for|to) (?:at least |a minimum of )?${term}\\b|\\b(?:one|two|three|five|multi|\\d+|twelve) (?:year|month) (?:contracts?|commitments?|agreements?|terms?|deals?)\\b)${notTheirs}`,
      'g',
    ),
    'minimum term',
  ],
  [
    new RegExp(
      `^(?:(?:hi|hello|hey|wow|thanks|thank you|and|but|i|just|want(?:ed)?|to|say|that|btw) )*your (?:(?:last|other|new) )?${workers} (?:you sent )?(?:was|were|is|are)(?: (?:so|very|really|super|extremely|absolutely|just))* (?:great|awesome|amazing|fantastic|wonderful|excellent|helpful|nice|kind|friendly|patient|the best|good|polite|a lifesaver)\\b(?! (?:at|with|enough|in|to)\\b)`,
      'g',
    ),
    'thank you',
  ],
  ...twoClausePhrases,
  // Leaves a list; the small words make the difference to one who joins it.
  [
    /\b(?:(?:take|get|remove|strike|drop) (?:me|us|my (?:name|email|address)) (?:off|from|out of)|(?:get|be|come|want|opt) (?:off|out)(?: of)?|(?:do not|dont|no longer|not) (?:want|need|interested in)(?: (?:to )?(?:get|have|receive|read|getting|receiving))?|(?:leave|quit)(?! (?:\w+ )?list\b))(?= (?:\w+ )?(?:mailing )?(?:list|newsletter|mailings?)\b)/g,
    'unsubscribe from',
  ],
  [
    /(?:\b(?:we|i) (?:(?:are|am|had to|have to|will|just) )*(?:let|letting)|^letting)(?! (?:\w+ ){0,3}(?:lease|contract|domain|licenses?|subscription|provider|vendor|firm|company|servers?|computers?|site|website|equipment) go\b)(?: (?!us\b|me\b|it\b|the\b|this\b|that\b)\w+){0,3} go\b(?! (?:to|home|remote|online|offline|live|through|too|into|out|back|over|ahead|by|from|without|wild|unnoticed)\b)/g,
    'we dismissed leaver',
  ],
  [
    /\b(?:some(?:one|body)|(?:an?|our|the|one of our) (?:employees?|workers?|colleagues?|manager|assistant|bookkeeper)) (?:was|were|is|is being|got|has been) let go\b/g,
    'we dismissed leaver',
  ],
  [
    /\b(?:contract|agreement) (?:length|term|duration)\b|\b(?:length|duration|term) of (?:an?|the|your|our) (?:contract|agreement)s?\b(?! with\b)/g,
    'minimum contract length',
  ],
  [
    /\b(?:suppose|say|if|when|once|after) (?:we|i) (?:sign|hire you|say yes)(?= *$| (?:then|what|with|today|now|and)\b)/g,
    'onboarding',
  ],
  [
    new RegExp(
      `\\bwrong ${detail} (?=(?:(?:is|was) )?${inRequest}\\b)|(?<=\\b${request}(?: (?:i|we) (?:just )?(?:sent|submitted|filled (?:in|out))(?: (?:to )?you)?)? (?:has|shows|says) (?:an?|the) )wrong (?!date\\b|link\\b)${detail}(?: |$)|\\b${detail} (?=${inRequest} (?:is|was) (?:the )?wrong\\b)`,
      'g',
    ),
    'typo ',
  ],
  [
    /\b(?=take|accept)(?<=\b(?:you|u|yall|also) )(?:take|accept) (?:amex|american express|visa|mastercard|discover|paypal|venmo|zelle)\b(?! (?:on|in|through)\b)/g,
    'accept payment methods',
  ],
  [
    /\b(?:call|contact|deal with|talk to) (?!you\b|me\b|us\b|your\b)(?:(?:our|the) )?(?!office\b|(?:customers|clients|patients|employees|people|candidates)\b)\w+ (?:for us|on our behalf)\b/g,
    'call our software vendors for us',
  ],
  [
    /\byou (?:put|install|use|run|place)(?: (?:an?|any|some))? (?:spyware|keyloggers?)\b/g,
    'you track or monitor employees',
  ],
  [
    /\b(?<!\b(?:before|until|than) you )sell (?:us|me)\b(?! (?:on|out|an? (?:\w+ )?(?:web ?)?site)\b)/g,
    'vendorpitch',
  ],
  [/\byou (?:screw|mess)(?:ed)? (?:it |things |something )?up\b/g, 'you break something'],
  [/\bwhoever is in charge\b/g, 'human please'],
  [/\bhead honcho\b|\b(?:big|top) boss\b/g, 'boss'],
  [/\b(?:send|write)(?:s|ing)? (?:e ?)?mails? as (?:us|me|our \w+)\b/g, 'spoof email'],
  // That of an accountant.
  [
    /\bwisps?\b(?! (?:is|internet|isp|provider|connection)s?\b)(?<!\b(?:internet|wireless|fiber|isps?)\b.*)(?!.*\b(?:internet|wireless|fiber|broadband|voip|connection|down|goes out|slow|outages?)\b)/g,
    'written information security plan',
  ],
  // A wish, and the visitor's own days off.
  [
    new RegExp(
      `^(?:happy|merry) ${daysOff}(?: (?:to you(?: all| guys)?|everyone|all|folks|team|guys))*$`,
      'g',
    ),
    'hello',
  ],
  [new RegExp(`\\b(?:happy|merry) ${daysOff}\\b`, 'g'), ''],
  [
    new RegExp(
      `\\b(?:i|we|(?:my|our) \\w+) (?:(?:am|are|is|was|were|be|will be) )?(?:on|(?:off|closed?|out|away) (?:on|for|over)) (?:a |the |my |our )?${daysOff}\\b|\\b(?:after|before|during|on) (?:my|our) (?:holidays?|vacation)\\b`,
      'g',
    ),
    '',
  ],
  [new RegExp(`\\b${holidays}\\b`, 'g'), 'holiday'],
  // In a few words: "and on Christmas?", "closed Labor Day".
  [
    /^(?:(?:and|what about|how about|on|for|closed|open) )*(?:the )?(?:holidays?|christmas|xmas|thanksgiving|easter)(?: (?:day|eve))?(?: (?:too|as well|also))?$/g,
    'are you open on holidays',
  ],
  // Not the customers of a visitor, nor the bill of somebody else.
  [
    new RegExp(
      `^(?:where (?:do|can) (?:i|we) pay|(?:can (?:i|we) )?pay by (?:credit )?card|(?:(?:how|where) to )?pay (?:(?:my|our|an?|the) )?${bill})$|\\b(?:(?:where|how) (?:do|can|could|should)|can|(?:how|where) to) (?:i|we) pay ${own} ${bill}${payingWith}(?: (?:from you|please|thanks?|thank you))*(?= *$)|\\b(?:i|we) (?:just )?(?:need|want|have|(?:would )?like) to pay ${own} ${bill}\\b|\\bwhere (?:do|can) (?:i|we) pay(?= you *$)|(?<=\\b${bill} from (?:you|cedarline)\\b.*)\\b(?:where|how) (?:do|can) (?:i|we) pay$|\\b(?:where|how) (?:do|can|could|should) (?:i|we) pay ${own} ${bill}\\b(?: (?:here|online))?(?: (?:please|thanks?|thank you))*|\\bcan (?:i|we) pay (?:${own} ${bill} )?(?:by card )?${here}(?: (?:by|with) (?:a )?(?:credit )?card)?(?= *$)`,
      'g',
    ),
    'payhere',
  ],
  // Who changes providers or offices; a shift of a job has no direction. Those of the visitor's own people are no job.
  [
    /\bshift(?:s|ing|ed)?(?= (?:to|from|away|over|us|our|the|everything|providers?|offices?|companies|vendors?)\b)|\blift and shift\b/g,
    'move',
  ],
  [
    /\bwe (?:(?:work|run|have|operate)(?: in)? )(?:(?:two|three|night|day|several|rotating|2|3) )*shifts\b|(?<=\bour )(?:(?:first|second|third|night|day|late|evening) )?shifts?\b/g,
    'staff',
  ],
  [/\b(?:has|have|with) (?:nobody|no ?one) to call\b/g, 'need support'],
]
