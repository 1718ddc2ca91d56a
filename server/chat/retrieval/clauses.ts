// One message can hold several questions, and a story around them.

const ENDS =
  /[?!.;\n]+\s*|,\s+(?=(?:and|but|so|how|what|when|where|who|which|do|does|can|could|are|is)\b)/i
const JOINS =
  /\s+(?:and|also|plus|or)\s+(?=(?:what|when|where|how|who|which|do|does|can|could|are|is|will|would|if)\b)/i

/** The message's parts, each of which may be a question of its own; at most eight. */
export function clausesOf(message: string): string[] {
  return message
    .split(ENDS)
    .flatMap((part) => part.split(JOINS))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(-8)
}
