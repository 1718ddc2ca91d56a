// A server or worker process, started again for as long as it takes, as a supervisor would.
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Program,
  type ProgramEnv,
  type ProgramName,
  spawnProgram,
} from '../../support/program'
import type { Part } from './part'

/** How soon a supervisor tries again, in milliseconds. */
const AGAIN_MS = 300

export interface SupervisedProgram extends Part {
  /** Everything that every process of this name has said. */
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
      // What it stands on may be away just now.
      await current.kill()
      await sleep(AGAIN_MS)
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
