// Expressions that settle what a clause is about, whatever else it says: they take in the rest of it, and so are read
// clause by clause, before the other phrases. The next question is none of theirs.
import { oneOf } from './wording'

const another =
  '(?:and|but|also|plus) (?:i|we) (?:also |just )?(?:need|want|would like|wonder|got|clicked|opened)\\b(?! my\\b)'
/** The rest of a clause, up to another wish or a mishap in it. */
const rest = `(?: (?!${another})\\S+)*`
/** The beginning of a clause, if it is short and tells nothing by itself. */
const start = '(?:^(?:(?!(?:and|but)\\b)\\S+ ){0,8}|\\b)'

export const workers = oneOf`guys?, tech(?:nician)?s?, engineers?, people, team, crew, m[ae]n`
const missed = oneOf`
  (?:was|were) (?:supposed|scheduled|meant) to (?:be here|come|call|arrive|show), (?:is|was|are|were) (?:(?!available|here|working|always)\w+ ){0,3}late\b(?! (?:at|in|shifts?)\b),
  (?:did not|didnt|has not|hasnt|have not|havent|never) (?:come|came|show(?:ed|n)?|call(?:ed)?|arrived?), (?:is|are) (?:still )?not here`

/** Who is none of our clients, and will not become one. */
const outsiders = oneOf`recruiter, headhunter, journalist, reporter, vendor(?! manager), sales rep(?:resentative)?`
/** What those say who want to become clients. */
const wants =
  '(?:needs?|website|help|looking for (?!partners?\\b|your\\b)|my|our|experience|quote|support|(?:do|can|could) you (?:do|offer|support|build|host|manage|set|fix|handle|serve)|can (?:i|we) (?:get|have)|what (?:does|do|would)|interested in (?:doing|building|helping)|(?:building|doing) (?:an?|the|my|our))'
const greeting = '(?:(?:hi|hello|hey|there|good \\w+) )*'
const selling =
  '(?:we|i) (?:would like to |want to )?(?:sell|offer|provide|supply|distribute|represent|do)\\b'

const clientsPatient =
  '(?:i (?:am )?|im )an? (?:\\w+ )?(?:patient|customer|client|tenant) (?:of|at) (?:(?:an?|the|one of|some) )?(?:\\w+ ){0,2}?(?:(?:that |which |who )?you (?:support|serve|work (?:for|with)|look after)|your clients?)\\b(?!.*\\b(?:quotes?|prices?|pricing|same|hire|i (?:own|run|have)|(?:i|we) (?:want|need) (?:an?|your)|for (?:my|our))\\b)'

