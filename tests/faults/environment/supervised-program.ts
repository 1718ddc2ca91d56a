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
    for (;;) {
      current = await spawnProgram(name, env)
      printed.push(current)
      const ready = await current.ready.then(
        () => true,
        () => false,
      )
      if (ready) return
      // A datastore it needs may be down right now.
      await current.kill()
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
