// What somebody in trouble is told: what to do now, and no paragraph that happens to share some words.
import { isEmergency } from './guards/emergency'
import { isQuestion } from './retrieval/clauses'
import type { RetrievedTopic } from './retrieval/retrieved-topic'

/** Similarity above which a topic was matched by a known question, and not by its words alone. */
const CERTAIN = 0.62
/** What to do in an emergency; of the article on phishing, the steps after a click. */
const HELP = /^(?:faq:(?:emergency|response-time)$|how-to:|post:spot-phishing\/5$)/

/** The topics to use when somebody reports an emergency. @param lastResort what to do if no other help is found */
export function helpFirst(
  found: readonly RetrievedTopic[],
  lastResort: RetrievedTopic,
): RetrievedTopic[] {
  const certain = found.filter(({ similarity }) => similarity > CERTAIN)
  const help = certain.filter(isHelp)
  // The message can hold another question, such as "our server is down, what is your number?".
  const others = certain.filter(
    (each) => !isHelp(each) && isQuestion(each.clause) && !isEmergency(each.clause),
  )
  return [...(help.length > 0 ? help : [lastResort]), ...others]
}

function isHelp({ topic }: RetrievedTopic): boolean {
  return topic.kind === 'passage' && HELP.test(topic.passage.id)
}
