// Expressions for errands: parcels, what our forms ask for, and what has to be planned ahead.
import { oneOf } from './wording'

const carrying = oneOf`send(?:ing)?, ship(?:ping)?, mail(?:ing)?, deliver(?:ing)?, fedex, overnight`
const parcels = oneOf`packages?, parcels?, box(?:es)?, hard ?ware, shipments?, equipment`

const papers = oneOf`documents?, letters?, (?:che(?:ck|que)s?|contracts?|agreements?|forms?|paperwork|papers?|payments?)`

const details = oneOf`
  e ?mail(?: address)?, (?:contact|home|street) (?:address|info|information|details),
  (?:phone|cell|mobile)(?: (?:phone|number|info))*`
const asked = oneOf`
  what (?:do|will|would|are) (?:you|u|yall)(?: guys)? (?:do|doing|going to do|use|need)(?: with)?,
  (?:how|why) (?:do|will|would|does) (?:you|u|yall|it|the form)(?: guys)? (?:use|need|want|ask for|collect)`

const giving = oneOf`
  (?:do|must|should) (?:i|we) (?:(?:have|need) to |really |must )*(?:give|enter|provide|leave|fill in|include)`
const anyOfThem = oneOf`my, our, an?, the, your`
const mandatory = oneOf`required, mandatory, optional, needed, necessary, a must`

export const errandPhrases: readonly (readonly [RegExp, string])[] = [
  // What comes with a carrier, and not what comes with a service.
  [
    new RegExp(
      `\\b(?:i|we|(?:where|need|want|like|going|have) to) ${carrying} (?:(?:you|yall|you guys|over) )?(?:an?|the|my|our|this|some|these) ${parcels}(?: of (?:\\w+ ){0,2}\\w+)?(?: to (?:you guys|you|yall|your office))?\\b(?! to (?!you)\\w)`,
      'g',
    ),
    'postal address',
  ],
  [
    new RegExp(
      `\\b(?:where|to which address) (?:do|can|could|should|would|may) (?:i|we) (?:mail|post) (?:(?:you|an?|the|my|our|this|some|signed|paper|printed|original) )*${papers}\\b(?: to you)?`,
      'g',
    ),
    'where can i mail something postal address',
  ],
  // What details are for, and not which ones are ours.
  [new RegExp(`\\b${asked} (?:my|our(?! e ?mail)) ${details}\\b`, 'g'), 'how do you use my data'],
  [
    new RegExp(
      `\\b(?:${giving} ${anyOfThem} ${details}(?=$| (?:(?:on|in) (?:the|your|this|an?) (?:\\w+ )?(?:form|request|chat)|to|for)\\b)|(?:is|are) ${anyOfThem} ${details} ${mandatory}(?=$| (?:on|in|for) ))`,
      'g',
    ),
    'which data do the forms collect',
  ],
  // When to plan something, and not when the phone is answered.
  [
    /\bhow (?:early|far (?:ahead|in advance)|much in advance|long (?:before|in advance)) (?:should|must|do|would|shall) (?:we|i) (?:(?:need|have) to )?(?:call|contact|tell|notify|involve|book|plan|order|let)(?: (?:you|yall|them))?(?: know)?\b/g,
    'leadtime',
  ],
  // At a register, and not on the phone.
  [
    /\bring(?:s|ing)? (?:people|customers|sales|orders|them|it) up\b|\bring(?:ing)? up (?:customers|sales|orders)\b/g,
    'register',
  ],
]
