// Every topic that a question can have: a passage, something the site does not say, or small talk.
import type { Passage } from '../passages/passage'
import { addressQuestions } from './address-questions'
import { areaQuestions } from './area-questions'
import { backupQuestions } from './backup-questions'
import { cloudQuestions } from './cloud-questions'
import { companyQuestions } from './company-questions'
import { emergencyQuestions } from './emergency-questions'
import { formQuestions } from './form-questions'
import { helpdeskQuestions } from './helpdesk-questions'
import { hoursQuestions } from './hours-questions'
import { jobQuestions } from './job-questions'
import { legalQuestions } from './legal-questions'
import { libraryQuestions } from './library-questions'
import { marketingQuestions } from './marketing-questions'
import { networkQuestions } from './network-questions'
import { phishingQuestions } from './phishing-questions'
import { privacyQuestions } from './privacy-questions'
import { reachingUsQuestions } from './reaching-us-questions'
import { responseQuestions } from './response-questions'
import { securityQuestions } from './security-questions'
import { servicesQuestions } from './services-questions'
import { type SmallTalk, smallTalk } from './small-talk'
import { startQuestions } from './start-questions'
import { storyQuestions } from './story-questions'
import { type UnknownTopic, unknownPassages, unknownQuestions } from './unknown-questions'
import { websiteQuestions } from './website-questions'

export type Topic =
  | { kind: 'passage'; passage: Passage }
  | {
      kind: 'unknown'
      about: UnknownTopic
      /** What the site does say about it. */
      passage?: Passage
      /** A passage about the subject, which leaves the question open. */
      beside?: Passage
    }
  | { kind: 'small-talk'; about: SmallTalk }

interface Topics {
  byId: ReadonlyMap<string, Topic>
  /** Topic ids with their known questions. */
  questions: readonly (readonly [id: string, question: string])[]
}

/** By subject; a passage may have questions in several lists. */
const known = [
  areaQuestions,
  backupQuestions,
  cloudQuestions,
  companyQuestions,
  emergencyQuestions,
  helpdeskQuestions,
  hoursQuestions,
  jobQuestions,
  legalQuestions,
  libraryQuestions,
  marketingQuestions,
  networkQuestions,
  phishingQuestions,
  privacyQuestions,
  addressQuestions,
  formQuestions,
  reachingUsQuestions,
  responseQuestions,
  securityQuestions,
  servicesQuestions,
  startQuestions,
  storyQuestions,
  websiteQuestions,
]

/** Articles and guides as a whole: the title says what each is about, even before it has questions. */
const READING = /^(?:post|guide):[^/]+$/

/** Throws if there are questions for a passage that the content no longer has. */
export function collectTopics(passages: readonly Passage[]): Topics {
  const byId = new Map<string, Topic>()
  const questions: [string, string][] = []
  const add = (id: string, topic: Topic, known: readonly string[]) => {
    byId.set(id, topic)
    for (const question of known) questions.push([id, question])
  }
  const asked = new Set(known.flatMap((about) => Object.keys(about)))
  for (const passage of passages) {
    const { id, title } = passage
    const about = known.flatMap((questions) => questions[id] ?? [])
    const byTitle = asked.has(id) || READING.test(id)
    add(id, { kind: 'passage', passage }, byTitle ? [...about, title] : [])
  }
  const lost = [...asked].filter((id) => !byId.has(id))
  if (lost.length > 0) {
    throw new Error(
      `The files of server/chat/questions hold questions for what the content no longer has: ${lost.join(', ')}`,
    )
  }
  for (const [about, asked] of entries(unknownQuestions)) {
    const passage = passages.find(({ id }) => id === unknownPassages[about])
    add(`unknown:${about}`, { kind: 'unknown', about, ...(passage && { passage }) }, asked)
  }
  for (const [about, said] of entries(smallTalk)) {
    add(`small-talk:${about}`, { kind: 'small-talk', about }, said)
  }
  return { byId, questions }
}

function entries<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][]
}
