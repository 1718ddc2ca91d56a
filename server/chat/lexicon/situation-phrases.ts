// Expressions for what somebody is up to, which a single word of them does not tell. Read before the other phrases.
import { affairPhrases } from './affair-phrases'
import { errandPhrases } from './errand-phrases'
import { ownPeoplePhrases } from './own-people-phrases'
import { planPhrases } from './plan-phrases'
import { positionPhrases } from './position-phrases'
import { reachingUsPhrases } from './reaching-us-phrases'
import { oneOf } from './wording'

const loads = oneOf`
  sites?, websites?, pages?, computers?, laptops?, pcs?, servers?, files?, images?, pictures?, e ?mails?, outlook, excel,
  quickbooks, teams, internet, wi ?fi, network, printers?, systems?, software, programs?, apps?, log ?in, everything`
const loading = oneOf`open, load, start, boot, come up, show, print, save, sync`
const takesLong = '(?:takes?|taking|took) (?:forever|ages|an eternity|(?:so|too|very|really) long)'

const sites = oneOf`web ?(?:sites?|pages?), home ?pages?, seo, google ads, marketing`
const industries = oneOf`
  law (?:firm|office|practice)s?, lawyers?, attorneys?, dentists?, dental (?:office|practice|clinic)s?, non ?profits?,
  accountants?, accounting firms?, cpas?, (?:retail )?(?:store|shop)s?, warehouses?`

export const situationPhrases: readonly (readonly [RegExp, string])[] = [
  ...positionPhrases,
  ...planPhrases,
  ...ownPeoplePhrases,
  ...reachingUsPhrases,
  ...errandPhrases,
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
  // The place that is asked for, and not how good it is.
  [/\b(?:the )?best (?:place|spot) to\b/g, 'to'],
  [/\b(?:break(?:s|ing)? up|laggy|stutter(?:s|ing)?)\b/g, 'choppy'],
  [/\bhow much (?=downtime\b)/g, ''],
  [/\byour digits\b/g, 'your phone number'],
  [/\bhang(?:ing)? on to\b/g, 'keep'],
  [/\b(ssl|tls|https|website|server) certs?\b/g, '$1 certificate'],
  [/\bcerts\b/g, 'certifications'],
  [/\bhard (?:drive|disk)(s?)\b/g, 'disk$1'],
  // Where somebody is who asks for a service, and not for where we go.
  [
    /\b(?=[\dtfs])(?:\d+|two|three|four|five|six) (?:locations|sites|branches|offices)(?: one)? in (?:\w+ ){1,2}and \w+\b(?=.*\b(?:can|could|would|will|do) you\b.*\b(?:help ?desk|tier|level (?:1|one)|first level|escalations?)\b)/g,
    'company',
  ],
  [
    /\b(?:leav|keep|hand|pass|escalat)(?:e|ing)? (?:the |all )?(?:escalations?|tier (?:2|3|two|three)|(?:second|third) level)(?: (?:support|tickets|and (?:up|above)))* (?:to|for|with|in|over to|up to) (?:my|our)(?: own)? (?:team|staff|people|it|infotech|admins?|inhouse|in house)\b/g,
    'second level support for our own it',
  ],
  // How large somebody is, and not where we are.
  [
    /\b(?=[\dtfs])(?<!\byou (?:\w+ )?|\b(?:need|want|build|design|host|make) (?=\w+ sites\b))(?:\d+|two|three|four|five|six) (?:locations|sites|branches)\b/g,
    'company',
  ],
  [/\bx rays?\b/g, 'xray'],
  ...affairPhrases,
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
    /(?<=\b(?:my|a|the|second|external|new|two|dual|sell) )monitors?\b(?! (?:our|the|my|your|all|every)\b)/g,
    'screen',
  ],
  // A product, rather than how we respond.
  [/(?<=\b(?:with|in|on|using|use|know) )react\b/g, 'reactjs'],
  // What a client keeps who goes elsewhere.
  [
    /\b(?:if|when|once|after) (?:we|i) (?:leave(?: you)?|part ways|change providers|switch providers|move on|go elsewhere|stop (?:working with|using) you)(?= *$| (?:you|and|or|do|will|is|are|can|one day|some day)\b)/g,
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
