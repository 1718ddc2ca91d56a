// A stand-in for a provider, in its own process, controlled by messages from us.
import { join } from 'node:path'
import { startProcess, type TestProcess } from '../../support/child-process'
import type { Part } from './part'

const FOLDER = join(import.meta.dirname, '../stand-ins')
/** In milliseconds. A frozen stand-in does not confirm a command; it obeys once thawed. */
const CONFIRM_MS = 3_000

export async function startStandIn(name: 'smtp' | 'twilio', args: string[]): Promise<Part> {
  let current: TestProcess

  const heard = (within: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, within)
      current.child.once('message', () => {
        clearTimeout(timer)
        resolve()
      })
    })

  async function start(): Promise<void> {
    const file = join(FOLDER, `${name}.ts`)
    current = startProcess(process.execPath, ['--import', 'tsx', file, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const failed = current.exit.then(({ code }) => {
      throw new Error(`the stand-in for ${name} ended with ${code}\n${current.output()}`)
    })
    failed.catch(() => undefined)
    await Promise.race([heard(20_000), failed])
  }

  function requireRunning(): void {
    if (current.child.connected) return
    throw new Error(`the stand-in for ${name} ended by itself\n${current.output()}`)
  }

  await start()
  return {
    start,
    kill: async () => void (await current.kill()),
    // A provider's machine promises no orderly shutdown.
    end: async () => void (await current.kill()),
    freeze: () => current.freeze(),
    thaw: () => current.thaw(),
    async behave(mode) {
      requireRunning()
      const confirmed = heard(CONFIRM_MS)
      current.child.send({ mode })
      await confirmed
      requireRunning()
    },
  }
}