export const clausePhrases: readonly (readonly [RegExp, string])[] = [
  // What we send is no text to somebody's customers, whenever it is sent.
  [
    /\b(?<=\b(?:do|does|will|would|can|could) (?:you|u|y ?all|cedarline) (?:also |ever |always )*)(?:text|sms|send (?:(?!our\b|my\b)\w+ ){0,3}?(?:texts?|sms)(?: messages?)?)(?: (?!our\b|my\b)\w+){0,2}? (?:when|once|after|as soon as|every time)(?: (?!(?:and|but|because|since)\b)\w+){1,7}$/g,
    'text your customers',
  ],
  // Of two products of others that an office works with.
  [
    /^which is better (?!for\b)(?=.*\b(?:microsoft|ms|office 365|365|o365|google|workspace|gmail|outlook|exchange|teams|slack|zoom|azure|aws|sharepoint|onedrive|dropbox|windows|macs?|sonicwall|fortinet|meraki|unifi|ubiquiti|cisco|wordpress|wix|shopify|squarespace|sentinelone|crowdstrike|quickbooks|xero)\b)(?!.*\b(?:we|us|our|my|i)\b).*/g,
    'productname',
  ],
  // Who is unhappy with one of our people.
  [
    new RegExp(
      `\\b(?=your)(?<!\\b(?:if|when|in case) )your (?:(?:last|other|new|first|own) )?${workers} (?:you sent |who came (?:\\w+ )?|(?:yesterday|today) )?(?:(?:was|were|is|are)(?: (?:so|very|really|completely|totally|just|kind of))* (?:useless|rude|terrible|awful|horrible|unprofessional|incompetent|clueless|no help|unhelpful|sloppy|lazy|a joke|jokes)|(?:just )?(?:broke|ruined|wrecked|damaged|scratched|cracked))\\b${rest}`,
      'g',
    ),
    'i have a complaint',
  ],
  // Nobody came, or called.
  [
    new RegExp(
      `\\b(?:your (?:\\w+ )?${workers}|the (?:tech(?:nician)?|engineer)s?)(?: you sent)? ${missed}\\b(?: (?!(?:what|which|how|when|where|can|do|does|we)\\b|${another})\\w+)*`,
      'g',
    ),
    'i have a complaint',
  ],
  [
    new RegExp(
      `\\b(?:my|our) (?:ticket|request|case)s? (?:\\w+ ){0,3}(?:(?:has not|have not|hasnt|is not|not|never|still|just) )+(?:been )?(?:touched|sitting|waiting|ignored|answered|looked at)\\b${rest}|\\byou (?:guys |people |all )?still (?:have not|havent|did not|didnt) (?:fix(?:ed)?|repair(?:ed)?|resolved?|solved?)\\b${rest}`,
      'g',
    ),
    'i have a complaint',
  ],
  // Who wants something of a client of ours, rather than of us.
  [new RegExp(`\\b${clientsPatient}${rest}`, 'g'), 'clientscustomer'],
  // Who has something to sell, or to ask for a paper, and is no client.
  [
    new RegExp(
      `^${greeting}(?:i (?:am )?an? (?:\\w+ )?${outsiders}\\b(?!.*\\b${wants}\\b).*|${selling}(?!.*\\b${wants}\\b).*\\b(?:interested|you as an?|(?:for|show|offer|sell|pitch) you|purchasing|your (?:buyer|clients)|10 minutes|quick call)\\b.*|(?:i|we) (?:would )?(?:like|want|love) to sell you\\b.*|partner with us\\b.*)|.*\\byour purchasing (?:contact|department|manager)\\b.*`,
      'g',
    ),
    'vendorpitch',
  ],
  [
    new RegExp(
      `${start}(?:(?:i|we) (?:want|demand|need)(?: to (?:see|(?:talk|speak) (?:to|with)))?|get me|put me through to|let me (?:talk|speak) (?:to|with)) (?:an?|the|your) (?:manager|supervisor|boss)\\b(?! (?:of|for|who|that|to|views?|jobs?|position|role|training|accounts?|portal|dashboard|app|level)\\b)${rest}`,
      'g',
    ),
    'can i talk to a human',
  ],
]

const theirPlace = 'dentist|doctor|lawyer|attorney|accountant|cpa|clinic|pharmacy|bank|school'
const ownThings =
  '(?:own\\b|options?\\b|(?:\\w+ )?(?:office|shop|store|business|company|firm|clinic|practice|team|staff|website|computers?|quote)\\b)'
const seeMy = `(?:so |and )?(?:can|could|may|how (?:do|can)|where (?:do|can)) i (?:\\w+ )?(?:see|get|have|access|find|download) my (?!${ownThings})\\w+(?: (?!(?:and|but|i|what|where|when|how|who|which|do|can|are|is|hours|prices?)\\b)\\w+){0,5}`

/** What is said in two clauses of which neither tells it: "We sell leads. Interested?" */
export const twoClausePhrases: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${greeting}${selling}(?!.*\\b${wants}\\b)(?: \\S+){1,25} (?:vendorpitch|interested|(?:for|show|offer|sell|pitch) you|your (?:buyers?|clients)|10 minutes|quick call)(?: (?:in|for|this|it|that|them|a|next|week|tomorrow|at|all))*$`,
      'g',
    ),
    'vendorpitch',
  ],
  [
    /\bvendorpitch (?:and |so )?(?:who|how|where) (?:can|could|do|should|would|may) (?:i|we) (?:interview|talk to|speak (?:to|with)|contact|reach|ask|send (?:it|this|that|them))(?: (?:you|someone|about|for|this|it|that|to))*$/g,
    'vendorpitch',
  ],
  [
    new RegExp(`\\bclientscustomer(?: ${seeMy})?|\\bmy (?:${theirPlace}) uses you ${seeMy}`, 'g'),
    'i have a complaint',
  ],
]
