// No datastore responds, and then the servers die: what they cannot store they must not accept.
import type { Ledger } from '../clients/ledger'
import { type Answer, post } from '../clients/post'
import { sendUntilAccepted } from '../clients/send-until-accepted'
import type { Environment } from '../environment/environment'
import { plainSubmission } from '../plan-submissions'
import { seededRandom } from '../random'

export interface NowhereResult {
  /** Number of submissions accepted while nothing could be stored. */
  accepted: number
  /** What came instead of a 202 or a 503. */
  unanswered: Answer[]
  /** When each response was asked for, in milliseconds since 1970, and how long it took. */
  refusals: { at: number; tookMs: number }[]
}

const COUNT = 4

export async function allDatastoresDown(
  environment: Environment,
  ledger: Ledger,
): Promise<NowhereResult> {
  const { parts, servers } = environment
  const part = (name: 'redis' | 'postgres' | 'server-1' | 'server-2') => parts.get(name)
  const datastores = [part('redis'), part('postgres')]
  for (const datastore of datastores) datastore?.freeze()
  const submissions = Array.from({ length: COUNT }, (_, i) =>
    plainSubmission(`nowhere${i}`, 'contact'),
  )
  const answers = await Promise.all(
    submissions.map((submission, i) => post(servers[i % 2] as string, submission)),
  )
  const programs = [part('server-1'), part('server-2')]
  await Promise.all(programs.map((program) => program?.kill()))
  for (const datastore of datastores) datastore?.thaw()
  await Promise.all(programs.map((program) => program?.start()))
  const client = { servers, ledger, signal: AbortSignal.timeout(20_000) }
  for (const [i, submission] of submissions.entries()) {
    const answer = answers[i]
    // A client that saw a 202 is done; one that was refused retries.
    if (answer?.outcome === 202) ledger.open(submission).answers.push(answer)
    else await sendUntilAccepted({ ...client, dice: seededRandom(i, 'nowhere') }, submission)
  }
  return {
    accepted: answers.filter(({ outcome }) => outcome === 202).length,
    unanswered: answers.filter(({ outcome }) => outcome !== 202 && outcome !== 503),
    refusals: answers.map(({ at, tookMs }) => ({ at, tookMs })),
  }
}
