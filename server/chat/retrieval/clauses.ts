// Splits a message, which can hold several questions and a story around them.

const ENDS =
  /[?!.;\n]+\s*|,\s+(?=(?:and|but|so|how|what|when|where|who|which|do|does|can|could|are|is)\b)/i
const JOINS =
  /\s+(?:and|also|plus|or)\s+(?=(?:what|when|where|how|who|which|do|does|can|could|are|is|will|would|if|your)\b)/i
// Clauses that only ask whether we can do what the rest of the message describes.
const FILLER =
  /^(?:(?:is|are|would|will) (?:that|this|it|there) (?:be )?(?:ok|okay|a problem|an issue|possible|fine|alright|doable|(?:something )?(?:you|your|for you|in your).{0,20})|(?:can|could|would|do|will) (?:you|u|you guys|anyone|somebody|someone) (?:please )?(?:help|assist|handle|do|fix|look at|look into|deal with|manage|support|provide)(?: (?:with|me|us|them|it|that|this|out|there))*|(?:does|would|will|could) (?:that|this|it) (?:work|do|suit|be ok)(?: for (?:you|u))?|help|thanks|thank you|please|(?:(?:so|and|ok|okay) )*what now|(?:(?:so|and|ok|okay) )*(?:what|how) (?:do|should|can|must) (?:i|we) (?:do|act|react|proceed|respond)(?: (?:now|next|then|first|here|about (?:it|this|that)))*|(?:what|where|when|who|how much) (?:is|are|was) (?:it|that|this|they|those))$|^(?:(?:what )?if|since|because|although)\b/i

/** The parts of the message, each of which may be a separate question; the last eight at most. */
export function clausesOf(message: string): string[] {
  const clauses = message
    .split(ENDS)
    .flatMap((part) => part.split(JOINS))
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const telling = clauses.filter((part) => !FILLER.test(part))
  return (telling.length > 0 ? telling : clauses).slice(-8)
}

const QUESTION =
  /^(?:(?:and|but|so|also|please) )*(?:what|where|when|how|who|which|whose|can|could|do|does|are|is|will|would|may)\b/i

export function isQuestion(clause: string): boolean {
  return QUESTION.test(clause)
}
