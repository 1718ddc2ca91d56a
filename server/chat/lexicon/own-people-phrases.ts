// Expressions for what a visitor's own customers and staff do, which has nothing to do with what we do for visitors here.
import { oneOf } from './wording'

const customers = oneOf`
  customers?, clients?, patients?, guests?, members?, tenants?, shoppers?, buyers?, donors?, subscribers?`
const staff = oneOf`employees?, staff, workers?, team, people, crew, colleagues?`
const own = '(?:our|my) (?:(?!customers|clients)\\w+ )?'

const textMessages = oneOf`
  text messages, text messaging, texts, texting, sms(?: messages| messaging)?, (?:text|sms) (?:reminders?|alerts?|notifications?),
  (?:by|via|over) (?:text(?: messages?)?|sms)`
/** What we send is ours, whoever gets it. */
const notFromUs = '(?! (?:messages? |messaging )?(?:from|by) (?:you|u|y ?all|your|cedarline)\\b)'
const may = '(?:(?:can|could|may|will|would|should|to|want to|like to|often|always|just|now) )*'

const get = '(?:(?:\\w+ ){0,2}(?:get|receive|stop|answer|read|want) )?(?:our |my |the |any )?'

const site = '(?:web ?)?(?:site|page|shop|store)'
const onSite = `(?:online|(?:on|through|from|at|in) (?:our|my) (?:(?!${site}\\b)\\w+ )?${site})`
const pay = `(?:pay|buy|order|book and pay|check ?out)(?! (?:you|cedarline)\\b)(?: (?!online\\b|on\\b)\\w+){0,4}? ${onSite}`

const atOurs = `${own}(?:${staff}|company|business|firm|office)`
const typing = oneOf`types?, typed, writes?, paste, pastes, enters?, uploads?`
const ai = oneOf`ais?, chat ?gpt, gpt, (?:microsoft |ms )?copilot, gemini, claude, openai, llms?`
/** Whoever is at work with such a tool, or what is put into it. */
const atWork = oneOf`
  (?:our|my) (?:\w+ )?(?:employees?|staff|workers?|team|people|colleagues?|company|business|firm|office), our (?:\w+ )?(?:data|files|documents),
  (?:can|could|should|may|must|do|when|if|what|which|that|how) (?:we|i) (?:all )?(?:use|choose|pick|buy|adopt|allow|paste|put|enter|upload),
  we (?:need|want|use), we (?:paste|put|type|enter|upload) (?:\w+ ){0,3}?(?:in|into)\b, (?:build|make|create|develop|set up|install) (?:us|me|our|an?), (?:help|let|get|show|teach|train) us`

const ofThisChat = oneOf`
  your, this, here, chat(?! ?gpt), conversation, talk(?:ing)?, chatting, speaking, bot`

export const ownPeoplePhrases: readonly (readonly [RegExp, string])[] = [
  // We text those who ask us to, and nobody else's customers.
  [new RegExp(`\\b(?:text|sms) (?=${own}(?:${customers}|${staff})\\b)`, 'g'), 'customersms '],
  [
    new RegExp(
      `\\b${own}${customers} (?:${may}(?:text(?:s|ing)?|sms)(?= *$| (?:us|me|our|my|in|back|pictures|photos)\\b)|${get}${textMessages}\\b${notFromUs})`,
      'g',
    ),
    'customersms',
  ],
  [
    new RegExp(
      `\\b(?<!\\bwrit(?:e|ing) (?:\\w+ )?)${textMessages}\\b(?=.*\\b(?:to|for|from|with) ${own}${customers}\\b)|(?=text|sms)(?<=\\bsend(?:ing)? ${own}(?:${customers}|${staff}) (?:\\w+ )?)${textMessages}\\b`,
      'g',
    ),
    'customersms',
  ],
  [/\b(?:text|sms)(?: messag(?:e|ing))? (?:marketing|campaigns?|blasts?)\b/g, 'customersms'],
  [
    new RegExp(
      `\\b(scam|phishing|fake|fraud|fraudulent|suspicious|bogus) ${textMessages}\\b${notFromUs}`,
      'g',
    ),
    '$1 messages',
  ],
  // Paying us is another matter.
  [
    new RegExp(
      `\\bdo you (?:let|allow|permit|have) (?:your )?${customers} (?:to )?(?=pay\\b(?!.*\\b(?:our|my|sites?|pages?|shops?|stores?)\\b))`,
      'g',
    ),
    'can we ',
  ],
  [
    new RegExp(`\\b(?:can|could|may) ${own}${customers} ${may}${pay}\\b`, 'g'),
    'can you build ecommerce',
  ],
  [
    new RegExp(
      `\\b(?:(?:where|so|that|let|lets|for|want|need) (?:${own})?|${own})${customers} ${may}${pay}\\b`,
      'g',
    ),
    'ecommerce',
  ],
  [
    new RegExp(
      `\\b(?:can |could )?(?:${customers}|people|visitors) ${may}(?:pay|buy|order)(?! (?:by|with)\\b)(?: \\w+){0,3}? (?:on|through|from|at) (?:our|my) ${site}\\b`,
      'g',
    ),
    'can you build ecommerce',
  ],
  [
    /(?<=\b(?:set up|build|make|create|add|design|we (?:need|want)) (?:(?:us|me) )?(?:an?|our) (?:\w+ )?)(?:pay|payments?|checkout) (?:page|form|portal|site)s?\b(?: for (?:our|my|the) (?:\w+ )?(?:invoices?|bills?|customers?|clients?))?/g,
    'ecommerce',
  ],
  // Nor do we receive what is sent with a visitor's forms.
  [
    new RegExp(
      `\\bwhere (?:do|does|will|(?:are|is)(?=.* (?:sent|going|delivered|stored|saved|kept)\\b)) (?:(?:(?:the|our|my|all) )*(?:\\w+ )?forms? (?:on|of|from) (?=(?:our|my)\\b)|(?=(?:our|my) ${site} (?:\\w+ )?forms?\\b))`,
      'g',
    ),
    'what about ',
  ],
  [
    new RegExp(
      `\\b(?:(?:can|could|may|should|how do|let) (?:we|us|${atOurs}) (?:(?:all|also|still|just) )*|(?:we|us|${atOurs}) (?:can|could|(?:(?:want|need|have|would like|up) )?to) )work(?:ing)? (?:(?:from|at) home|remote(?:ly)?)$`,
      'g',
    ),
    'secure remote access for home workers',
  ],
  [new RegExp(`\\bwhat ${own}${staff} ${typing}\\b`, 'g'), 'stafftyping'],
  // Not the model that may write the answers here.
  [new RegExp(`^(?!.*\\b${ofThisChat}\\b)(?=.*\\b${atWork}\\b)(.*?)\\b${ai}\\b`), '$1aitool'],
  [
    /(?<=\b(?:to|shared? (?:\w+ ){0,3}with) )(?:openai|anthropic|claude|gemini|chat ?gpt)\b|(?<=\b(?:does|do|can|will) )(?:openai|anthropic|claude|gemini)\b/g,
    'ai model',
  ],
]
