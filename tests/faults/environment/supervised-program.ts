// A server or worker process that is restarted until it is ready, as a supervisor would do.
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Program,
  type ProgramEnv,
  type ProgramName,
  spawnProgram,
} from '../../support/program'
import type { Part } from './part'

/** Pause before a supervisor's next try, in milliseconds. */
const RETRY_MS = 300
/** In milliseconds: longer than a datastore stays down on purpose. Without a limit the whole run would hang. */
const GIVE_UP_MS = 120_000

export interface SupervisedProgram extends Part {
  /** The combined output of every process of this name. */
  log(): string
}

export async function superviseProgram(
  name: ProgramName,
  env: ProgramEnv,
): Promise<SupervisedProgram> {
  let current: Program
  const printed: Program[] = []

  async function start(): Promise<void> {
    const deadline = performance.now() + GIVE_UP_MS
    for (;;) {
      current = await spawnProgram(name, env)
      printed.push(current)
      const failure = await current.ready.catch((error: Error) => error)
      if (!failure) return
      // A datastore it needs may be down right now.
      await current.kill()
      if (performance.now() > deadline) throw failure
      await sleep(RETRY_MS)
    }
  }

  await start()
  return {
    start,
    kill: async () => void (await current.kill()),
    end: async () => void (await current.stop()),
    freeze: () => current.freeze(),
    thaw: () => current.thaw(),
    log: () => printed.map((program) => program.output()).join(''),
  }
}
