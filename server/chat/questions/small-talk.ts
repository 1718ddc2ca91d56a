// Small talk around questions. Each reply is a fixed phrase; none states a fact.

import { stopWords } from '../lexicon/stop-words'
import { wordListOf } from '../lexicon/word-list'

export const smallTalk = {
  greeting: [
    'hi',
    'hello',
    'hey',
    'hey there',
    'good morning',
    'good afternoon',
    'good evening',
    'how are you',
    'how is it going',
    'what is up',
    'yo',
    'are you there',
  ],
  thanks: ['thanks', 'thank you', 'thank you very much', 'great thanks', 'that helped', 'perfect'],
  goodbye: [
    'bye',
    'goodbye',
    'see you',
    'have a nice day',
    'that is all',
    'nope that is all',
    'no thanks',
    'ok thanks bye',
    'no',
  ],
  heard: [
    'ok',
    'okay',
    'k',
    'ok cool',
    'cool',
    'nice',
    'great',
    'alright',
    'got it',
    'I see',
    'sounds good',
    'good to know',
    'makes sense',
    'test',
    'testing',
  ],
  help: [
    'help',
    'can you help me',
    'I need help',
    'I have a question',
    'what can I ask you',
    'what can you do',
  ],
  unhelped: [
    'that does not help',
    'that did not help me',
    'you did not answer my question',
    'that is not what I asked',
    'that is not an answer',
    'you do not understand',
    'I do not understand',
    'what do you mean',
    'this bot is useless',
    'this bot is dumb',
    'you are useless',
    'wrong answer',
  ],
  // Said by nobody: the reply to a question that does not say what it is about.
  unclear: [],
  // Said by nobody: the reply to a report that is taken back.
  settled: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SmallTalk = keyof typeof smallTalk

/** Words that make a message of common words small talk; the first list with one of them decides. */
const TALK: readonly (readonly [SmallTalk, string])[] = [
  ['goodbye', 'bye goodbye cya'],
  [
    'thanks',
    'thanks thank thankyou ty helpful helps helped useful appreciate appreciated appreciation cheers grateful',
  ],
  [
    'heard',
    'awesome perfect wonderful excellent amazing fantastic brilliant cool gotcha understood lovely sweet super',
  ],
]
const talk = TALK.map(([about, words]) => [about, new Set(wordListOf(words))] as const)
const ASKS =
  /\b(?:what|how|who|where|when|which|why|(?:any|some)thing)\b|^(?:and )?(?:do|does|can|could|will|would|is|are)\b/
const PRESENCE =
  /^(?:(?:hello|hi|hey|is|so|good (?:morning|afternoon|evening)) )*(?:(?:any|some)(?:one|body)|you) (?:here|there|home|around)(?: now)?$/
/** Says hello to anybody. */
const GREETING =
  /^(?:(?:hi|hello|hey|hiya|howdy|yo|greetings|good (?:day|morning|afternoon|evening)) ?)+(?:(?:there|all|again|guys|folks|team|everyone|everybody|you|yall|cedarline|to|friend)(?: |$))*$/
/** Announces a question. */
const ANNOUNCEMENT =
  /^(?:(?:hi|hello|hey|there|so|ok|i|have|had|got|just|only) )*(?:(?:an?|one|another|some|few|couple|of|quick|small|short|simple) )*questions?(?: (?:for|to) (?:you|u|yall))?$/

/** Says that an answer was of no use, or what the chat is. */
const UNHELPED =
  /^(?:(?:no|well|ok|sorry|but|that|this|it|you|the answer|your answer|is|are|was|were|did|does|do) )*(?:not|didnt|doesnt|wasnt|isnt|never) (?:(?:really|very|much) )*(?:help|helped|helpful|helping|useful)(?: (?:me|us|at all|really|much|a bit))*$/
const BAD_CHAT =
  /^(?:(?:this|the|your|what|an?|such|so|you|are|is) )*(?:(?:useless|dumb|stupid|terrible|awful|horrible|worthless|pointless) (?:chat|bot|chatbot|assistant|robot)|(?:(?:chat|bot|chatbot|assistant|robot) )+(?:(?:is|so|really|just|totally|completely|an?) )*(?:useless|dumb|stupid|terrible|awful|horrible|worthless|pointless|garbage|trash|crap|no help))$/
/** Says that nothing else is asked. */
const NO_MORE =
  /^(?:(?:no|nope|nah|ok|okay|well) )*(?:(?:thats?|that is|that will be|that was) (?:all|it|everything)(?: (?:for (?:now|today)|i need(?:ed)?))*|nothing (?:else|more))(?: (?:thanks|thank you|bye))*$/

/** What kind of small talk a message is that holds nothing else. @param text normalized */
export function smallTalkIn(text: string): SmallTalk | null {
  if (PRESENCE.test(text) || GREETING.test(text)) return 'greeting'
  if (ANNOUNCEMENT.test(text)) return 'help'
  if (UNHELPED.test(text) || BAD_CHAT.test(text)) return 'unhelped'
  if (NO_MORE.test(text)) return text.includes('thank') ? 'thanks' : 'goodbye'
  if (ASKS.test(text)) return null
  const words = text.split(' ')
  const kind = talk.find(([, said]) => words.some((word) => said.has(word)))?.[0] ?? null
  const isCommon = (word: string) => stopWords.has(word) || talk.some(([, said]) => said.has(word))
  return words.every(isCommon) ? kind : null
}
