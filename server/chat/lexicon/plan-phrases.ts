// Expressions for what a visitor's company is about to do or has to get by with, and for who is said to see a chat.
import { oneOf } from './wording'

const charity = oneOf`church, charity, ministry, volunteers, non ?profit, donors, donations, food (?:pantry|bank), animal shelter`
const scarce =
  '(?:(?:almost|nearly|hardly|very|really|any|little|no|small|tiny|tight|limited|low) ){1,4}'
const trades = oneOf`
  (?:law|accounting|cpa|engineering|architecture) firms?, lawyers, dentists, doctors, clinics, practices, hospitals, churches, schools, non ?profits`
const ownChat = oneOf`
  (?:my|this|our|the) (?:chats?|conversations?|messages?|questions?), what (?:i|we) (?:type|write|say|ask)`

export const planPhrases: readonly (readonly [RegExp, string])[] = [
  // They begin at the visitor's company, and want no job from us.
  [/\bnew hires?\b/g, 'newcomer employee'],
  // Says how little there is, and asks no price.
  [new RegExp(`^(?=.*\\b${charity}\\b)(.*?)\\b${scarce}budget\\b`), '$1nonprofit'],
  // Those who could be asked for a reference, and not how we would go about such a firm.
  [
    new RegExp(
      `\\b(?:which|what|name) (?:other )?${trades} (?:(?:do|have|are) you (?:(?:currently|already|guys) )*)?(?:work(?:ed|ing)? (?:for|with)|serv(?:e|ed|ing)|support(?:ed|ing)?)\\b`,
      'g',
    ),
    'list of your clients',
  ],
  // What is used at work, while who applies to us says "my".
  [
    /(?<=\b(?:in|with|of) )our application(?= *$| (?:is|are|was|that|which|and|at|on|since)\b)/g,
    'our software',
  ],
  [
    new RegExp(
      `\\bgoogle (?=(?:also |ever |actually )?(?:see|read|get|receive|store|save|keep|record|have)s? (?:\\w+ ){0,2}?${ownChat}\\b)`,
      'g',
    ),
    'ai model ',
  ],
]
