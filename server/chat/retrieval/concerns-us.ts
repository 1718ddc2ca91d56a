// Whether a question is put to the company, or tells of a trouble or a need: not what an encyclopedia is asked.
import { normalize } from './words'

const PERSONS =
  /\b(?:you|your|yours|u|ur|yall|we|our|ours|us|my|i|im|me|company|office|business|cedarline)\b/
const NEEDS =
  /\b(?:need\w*|want\w*|looking for|help\w*|fix\w*|problem\w*|trouble|keeps?|slow|not|wrong|broken|outage|pls|please|again)\b/

export function concernsUs(question: string): boolean {
  const plain = normalize(question)
  return PERSONS.test(plain) || NEEDS.test(plain)
}
