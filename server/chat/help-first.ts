// What somebody in trouble is told: what to do now, and no paragraph that happens to share some words.
import { isEmergency } from './guards/emergency'
import { clausesOf, isQuestion, wantsToKnow } from './retrieval/clauses'
import { asksOfIt } from './retrieval/follow-up'
import { pageOf } from './retrieval/page-model'
import { isOf, type RetrievedTopic } from './retrieval/retrieved-topic'
import { CLEAR } from './retrieval/thresholds'

/** Similarity above which a topic was matched by a known question, and not by its words alone. */
const CERTAIN = 0.62
/** Asks for advice, wherever in the clause. */
const ADVICE = /\b(?:should|must|do) (?:i|we)\b/i
/** Asks for something without a question. */
const WISH =
  /\?|\b(?:tell me|show me|i want|we want an?|(?:i|we)(?: would|['’ ]?d) like|need an? new|looking for|thinking (?:about|of))\b/i
/** Leaves a subject for another one, which a question elsewhere in the message may be about. */
const TURN =
  /\bback to (?:the|my|our|your)\b(?! (?:normal|beginning|start|top|problem|emergency|server|network))|\b(?:another|a different|one more|a new) (?:question|topic|subject|matter|thing)\b|\b(?:something else|unrelated|apart from (?:that|this)|besides (?:that|this)|on another note|change of subject|moving on)\b/i
/** How to reach us belongs to an emergency, and so do our backups and our plan for attacks. */
const RELATED =
  /^(?:company:|faq:(?:emergency|response-time|area|cybersecurity)$|form:|how-to:|post:(?:spot-phishing|test-your-backups)|service:security-services)/
/**
 * What to do in an emergency; of the article on phishing, the steps after a click. Nobody in trouble takes back a laptop.
 */
const HELP = /^(?:faq:(?:emergency|response-time)$|how-to:(?!leavers)|post:spot-phishing\/5$)/
const ATTACK = /^how-to:suspected-break-in/
/** Says what must not be done, in words that without the "not" say the opposite. */
const WARNING = /^(?:how-to:suspected-break-in|post:spot-phishing\/5$)/
const MINOR = /^how-to:(?:forgotten-password|report-a-problem)/

/** The topics to use when somebody reports an emergency. @param lastResort what to do if no other help is found */
export function helpFirst(
  found: readonly RetrievedTopic[],
  lastResort: RetrievedTopic,
): RetrievedTopic[] {
  const certain = found.filter(({ similarity }) => similarity > CERTAIN)
  // A password that somebody else has changed is not forgotten, and an attack is more than a problem to describe.
  const isMistaken = (one: RetrievedTopic) => isOf(ATTACK, lastResort) && isOf(MINOR, one)
  const help = certain.filter((one) => isHelp(one) && !isMistaken(one))
  // The message can hold another question, such as "our server is down, what is your number?".
  const others = certain.filter(
    (each) =>
      isComplaint(each) || (!isHelp(each) && wantsToKnow(each.clause) && !isEmergency(each.clause)),
  )
  return [...(help.length > 0 ? withSteps(help, lastResort) : [lastResort]), ...others]
}

/** What somebody is told who said before that they are in trouble: an answer to what they ask now, or the help again. */
export function helpAgain(
  found: readonly RetrievedTopic[],
  lastResort: RetrievedTopic,
): RetrievedTopic[] {
  const certain = found.filter(
    (each) =>
      each.similarity > CERTAIN &&
      // Without a word that matters, a question resembles many.
      (each.terms.size > 0 || each.similarity === 1) &&
      (isHelp(each) || asksOther(each.clause) || isFarewell(each)),
  )
  return certain.length > 0 ? withSteps(certain, lastResort) : [lastResort]
}

/** Whether a message leads away from the trouble reported before it. @param found its topics, without the context */
export function isOfAnotherSubject(message: string, found: readonly RetrievedTopic[]): boolean {
  const [first] = found
  // What the site does not say, such as a price, may well be asked about the trouble.
  if (!first || first.similarity < CLEAR || first.topic.kind !== 'passage') return false
  // "We have no backup" adds to a report: only who asks or wants something else has turned to it.
  if (isOf(RELATED, first)) return false
  return (
    isQuestion(first.clause) || WISH.test(first.clause) || (TURN.test(message) && asks(message))
  )
}

/** "Is it fixed?" asks after the trouble, which no page knows anything of. */
function asksOther(clause: string): boolean {
  return isQuestion(clause) && !asksOfIt(clause)
}

/** Whether any part of a message asks something. */
function asks(message: string): boolean {
  return clausesOf(message).some((clause) => isQuestion(clause) || WISH.test(clause))
}

/** A passage of the same how-to that answers a question comes before the steps; nothing comes before them unasked. */
function withSteps(help: readonly RetrievedTopic[], steps: RetrievedTopic): RetrievedTopic[] {
  const idOf = ({ topic }: RetrievedTopic) => (topic.kind === 'passage' ? topic.passage.id : '')
  const isPart = (each: RetrievedTopic) => pageOf(idOf(each)) === pageOf(idOf(steps))
  // How to report an emergency says less than the steps, which say it too.
  if (help.every((each) => idOf(each) === 'faq:emergency')) return [steps]
  const parts = help.filter(isPart)
  if (parts.length === 0 || parts.some((each) => idOf(each) === idOf(steps))) return [...help]
  if (parts.some(({ clause }) => isQuestion(clause) || ADVICE.test(clause))) return [...help, steps]
  return [steps, ...help.filter((each) => !isPart(each))]
}

/** Whether a message only thanks or takes leave. */
export function isPolite(found: readonly RetrievedTopic[]): boolean {
  return found.length > 0 && found.every(isFarewell)
}

function isFarewell({ topic }: RetrievedTopic): boolean {
  return topic.kind === 'small-talk' && (topic.about === 'thanks' || topic.about === 'goodbye')
}

/** Whether what was found for somebody tells them what not to do while they are attacked. */
export function isWarning(one: RetrievedTopic): boolean {
  return isOf(WARNING, one)
}

function isComplaint({ topic }: RetrievedTopic): boolean {
  return topic.kind === 'unknown' && topic.about === 'affair'
}

function isHelp(one: RetrievedTopic): boolean {
  return isOf(HELP, one)
}
