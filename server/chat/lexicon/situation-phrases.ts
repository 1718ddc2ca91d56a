// Expressions for what somebody is up to, which a single word of them does not tell. Read before the other phrases.
import { positionPhrases } from './position-phrases'
import { oneOf } from './wording'

const loads = oneOf`
  sites?, websites?, pages?, computers?, laptops?, pcs?, servers?, files?, images?, pictures?, e ?mails?, outlook, excel,
  quickbooks, teams, internet, wi ?fi, network, printers?, systems?, software, programs?, apps?, log ?in, everything`
const loading = oneOf`open, load, start, boot, come up, show, print, save, sync`
const takesLong = '(?:takes?|taking|took) (?:forever|ages|an eternity|(?:so|too|very|really) long)'

const workers = oneOf`guys?, tech(?:nician)?s?, engineers?, people, team, crew, m[ae]n`
const missed = oneOf`
  (?:was|were) (?:supposed|scheduled|meant) to (?:be here|come|call|arrive|show), (?:is|was|are|were) (?:(?!available|here|working|always)\w+ ){0,3}late\b(?! (?:at|in|shifts?)\b),
  (?:did not|didnt|has not|hasnt|have not|havent|never) (?:come|came|show(?:ed|n)?|call(?:ed)?|arrived?), (?:is|are) (?:still )?not here`
const sites = oneOf`web ?(?:sites?|pages?), home ?pages?, seo, google ads, marketing`
const industries = oneOf`
  law (?:firm|office|practice)s?, lawyers?, attorneys?, dentists?, dental (?:office|practice|clinic)s?, non ?profits?,
  accountants?, accounting firms?, cpas?, (?:retail )?(?:store|shop)s?, warehouses?`

const bill = oneOf`invoices?, bills?`
const own = oneOf`my, our, the, your, this, that, an?, my cedarline, our cedarline`
const payingWith =
  '(?: (?:here|online|with|by|over|through) (?:(?:an?|the) )?(?:(?:credit|debit) )?(?:cards?|check|ach|phone)|(?: here| online))?'

const holidays = oneOf`
  july (?:4|4th|fourth), (?:4th|fourth) of july, new years?(?: s)?(?: (?:day|eve))?, (?:labor|memorial|independence|mlk|presidents?|veterans|columbus|boxing|martin luther king(?: jr)?)(?: s)? day, good friday, juneteenth,
  hanukkah, diwali, passover, rosh hashanah, yom kippur, eid, dec(?:ember)? (?:24|25)(?:th)?, (?:24|25)(?:th)? (?:of )?dec(?:ember)?, (?<=\b(?:on|open|closed) )black friday`
const daysOff = oneOf`${holidays}, christmas, xmas, thanksgiving, easter, holidays?, vacation`

