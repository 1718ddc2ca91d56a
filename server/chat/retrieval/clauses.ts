// Splits a message, which can hold several questions and a story around them.

const ENDS =
  /[?!.;\n]+\s*|,\s+(?=(?:and|but|so|how|what|when|where|who|which|do|does|can|could|are|is)\b)/i
const JOINS =
  /\s+(?:and|also|plus|or(?! (?:is|are|does|do|will|would|can) (?:\w+ ){1,4}(?:ok|okay|fine|enough|allowed|acceptable|work|suffice|do)\b(?! (?:for|with|you)\b)))\s+(?=(?:what|when|where|how|who|which|do|does|can|could|are|is|will|would|if|your)\b)| and (?=(?:let|get|put) me\b)| and (?=(?:i|we) also\b)| (?:and also|and|plus|as well as) (?=(?:someone|somebody) (?:to|who)\b)| and (?:also|then) (?=(?:get|stop|take|remove|delete|erase|cancel|fix|set|move|reset|change|tell|send|need|want|help)\b)/i
// Clauses that only ask whether we can do what the rest of the message describes.
const FILLER =
  /^(?:(?:is|are|would|will) (?:that|this|it|there) (?:be )?(?:ok|okay|a problem|an issue|possible|fine|alright|doable|(?:something )?(?:you|your|for you|in your).{0,20})|(?:can|could|would|do|will) (?:you|u|you guys|anyone|somebody|someone) (?:please )?(?:help|assist|handle|do|fix|look at|look into|deal with|manage|support|provide)(?: (?:with|me|us|them|it|that|this|out|there))*|(?:does|would|will|could) (?:that|this|it) (?:work|do|suit|be ok)(?: for (?:you|u))?|help|thanks|thank you|please|(?:(?:so|and|ok|okay) )*what now|(?:(?:so|and|ok|okay) )*(?:what|how) (?:(?:do|should|can|must) (?:i|we) (?:do|act|react|proceed|respond)|(?:do|would|will|can) (?:you|you guys) (?:handle|approach|tackle|solve|deal with) (?:that|this|it))(?: (?:now|next|then|first|here|about (?:it|this|that)))*|(?:what|where|when|who) (?:is|are|was) (?:it|that|this|they|those))$|^(?:(?:what )?if|since|because|although)\b/i

/** What links a question to the one before, and would have it read as a continuation of that. */
const LINK =
  /^(?:and|also|plus) (?=(?:what|when|where|how|who|which|do|does|can|could|are|will|would)\b)/i

const BOUNDARY = new RegExp(`(${ENDS.source}|${JOINS.source})`, 'i')

/** All of a text in order: its parts, and what joins them. */
export function piecesOf(text: string): string[] {
  return text.split(BOUNDARY)
}

/** The parts of the message, each of which may be a separate question; the last eight at most. */
export function clausesOf(message: string): string[] {
  const clauses = message
    .split(ENDS)
    .flatMap((part) => part.split(JOINS))
    .map((part, place) => (place > 0 ? part.trim().replace(LINK, '') : part.trim()))
    .filter((part) => part !== '')
  const telling = clauses.filter((part) => !FILLER.test(part))
  return (telling.length > 0 ? telling : clauses).slice(-8)
}

const QUESTION =
  /^(?:(?:and|but|so|also|please) )*(?:what|where|when|how|who|which|whose|can|could|do|does|are|is|will|would|may)\b/i

const WISH =
  /^(?:(?:hi|hello|and|also|but) )*(?:we|i) (?:also )?(?:(?:need|want) help (?:with|on)|(?:need|want|would like|(?:are|am) looking) (?:to|for|an? (?:new|better)|new|better))\b/i

/** Whether a clause says what somebody wants of us, as a question would. */
export function isWish(clause: string): boolean {
  return WISH.test(clause)
}

export function isQuestion(clause: string): boolean {
  return QUESTION.test(clause)
}

/** Whether a clause asks something, or says that it will. */
export function wantsToKnow(clause: string): boolean {
  return isQuestion(clause) || REQUEST.test(clause)
}

/** A message with more words than this tells a story around what it asks. */
const LONG = 40
const SENTENCES = /[^.?!\n]+[.?!\n]*/g
const RUN_ON = /,\s+|\s+(?:and|but|so)\s+(?=(?:i|we)\b)/i
const REQUEST =
  /\b(?:(?:i|we)(?: (?:really|just|also|only))* (?:want(?:ed)?|would like|['’]d like|need)(?: to (?:know|ask)| you to| some(?:one|body) who)|my question is|i(?: (?:also|just))? wonder|wondering)\b/i

/** The sentences of a long message that ask something, and the others; null for a message that is not told apart so. */
export function storyAround(message: string): { asked: string; story: string } | null {
  if (message.split(/\s+/).length <= LONG) return null
  const marked = message.match(SENTENCES) ?? []
  // Who never ends a sentence goes on with a comma, or with "and i".
  const isRunOn = marked.length === 1
  const parts = isRunOn ? message.split(RUN_ON) : marked
  const sentences = parts.map((one) => one.trim())
  const asked = sentences.filter(asksSomething)
  if (asked.length === 0 || asked.length === sentences.length) return null
  return {
    asked: asked.join(' '),
    story: sentences.filter((one) => !asked.includes(one)).join(isRunOn ? ', ' : ' '),
  }
}

function asksSomething(sentence: string): boolean {
  const asks = sentence.includes('?') || isQuestion(sentence) || REQUEST.test(sentence)
  return asks && !FILLER.test(sentence.replace(/[.?!\s]+$/, ''))
}
