// Plans which part fails when, how and for how long, from the seed and the options, before anything runs.
import { type Random, seededRandom } from './random'

export const partNames = [
  'server-1',
  'server-2',
  'worker-1',
  'worker-2',
  'redis',
  'postgres',
  'smtp',
  'twilio',
] as const
export type PartName = (typeof partNames)[number]

/** How the SMTP and Twilio stand-ins can misbehave while they run (stand-ins/). */
const smtpModes = ['refuse', 'greylist', 'hang', 'drop', 'busy'] as const
const twilioModes = ['refuse', 'too-many', 'error', 'gateway', 'drop', 'silent', 'late'] as const

export type Fault = { part: PartName; atMs: number; lastsMs: number } & (
  | { does: 'kill' | 'freeze' | 'restart' | 'fill' }
  | { does: 'misbehave'; mode: string }
)

interface Wish {
  seed: number
  count: number
  durationMs: number
  withRedis: boolean
  /** Upper bound of a freeze; more than five seconds outlasts a lock. */
  longestFreezeMs: number
}

/** Workers and providers are hit more often than the rest: their deaths are the ones that cause duplicates. */
const weighted: readonly PartName[] = [
  ...partNames,
  ...(['worker-1', 'worker-2', 'worker-1', 'worker-2', 'smtp', 'twilio'] as const),
]
/** Chance that two faults begin at the same moment. */
const PAIRED = 0.25
/** Minimum gap between two faults of the same part, in milliseconds: it has to be up before it can fail again. */
const RECOVERY_MS = 2_500

/** At least one fault for every part present, if `count` allows. Sorted by time. */
export function planFaults(wish: Wish): Fault[] {
  const { seed, count, durationMs, withRedis } = wish
  const dice = seededRandom(seed, 'faults')
  const present = (name: PartName) => withRedis || name !== 'redis'
  const owed = shuffled(partNames.filter(present), dice.next)
  const freeAt = new Map<PartName, number>()
  const faults: Fault[] = []
  const groups = inGroups(count, dice)
  const step = durationMs / groups.length
  for (let i = 0; faults.length < count; i++) {
    const atMs = Math.round((i + dice.next() * 0.5) * step) % durationMs
    const size = groups[i % groups.length] as number
    for (let left = size; left > 0 && faults.length < count; left--) {
      const free = (name: PartName) => present(name) && (freeAt.get(name) ?? 0) <= atMs
      const next = owed.find(free)
      const choice = weighted.filter(free)
      if (!next && choice.length === 0) continue
      const part = next ?? dice.pick(choice)
      if (next) owed.splice(owed.indexOf(next), 1)
      const way = next && providers.includes(part) ? lostAnswers(dice) : failure(part, wish, dice)
      const fault = { part, atMs, ...way } as Fault
      freeAt.set(part, atMs + fault.lastsMs + RECOVERY_MS)
      faults.push(fault)
    }
    if (atMs + step >= durationMs) freeAt.clear()
  }
  return faults.sort((a, b) => a.atMs - b.atMs)
}

/** How many faults begin at each moment, planned up front so that the last ones come at the end. */
function inGroups(count: number, dice: Random): number[] {
  const groups: number[] = []
  for (let left = count; left > 0; left -= groups.at(-1) as number) {
    groups.push(Math.min(left, dice.chance(PAIRED) ? 2 : 1))
  }
  return groups
}

const providers: readonly PartName[] = ['smtp', 'twilio']

/** The first fault of each provider, so that every run has one: lost responses are what duplicates messages. */
function lostAnswers(dice: Random) {
  return { does: 'misbehave', mode: 'drop', lastsMs: dice.between(1_500, 3_000) }
}

function failure(part: PartName, { longestFreezeMs }: Wish, dice: Random) {
  const modes = part === 'smtp' ? smtpModes : part === 'twilio' ? twilioModes : []
  const ways = ['kill', 'freeze', 'restart', ...(part === 'redis' ? ['fill'] : [])]
  // A provider misbehaves more often than its machine dies.
  if (modes.length > 0 && dice.chance(0.6)) {
    return {
      does: 'misbehave',
      mode: dice.pick<string>(modes),
      lastsMs: dice.between(1_500, 5_000),
    }
  }
  const does = dice.chance(0.4) ? 'kill' : dice.pick(ways)
  const longest = does === 'freeze' ? longestFreezeMs : 3_000
  return { does, lastsMs: dice.between(200, longest) }
}

function shuffled<T>(list: T[], next: () => number): T[] {
  return list
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
