// One run on one backend: every scenario on the same environment, then the evidence and the verdict.
import { setTimeout as sleep } from 'node:timers/promises'
import { withDeadline } from '../../src/node/deadline'
import { Ledger } from './clients/ledger'
import { startEnvironment } from './environment/environment'
import { type Evidence, gatherEvidence } from './evidence'
import type { Finding } from './finding'
import type { Backend, Options } from './options'
import { watchForStalls } from './own-stalls'
import { allDatastoresDown } from './scenarios/all-datastores-down'
import { longOutage } from './scenarios/long-outage'
import { redisDown } from './scenarios/redis-down'
import { sigtermBurst } from './scenarios/sigterm-burst'
import { storm } from './scenarios/storm'
import { workerDeaths } from './scenarios/worker-deaths'
import { untilSettled } from './settle'
import { judge } from './verdict'

/** In milliseconds. A duplicate that leaves late, after a lease expired, still counts. */
const AFTERMATH_MS = 3_000
/** In milliseconds: longer than any step takes besides the storm and the outage, whatever fails in it. */
const STEP_MS = 300_000

export interface Run {
  backend: Backend
  evidence: Evidence
  findings: Finding[]
  logs: Record<string, string>
}

export async function runOn(backend: Backend, options: Options): Promise<Run> {
  const step = tellingSteps(backend, STEP_MS + options.stormMs + options.outageMs)
  const watch = watchForStalls()
  const environment = await step('start', () => startEnvironment(backend))
  const ledger = new Ledger()
  const scenarios = {
    storm: await step('storm', () => storm(environment, ledger, options)),
    redisDown: await step('Redis unavailable', () => redisDown(environment, ledger)),
    nowhere: await step('no datastore', () => allDatastoresDown(environment, ledger)),
    burst: await step('SIGTERM in a burst', () => sigtermBurst(environment, ledger)),
    deaths: await step('worker kills', () => workerDeaths(environment, ledger, options.deaths)),
    outage: await step('long outage', () => longOutage(environment, ledger, options.outageMs)),
  }
  await step('last messages', async () => {
    await untilSettled(environment, ledger, 30_000)
    await sleep(AFTERMATH_MS)
  })
  watch.stop()
  const evidence = await step('evidence', () =>
    gatherEvidence(environment, ledger, {
      ...scenarios,
      stalls: watch.stalls,
      slack: options.slack,
    }),
  )
  return { backend, evidence, findings: judge(evidence), logs: environment.logs() }
}

/** Logs the progress of a long run, and ends it by an error when a step hangs. */
function tellingSteps(backend: Backend, limitMs: number) {
  return async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    const result = await withDeadline(act(), limitMs, `${backend}: ${name}`)
    console.log(`${backend}: ${name} ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
    return result
  }
}
