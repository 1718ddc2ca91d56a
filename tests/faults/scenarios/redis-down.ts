// Redis down, frozen or full: the standby accepts every submission quickly, and pages are unaffected.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from '../clients/ledger'
import { post } from '../clients/post'
import type { Environment } from '../environment/environment'
import type { Part } from '../environment/part'
import { plainSubmission } from '../plan-submissions'

interface Took {
  /** Milliseconds since 1970. */
  at: number
  tookMs: number
}

export interface RedisDownResult {
  /** Number of submissions that were not accepted on the first attempt. */
  refused: number
  accepts: Took[]
  pages: Took[]
  /** Number of page responses other than a complete 200. */
  brokenPages: number
}

const ways: Record<string, (redis: Part) => { begin: Promise<void>; heal(): Promise<void> }> = {
  down: (redis) => ({ begin: redis.kill(), heal: () => redis.start() }),
  frozen: (redis) => ({
    begin: Promise.resolve(redis.freeze()),
    heal: async () => redis.thaw(),
  }),
  full: (redis) => ({
    begin: Promise.resolve(redis.behave?.('full')),
    heal: async () => redis.behave?.('normal'),
  }),
}

const ROUNDS = 4

/** Null when there is no Redis. */
export async function redisDown(
  environment: Environment,
  ledger: Ledger,
): Promise<RedisDownResult | null> {
  const redis = environment.parts.get('redis')
  if (!redis) return null
  const result: RedisDownResult = { refused: 0, accepts: [], pages: [], brokenPages: 0 }
  for (const [name, start] of Object.entries(ways)) {
    const { begin, heal } = start(redis)
    await begin
    for (let round = 0; round < ROUNDS; round++) {
      const submission = plainSubmission(`redis${name}${round}`, 'contact')
      const entry = ledger.open(submission)
      for (const server of environment.servers) {
        // The second server gets the same submission, and may find it where the first one stored it.
        const answer = await post(server, submission)
        entry.answers.push(answer)
        if (answer.outcome !== 202) result.refused += 1
        result.accepts.push({ at: answer.at, tookMs: answer.tookMs })
        const { ok, ...took } = await timed(() =>
          fetch(server, { signal: AbortSignal.timeout(5_000) }),
        )
        if (!ok) result.brokenPages += 1
        result.pages.push(took)
      }
      await sleep(200)
    }
    await heal()
    await sleep(300)
  }
  return result
}

async function timed(ask: () => Promise<Response>): Promise<Took & { ok: boolean }> {
  const at = Date.now()
  const startedAt = performance.now()
  const ok = await ask()
    .then(
      async (response) => response.status === 200 && (await response.text()).includes('</html>'),
    )
    .catch(() => false)
  return { ok, at, tookMs: Math.round(performance.now() - startedAt) }
}
