// Clients that post submissions: as fast as responses arrive, or at a steady rate regardless.
import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from './connection'
import { keepBusy, type Load } from './keep-busy'
import { nextSubmission } from './submission'

/** Posts one submission. Resolves to its mark, or null when it was refused with 503. */
async function postOne(connection: Connection): Promise<string | null> {
  const { path, body, mark } = nextSubmission()
  const status = await connection.post(path, body)
  if (status !== 202 && status !== 503) throw new Error(`${path} answered ${status}`)
  return status === 202 ? mark : null
}

/** Accepted submissions per second with `connections` clients that each wait for their response. */
export async function postsPerSecond(origin: string, load: Load): Promise<number> {
  const startedAt = performance.now()
  const times = await postAll(origin, load)
  const count = times.filter(Number.isFinite).length
  return (count * 1_000) / (performance.now() - startedAt)
}

/** Posts as fast as `connections` clients get responses. Milliseconds of each; Infinity for a refusal. */
export function postAll(origin: string, load: Load): Promise<number[]> {
  return keepBusy(origin, load, async (connection) => (await postOne(connection)) !== null)
}

interface Sent {
  /** Null when it was refused. */
  mark: string | null
  /** When it was due to be sent, in milliseconds since 1970. */
  dueAt: number
  /** Measured from `dueAt`: waiting for a slow server counts, as it does for a visitor. Infinity when refused. */
  tookMs: number
}

/** Posts at a steady rate, whether or not earlier responses have arrived (no coordinated omission). */
export async function postSteadily(
  origin: string,
  { perSecond, count }: { perSecond: number; count: number },
): Promise<Sent[]> {
  const free: Connection[] = []
  const post = async (dueAt: number): Promise<Sent> => {
    const connection = takeFresh(free) ?? new Connection(new URL(origin))
    const mark = await postOne(connection)
    free.push(connection)
    return { mark, dueAt, tookMs: mark ? Date.now() - dueAt : Number.POSITIVE_INFINITY }
  }
  const startedAt = Date.now()
  const sent: Promise<Sent>[] = []
  while (sent.length < count) {
    const due = Math.min(count, Math.floor(((Date.now() - startedAt) * perSecond) / 1_000))
    while (sent.length < due) {
      // The first is due at the end of the first interval, which is when it is sent.
      const dueAt = startedAt + ((sent.length + 1) * 1_000) / perSecond
      sent.push(post(dueAt))
    }
    await sleep(1)
  }
  const all = await Promise.all(sent)
  for (const connection of free) connection.close()
  return all
}

/** The connection released last; closes all idle ones when even that one has gone stale. */
function takeFresh(free: Connection[]): Connection | undefined {
  const last = free.pop()
  if (!last || last.isFresh) return last
  for (const stale of [last, ...free.splice(0)]) stale.close()
  return undefined
}
