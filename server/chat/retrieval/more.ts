// "Tell me more": the next part of the page that was last shown, until all of it was.
import type { Passage } from '../passages/passage'
import type { Indexes } from './indexes'
import { isListOfTopics } from './ordinals'
import { pageOf } from './page-model'
import { certainly, passageIn, type RetrievedTopic } from './retrieved-topic'
import { unclear } from './shown-before'

/** The parts of a page that say most about its subject: those of a service, and of a client story. */
const MOST_TELLING = ['features', 'solution']

/**
 * More about what was shown last; null if nothing was.
 * @param answers the topics of the earlier questions, oldest first
 */
export function moreOf(
  indexes: Indexes,
  clause: string,
  answers: readonly (readonly RetrievedTopic[])[],
): RetrievedTopic[] | null {
  const last = answers.findLast((found) => found.some(passageIn)) ?? []
  const [first] = last.flatMap((one) => passageIn(one) ?? [])
  if (!first) return null
  const shown = new Set(
    answers.flat().map(({ topic }) => (topic.kind === 'passage' ? topic.passage.id : '')),
  )
  const next = last.flatMap((one) => {
    const passage = nextOf(indexes, passageIn(one), shown)
    return passage ? [{ ...one, topic: { kind: 'passage', passage } as const }] : []
  })
  if (next.length > 0) return next
  // The entries of a list have pages of their own.
  if (isListOfTopics(first.id)) return unclear(indexes, clause)
  return [certainly({ kind: 'unknown', about: 'more', beside: first }, clause)]
}

/** The part that follows on the same page; null if all were shown. */
function nextOf(
  indexes: Indexes,
  passage: Passage | null,
  shown: ReadonlySet<string>,
): Passage | null {
  if (!passage) return null
  if (!shown.has(passage.id)) return passage
  const page = pageOf(passage.id)
  // Each section of a service's page has a subject of its own.
  if (page.startsWith('service:') && !shown.has(page)) return null
  const parts = indexes.passagesOf(page)
  const at = parts.indexOf(passage)
  const telling = parts.filter(({ id }) => MOST_TELLING.includes(id.slice(page.length + 1)))
  const inOrder = [...telling, ...parts.slice(at + 1), ...parts.slice(0, at)]
  return inOrder.find(({ id }) => id !== page && !shown.has(id)) ?? null
}
