// Executes a plan: applies each fault at its time, heals it at its end, and records what was done.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from './environment/environment'
import type { Part } from './environment/part'
import type { Fault, PartName } from './plan-faults'

export interface AppliedFault {
  part: PartName
  does: string
  /** Milliseconds since 1970; `until` is when the part was serving again. */
  from: number
  until: number
  /** Whether the restart ended in a kill, because the part did not stop by itself. */
  forced?: boolean
}

/** Resolves when the last fault is healed and every part serves. */
export async function applyFaults(
  environment: Environment,
  plan: Fault[],
): Promise<AppliedFault[]> {
  const startedAt = Date.now()
  const busy = new Map<PartName, Promise<unknown>>()
  const applied = plan.map(async (fault) => {
    await sleep(Math.max(0, startedAt + fault.atMs - Date.now()))
    const part = environment.parts.get(fault.part)
    if (!part) throw new Error(`there is no ${fault.part} to fail`)
    // A part that is still recovering fails again once it is back.
    const turn = (busy.get(fault.part) ?? Promise.resolve()).then(() => apply(part, fault))
    busy.set(
      fault.part,
      turn.catch(() => undefined),
    )
    return turn
  })
  return Promise.all(applied)
}

async function apply(part: Part, fault: Fault): Promise<AppliedFault> {
  const from = Date.now()
  const does = fault.does === 'misbehave' ? fault.mode : fault.does
  let forced = false
  try {
    forced = await inflict(part, fault)
  } catch (error) {
    const { message } = error as Error
    throw new Error(`${does} of ${fault.part}: ${message.slice(0, 2_000)}`, { cause: error })
  }
  return { part: fault.part, does, from, until: Date.now(), forced }
}

/** Resolves to whether a restart ended in a kill. */
async function inflict(part: Part, fault: Fault): Promise<boolean> {
  switch (fault.does) {
    case 'kill':
      await part.kill()
      await sleep(fault.lastsMs)
      await part.start()
      return false
    case 'restart': {
      // Alongside other faults an orderly shutdown may take too long; sigterm-burst.ts is what requires exit code 0.
      const forced = await part.end().then(
        () => false,
        () => true,
      )
      await part.start()
      return forced
    }
    case 'freeze':
      part.freeze()
      await sleep(fault.lastsMs)
      part.thaw()
      return false
    case 'fill':
      await part.behave?.('full')
      await sleep(fault.lastsMs)
      await part.behave?.('normal')
      return false
    case 'misbehave':
      await part.behave?.(fault.mode)
      await sleep(fault.lastsMs)
      await part.behave?.('normal')
      return false
  }
}
