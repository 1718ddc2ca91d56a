// Expressions of several words that mean one thing, and ways to ask for it.
import { company } from '../../../src/content/company'
import { withoutAccents } from '../without-accents'
import { fieldPhrases } from './field-phrases'
import { figures } from './no-trouble-words'
import { situationPhrases } from './situation-phrases'
import { streetPhrases } from './street-phrases'

const ourNames = [company.name, company.shortName].map((name) =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
)

/** Applied in this order to lower-case text without punctuation. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b24 ?(?:x? ?7|hours?)(?: ?x? ?365)?\b|\baround the clock\b|\ball night\b|\bat any hour\b/g,
    'nonstop',
  ],
  [/\b(?:8|9|10|12) ?x ?[5-7]\b/g, 'hours'],
  [/\bwi fi\b/g, 'wifi'],
  ...fieldPhrases,
  [/(?<=^|\b(?:what|wat|how|much|why|when|where) )dose (?!of|should|is|do|for|to|can)/g, 'does '],
  [/\b(?:find|finding|found) out\b/g, 'know'],
  // One of several things mentioned before; which one cannot be known here.
  [/\b(?:first|second|third|last|other) one\b/g, 'one'],
  [/\bafter ?hours\b|\boutside (?:of )?(?:office|business|working) hours\b/g, 'afterhours'],
  [/\bfort worth\b/g, 'fortworth'],
  [/\b(?:office|microsoft|ms|o|m) ?365\b/g, 'microsoft microsoft365'],
  ...streetPhrases,
  [
    /\b\d{1,2}(?: \d\d)? ?(?:am|pm|a m|p m|oclock|o clock)\b|\b(?:at|by|before|after|until|past|till) \d{1,2}(?: \d\d)?\b(?= (?!(?:days|weeks|months|years|people|users)\b)|$)|\b(?:around|about) \d{1,2} \d\d\b(?= |$)/g,
    'clocktime',
  ],
  ...situationPhrases,
  [/\b(?:drop|stop|come|swing|walk|pop) (?:by|in|over)\b/g, 'visit'],
  [/\b(?:keep|keeping|kept) an eye (?:on|out)\b|\bwatch(?:es|ing)? over\b/g, 'monitor'],
  [/\b(outsourced?|managed|our|your) it$/g, '$1 infotech'],
  // Figures go down as well.
  [
    new RegExp(
      `(?<!\\b${figures} )\\b(?:is|are|was|were|goes|go|going|went|gets|keeps going) down\\b`,
      'g',
    ),
    'outage',
  ],
  [/\b(?:break|boil|dumb)(?:ing)? (?:it |that |this |them |everything )?down\b/g, 'explain'],
  [
    /\b(?:looking for|seeking|searching for|(?<=\byou )need) (?=(?:an? |any |more |new |another )*(?:\w+ ){0,2}(?:developer|programmer|engineer|technician|manager|administrator|admin|specialist|executive|designer|salesperson|salespeople|intern|recruit|employee)s?\b)/g,
    'hiring ',
  ],
  [
    /(?<!\b(?:does|did|will|would|can|could|if|when|that|make|makes) )\bit (?=support|compan|help|service|provider|problem|issue|stuff|need|firm|consult|side|partner|solution|task|question|system|setup|job|career|work|field|vendor|outsourc|security)/g,
    'infotech ',
  ],
  // Otherwise stemmed to "rate", which is a price.
  [/\bratings?\b/g, 'review'],
  [/\b(?:e ?mail|mail) address(?:es)?\b/g, 'email'],
  [
    /\bhow long (?:do|does|would|will|until|till|til|before) (?:i|we|it|one|you)? ?(?:have)? ?(?:to)? ?(?:usually)? ?(?:wait|take (?:you )?to (?:respond|answer|reply|react))\b/g,
    'speed',
  ],
  [/\be mails?\b/g, 'email'],
  [/\b(?:on|in) ?(?:site|person)\b/g, 'onsite'],
  [/\bhelp ?desks?\b|\b(?:support|service) desk\b/g, 'helpdesk'],
  [/\b(office|opening|business|working|support|helpdesk) ours\b/g, '$1 hours'],
  [/\bweb ?(?:site|page)s?\b|\bhome ?pages?\b/g, 'website'],
  [/\bback(?:ed|ing)? up\b|\bback ups?\b/g, 'backup'],
  [/\b(?:2|two|multi|second) ?factor(?: authentication)?\b|\b2fa\b/g, 'mfa'],
  [
    /\bhow (?:quick|fast|soon|rapid|prompt)(?:ly)?\b|\bhow long (?:until|till|til|before)\b/g,
    'speed',
  ],
  [/\bhow long\b|\bhow much time\b/g, 'duration'],
  [/\b(?:first|an?|per|one|two|three|\d+(?: business)?|within|every|same) hours?\b/g, ' '],
  [/\b(?:until|till|at|from|by)? ?(?:what|which) time\b/g, 'hours'],
  [/\b(?:guaranteed (?:ish )?)?response times?\b/g, 'speed response'],
  [/\b(?:your|the) offerings?\b/g, 'services'],
  [/\bopen (?:roles?|positions?|jobs?|spots?)\b/g, 'openings job'],
  [/\bincident (?:response )?plans?\b|\bincident response\b/g, 'incidentplan'],
  // Not the plan that one pays for.
  [
    /\bplans? (?:for|against) (?=(?:an? |the |any )?(?:outages?|disasters?|emergenc\w+|incidents?|attacks?|failures?|breach\w*|ransomware))/g,
    'incidentplan ',
  ],
  [
    /\b(?:work(?:ing|s|ers?)? (?:from|at)|employees at|people at|(?:sit|sits|sitting|stay|based) at|are(?: all)? at) home\b|\bhome ?offices?\b/g,
    'homeoffice',
  ],
  [/\b(?:everything|all) you (?:guys )?(?:offer|do|have|provide)\b/g, 'services'],
  [
    /\bwhat (?:all )?(?:can|could|would|do|does) (?:you|u|you guys|yall|your company) (?:guys )?(?:help|offer|handle|cover|take off|do for)\b/g,
    'services',
  ],
  [/\b\d+ ?(?:person|people|man|employee|user|seat|staff)s?\b/g, 'company'],
  [/\bper (?:user|seat|device|computer|head|employee|workstation)\b/g, 'price'],
  [/\b(?:run|set|cost) (?:us|me)(?: back| per| a| each|$)|\bmoney cost\b/g, 'price'],
  [/\b(?:looking at|talking about|talking) (?:per|a|each|for)\b/g, 'price'],
  [
    /\bmore (?:customers?|clients?|leads|inquiries|calls|business|visitors|sales|people) ?(?:to)?\b/g,
    'marketing leads',
  ],
  [/\btak(?:e|es|ing) (?:us |me |it |our it )?over\b/g, 'takeover'],
  [/\bhir(?:e|ed|ing) (?:you|u)\b/g, 'client'],
  [/\b(?<!open )openings\b/g, 'vacancy'],
  [
    /\b(?:bank|banking|payment|wire|(?:new|changed|different|another) account) (?:account )?(?:details|info|information|numbers?|instructions)\b|\brouting numbers?\b|\bibans?\b|\bbank accounts?\b/g,
    'bankdetails',
  ],
  // Whether our people are vetted; a vet on its own treats animals.
  [
    /\b(?:background|criminal|reference) (?:checks?|checked|screenings?|records?)\b|\bcheck references\b|\bsecurity clearances?\b|\bdrug test(?:s|ed|ing)?\b|\b(?:felons?|(?<=\b(?:with|have|has) (?:an? )?)felony|ex ?(?:cons?|convicts?|offenders?))\b|\b(?:criminal|felony|arrest) (?:history|past|convictions?)\b|\bfingerprinted\b|\b(?:screened|vetted|vetting)\b|\b(?:vet|screen) (?=(?:\w+ )?(?:technicians?|techs?|engineers?|employees|staff|people|team|hires)\b)/g,
    'backgroundcheck ',
  ],
  [/\bwhat (?:happens|comes) (?:next|after|once|now)\b|\bnext steps?\b/g, 'nextstep'],
  // Ways to end a contract.
  [
    /\b(?:terminat|discontinu|end|quit|stop|paus|suspend|downgrad|get out of|getting out of)(?:e|ing)? (?:using )?(?:our|my|your|the|this|all) (?:\w+ )?(?:services?|contract|agreement|plan|subscription)\b|\b(?:clos|discontinu|terminat)(?:e|ing) (?:our|my) account\b|\b(?:no longer|not) (?:need|want) (?:you|your services?)(?: anymore)?(?=$| and)|\b(?:leave|leaving|dropping|firing|replacing) you(?=$| (?:for|and|guys|now|at)\b)/g,
    'cancel service',
  ],
  // Asks for the name of a product that we use, not for the product.
  [
    /\b(?:which|what) (?:\w+ ){0,2}(?:brands?|products?|software|tools?|vendors?|platforms?|systems?|stacks?|models?|firewalls?|antivirus|apps?)(?: of \w+)? (?:do|are) (?:you|u) (?:guys )?(?:use|using|run|running|sell|resell|prefer)\b/g,
    'productname',
  ],
  [/\bnames? of\b/g, 'nameof'],
  [/\bmoney back\b/g, 'guarantee'],
  // Not the urgency of that name.
  [/\b(?:mid|medium) ?(?:sized? )?(?=business|compan|firm|organi|office|practice)/g, ''],
  [/\bdown payments?\b/g, 'deposit'],
  [/\bput down (?=(?:an? |the |my |our )?(?:deposit|money)\b)/g, 'pay '],
  [/\be commerce\b|\bonline (?:shop|store)s?\b/g, 'ecommerce'],
  [/\blocal storage\b/g, 'localstorage'],
  [/\bhow much experience\b/g, 'experience'],
  [/\bhow much notice\b/g, 'notice period'],
  [/\bhow much\b|\bhow expensive\b/g, 'price'],
  [/\bhow many\b/g, 'count'],
  [/\b(?:until|till|til) when\b/g, 'hours'],
  [
    /\bwhat (?:is it |are |do |does |it is )?(?:that )?(?:you|u|yall)(?: guys| folks| people)? (?:sell|selling|do for a living)\b/g,
    'services',
  ],
  [/\b(?:hand in hand|side by side)\b/g, 'together'],
  [/\bhow far\b/g, 'radius'],
  [
    /\b(?:at|by|till|until|past|around|before|after) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b(?! (?:days|weeks|months|years|people|users)\b)/g,
    'clocktime',
  ],
  [/\b(?:working|business) days\b|\bworkdays?\b/g, 'weekday hours'],
  [
    /\bwhen (?:can|do|will|would|could|should) (?:we|i|you|somebody|someone|they) (?:expect|get|hear|answer|reply|respond|react)\b/g,
    'speed',
  ],
  [/\bcome (?:down )?to (?:each|per|a|every) (?=month|year|week)/g, 'price '],
  [/\bcome (?:out )?to (?:us|me|our|my)\b/g, 'onsite'],
  [/\bwhat (?:your|the) company (?:does|do|offers)\b/g, 'services'],
  [/\bhow old\b|\b(?:which|what) year\b/g, 'founded'],
  [/\b(?:access|wifi) points?\b/g, 'accesspoint'],
  [/\bon call\b/g, 'oncall'],
  [/\bfresh(?:en)? up\b/g, 'refresh'],
  [/\bgoogle drive\b/g, 'googledrive'],
  [/\bpart time\b/g, 'parttime'],
  [/\btext messages?\b|\btexts\b|\btexting\b/g, 'sms'],
  [/\bsign up\b|\bsigned up\b/g, 'signup'],
  [/\blog ?(?:in|on)\b|\bsign(?:ed|ing)? in\b/g, 'login'],
  [/\bbroken? in(?:to)?\b|\bbreak ins?\b/g, 'breach'],
  [/\bget in touch\b|\breach out\b|\bget (?:a )?hold of\b|\bin contact\b/g, 'contact'],
  [/\bget(?:s|ting)? back\b|\bgot back\b|\bhear back\b/g, 'respond'],
  [/\bsearch engine optimi[sz]ation\b/g, 'seo'],
  [/\bcase stud(?:y|ies)\b|\bsuccess stor(?:y|ies)\b|\bclient stor(?:y|ies)\b/g, 'casestudy'],
  [/\bcyber ?security\b/g, 'cybersecurity security'],
  [/\bcyber ?attacks?\b/g, 'hack'],
  [/\bg ?j fitness\b/g, 'gjfitness fitness'],
  [/\bunity ?care(?: it)?\b/g, 'unitycare healthcare'],
  // Known questions and word lists use this name for us, whatever the company is called.
  // "Who runs Cedarline IT" does not ask who runs IT.
  [new RegExp(`\\b(?:${ourNames.join('|')})(?: infotech)?\\b`, 'g'), 'cedarline'],
  [
    /\b(?:it|infotech) (?=person|guy|people|dept|department|staff|team|manager|admin|specialist|employee|colleague)/g,
    'it_',
  ],
  [/\bown (?=it_)/g, 'inhouse '],
  [/\b(?:in ?house|internal|own) (?:it|infotech)\b/g, 'inhouse infotech'],
  [/\b(?:in ?house|internal)\b/g, 'inhouse'],
  [/\bco managed\b/g, 'inhouse'],
  [/\bweb ?design\w*\b/g, 'website design'],
  [/\bcall me\b|\bcall us\b|\bcall back\b/g, 'callback contact'],
  [/\bon ?boarding\b/g, 'onboarding'],
  [/\bnon ?profits?\b/g, 'nonprofit'],
  [/\bknowledge ?base\b/g, 'knowledgebase'],
  [/\byou people\b/g, 'you'],
  // Says how to answer, not what is asked.
  [
    /\b(?:in|using|with) (?:(?:plain|simple|normal|everyday|ordinary|layman s?|laymans) )+(?:english|words|terms|language)\b/g,
    '',
  ],
  [/\blaw ?firms?\b|\blaw ?offices?\b/g, 'lawfirm lawyer'],
]