export const situationPhrases: readonly (readonly [RegExp, string])[] = [
  ...positionPhrases,
  // What loads or runs; a project or an answer takes long as well.
  [
    new RegExp(
      `(?=t(?:ak|ook))(?<=\\b${loads}(?: (?:is|are|just|always|often|now))* )${takesLong}(?: to (?:respond|${loading}))?\\b|\\b${takesLong} to ${loading}\\b`,
      'g',
    ),
    'slow',
  ],
  // Our guides for these say nothing of websites.
  [
    new RegExp(
      `\\b(?:for (?:(?:an?|the|my|our|small) )*|(?:we|i) (?:(?:are|am|run|own|have) )?(?:(?:an?|the|my|our|small) )+)${industries}\\b(?:(?=.*\\b${sites}\\b)|(?<=\\b${sites} .*))`,
      'g',
    ),
    '',
  ],
  [/\bx rays?\b/g, 'xray'],
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
  [
    /\byou (?:guys |people |all )?still (?:have not|havent|did not|didnt) (?:fix(?:ed)?|repair(?:ed)?|resolved?|solved?)\b.*/g,
    'i have a complaint',
  ],
  // Nobody came, or called.
  [
    new RegExp(
      `\\b(?:your (?:\\w+ )?${workers}|the (?:tech(?:nician)?|engineer)s?)(?: you sent)? ${missed}(?: (?!(?:what|which|how|when|where|can|do|does|we)\\b)\\w+)*`,
      'g',
    ),
    'i have a complaint',
  ],
  // Not the customers of a visitor, nor the bill of somebody else.
  [
    new RegExp(
      `^(?:where (?:do|can) (?:i|we) pay|(?:can (?:i|we) )?pay by (?:credit )?card|(?:(?:how|where) to )?pay (?:(?:my|our|an?|the) )?${bill})$|\\b(?:(?:where|how) (?:do|can|could|should)|can|(?:how|where) to) (?:i|we) pay ${own} ${bill}${payingWith}(?: (?:from you|please|thanks?|thank you))*(?= *$)|\\b(?:i|we) (?:just )?(?:need|want|have|(?:would )?like) to pay ${own} ${bill}\\b|\\bwhere (?:do|can) (?:i|we) pay(?= you *$)|(?<=\\b${bill} from (?:you|cedarline)\\b.*)\\b(?:where|how) (?:do|can) (?:i|we) pay$|\\b(?:where|how) (?:do|can|could|should) (?:i|we) pay ${own} ${bill}\\b(?: (?:here|online))?(?: (?:please|thanks?|thank you))*|\\bcan (?:i|we) pay (?:${own} ${bill} )?here(?: (?:by|with) (?:a )?(?:credit )?card)?(?= *$)`,
      'g',
    ),
    'payhere',
  ],
  // Who changes providers or offices; a shift of a job has no direction. Those of the visitor's own people are no job.
  [
    /\bshift(?:s|ing|ed)?(?= (?:to|from|away|over|our|the|everything|providers?|offices?|companies|vendors?)\b)|\blift and shift\b/g,
    'move',
  ],
  [
    /\bwe (?:(?:work|run|have|operate)(?: in)? )(?:(?:two|three|night|day|several|rotating|2|3) )*shifts\b|(?<=\bour )(?:(?:first|second|third|night|day|late|evening) )?shifts?\b/g,
    'staff',
  ],
  [/\b(?:has|have|with) (?:nobody|no ?one) to call\b/g, 'need support'],
  // Who wants something of a client of ours, rather than of us.
  [
    /\b(?:i (?:am )?|im )an? (?:\w+ )?(?:patient|customer|client|tenant) (?:of|at) (?:(?:an?|the|one of|some) )?(?:\w+ ){0,2}?(?:(?:that |which |who )?you (?:support|serve|work (?:for|with)|look after)|your clients?)\b(?!.*\b(?:quotes?|prices?|pricing|same|hire|i (?:own|run|have)|for (?:my|our))\b).*|\bmy (?:dentist|doctor|lawyer|attorney|accountant|cpa|clinic|pharmacy|bank|school) uses you (?:so |and )?(?:can|could|may|how (?:do|can)|where (?:do|can)) i (?:\w+ )?(?:see|get|have|access|find|download) my (?!own\b|options?\b|(?:\w+ )?(?:office|shop|store|business|company|firm|clinic|practice|team|staff|website|computers?|quote)\b).*/g,
    'i have a complaint',
  ],
  // How old a copy is at most, rather than how often it is tested.
  [
    /\bhow (?:often|frequently) (?:do|does|will|would|are|is) (?:\w+ ){0,3}?(?:back(?:ed)? up|backups? (?:run|made|done|taken))\b/g,
    'backupcadence',
  ],
  // Not what becomes of a number that was left with us.
  [
    /\b(?:(?<!\b(?:do|will|would) (?:you|u) )keep|port|transfer) (?:our|my|all|the) (?:(?:phone|telephone|cell|fax|existing|old|same|current|main|office|business) )*numbers?\b(?! (?:private|confidential|safe|secret|secure|for|in|on|from|out)\b)/g,
    'voip portnumber',
  ],
  [/\bip address(?:es)?\b/g, 'ipaddress'],
  [/\bcode reviews?\b/g, 'codereview'],
  [/\bnot charge(?= *$| (?:any ?more|at all|and|since|when)\b)/g, 'not poweron'],
  [/\b(?:which|what) ((?:\w+ ){1,3})(?:do|would|can) you (?:recommend|suggest)\b/g, 'pointto $1'],
  [
    /\b(?:can|could|may) (?:i|we) (?:just |also )?(?:visit|(?:walk|come|drop|stop|swing) (?:in|by|over))\b/g,
    'visittheoffice',
  ],
  [
    /\byour (?:ticket(?:ing)?|helpdesk|monitoring|billing|crm) (?:system|software|tool|platform)\b/g,
    'productname',
  ],
  [
    /\b(?:quarterly|annual|yearly|monthly|regular|business|access|performance|design) reviews?\b/g,
    'checkup',
  ],
  [
    /\b(?:take|get|remove|strike) (?:me|us|my (?:name|email|address)) (?:off|from)(?= (?:\w+ )?(?:mailing )?(?:list|newsletter|mailings?)\b)/g,
    'unsubscribe from',
  ],
  [/\btext (?:you|u|yall)\b/g, 'textyou'],
  [/\b(reject|accept) all(?= *$| cookies\b)/g, '$1 cookies'],
  [/\bdress code\b/g, 'dresscode'],
  [/(?<=\b(?:is|are|you|your \w+) )licensed\b/g, 'certified'],
  // That of a new employee; an office moves too.
  [
    /\b(?:relocation(?= (?:paid|costs?|assistance|package|bonus)| *$)|(?<=\b(?:pay|offer) (?:\w+ )?)relocation\b)(?<!\b(?:office|our|servers?|equipment|data|help with)\b.*)(?!.*\b(?:office|our|servers?|equipment|data)\b)/g,
    'jobrelocation',
  ],
  [
    /(?<=\b(?:my|a|the|second|external|new|two|dual) )monitors?\b(?! (?:our|the|my|your|all|every)\b)/g,
    'screen',
  ],
  // A product, rather than how we respond.
  [/(?<=\b(?:with|in|on|using|use|know) )react\b/g, 'reactjs'],
  // What a client keeps who goes elsewhere.
  [
    /\b(?:if|when|once|after) (?:we|i) (?:leave(?: you)?|part ways|change providers|switch providers|move on|go elsewhere|stop working with you)(?= *$| (?:you|and|or|do|will|is|are|can|one day|some day)\b)/g,
    'leavingyou',
  ],
  [/\b(?:iphone|ipad|ios|android|mobile|phone) apps?\b/g, 'mobileapp'],
  [
    /\b(?:send|sending|dispatch) (?:some(?:one|body)|anyone|(?:an?|your|the) (?:\w+ )?(?:guys?|techs?|technicians?|engineers?|persons?))\b(?!(?: here| guys?)? (?:an?|the|some|our|this|that|my)\b)(?: (?:out|over|by|here|(?:to|at) (?:us|me|our \w+|my \w+)))*/g,
    'onsite visit',
  ],
  // Not "hours".
  [/(?<=\b(?:talk|speak) (?:to|with) )(?:your |the )?hr\b/g, 'a person'],
  [/\bhr (?=(?:software|systems?|platforms?|apps?|tools?)\b)/g, ''],
  [/\b(?:to|with|from|for|your|the) hr\b/g, 'humanresources'],
  // Reviews of the visitor's own business, not of ours.
  [
    /\b(?:(?<!\b(?:you|where (?:can|do|could) (?:i|we)) )(?:get|getting|collect|gather|win|ask(?:ing)? (?:\w+ )?for)|get (?:us|me)) (?:our |my )?(?:(?!your\b)\w+ )?reviews\b/g,
    'customerreviews',
  ],
  // Somebody else's services, not what our clients would say of ours.
  [
    /\b(?:recommend|suggest|refer)(?: (?:us|me))?(?: to)? (?:an?|any|some|another|other)(?: (?:good|other))?\b/g,
    'pointto another',
  ],
  [
    /\b(?:did|do|does|was|were|is|are) (?:they|he|she|the (?:client|customer|owner)s?) (?:really )?(?:like|love|happy|satisfied|pleased)\b/g,
    'theyliked',
  ],
  [/\bwho (?:does|handles|takes|is responsible for) (?:what|which)\b/g, 'divisionoflabor'],
  // Who owns something, rather than what somebody else writes in a name.
  [
    /\bin (?:whose|(?<=\b(?:is|are|be|stays?|licenses?|accounts?|domains?|subscriptions?) in )(?:our|my|the company)) (?:own )?names?\b/g,
    'ourname',
  ],
  // The stop words make the difference.
  [
    /(?<!\b(?:wo n?t|won t|will not|does not|doesn t|not) )\b(?:turn|switch|power|shut)(?:ed|ing|s)? ((?:(?!over\b)\w+ ){0,3}?)(?:off|down)\b/g,
    '$1poweroff',
  ],
  [
    /\b(?:turn|switch|power)(?:ed|ing|s)? ((?:(?!over\b)\w+ ){0,3}?)(?:back )?on\b|(?<!\b(?:a|an|i|we|us|to) )\b(?:boot|start|power)(?:s|ed|ing)? up\b|\bboot(?:s|ed|ing)?\b/g,
    '$1poweron',
  ],
  [
    /(?<!\bwho )\b(?:do|must|should) (?:we|i) (?:(?:have|need) to )?(?:tell|inform|notify|report)\b(?! (?:if|whether|when|which|how|that|apart)\b)/g,
    'notify',
  ],
  // No backup.
  [/(?<=\b(?:is|are|was|were) (?:\w+ ){1,3})back up\b/g, 'working'],
  // Not what it is that works.
  [/\bit(?: is|s)? (?:works|working) (?:again|now|fine)(?: (?:again|now))?\b/g, 'thanks'],
  // A ransom, since nobody asks us whether to pay us.
  [
    /(?<!\b(?:when|how|what|where|which|who) )\b(?:should|do|must) (?:we|i) (?:just |really |have to |need to )?pay(?: (?:it|them|up))?(?=$| (?:or|and|if)\b)/g,
    'pay ransom',
  ],
  // Whether one could leave, unlike the wish of a client to leave.
  [
    /\b(?:(?:can|could|may|if|would) (?:i|we|you|one)(?: \w+){0,3}? (?:cancel|terminate|get out|walk away)(?! (?:\w+ )?(?:cat ?\d\w?|cables?|ethernet|fib(?:er|re)|texts?|sms|newsletters?|e ?mails?|messages?|subscriptions?)\b)|cancel(?:lation)? (?:any ?time|when ?ever|early|at will|policy|terms|clause))\b(?! (?:of )?(?:(?:my|our|this|your)\b|(?:the|an?) (?!contract|agreement)))(?: (?:any ?time|when ?ever(?: (?:i|we) want)?|early|(?:after|within|before) (?:\w+ ){0,2}(?:years?|months?|weeks?|days?)))?/g,
    'endofcontract',
  ],
  [
    /(?<!\bwhy )\b(?:not|never) pay(?:ing)?\b(?! (?:monthly|yearly|annually|by|per|with|in)\b)|\b(?:late|overdue|unpaid|missed) (?:payments?|fees?|bills?|invoices?)\b|\b(?:pay|paying|paid|payments?|invoice) (?:\w+ ){0,2}(?:late|overdue)\b/g,
    'latepayment',
  ],
  // The number is asked for, not the hours.
  [
    /\b((?:who|whom|(?:which|what) (?:phone )?number) (?:do|should|can|could|would|will|shall|to)? ?(?:i|we|they|(?:my|our) \w+)? ?(?:call|ring|dial|phone|reach))((?: \w+){0,2}?)(?: (?:after|at|past|around|on|before|by|during))?(?: the| a)? (?:clocktime|night|weekends?|evenings?|saturdays?|sundays?|holidays?)\b/g,
    '$1$2 afterhours',
  ],
  // An appointment that is offered, and a date by which something is wanted.
  [
    /\b(?:(?:i|we) (?:am |are |re |m |would be |will be |could be )?(?:free|available)|(?:can|could|shall|should|let) (?:we|us|s|you) (?:meet|talk|chat|speak))(?: (?:on|at|around|next|this|the))*(?: (?:week|tomorrow|clocktime|noon|morning|afternoon|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?))+\b/g,
    'appointment',
  ],
  [
    /(?<!\b(?:drop|stop|come|swing|walk|pop) )\bby (?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|clocktime|end of day)\b/g,
    '',
  ],
]
