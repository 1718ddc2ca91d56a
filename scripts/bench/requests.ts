// A load generator: keeps a number of connections busy for a while.
import { Connection } from './connection'
import { percentile } from './report'

interface Load {
  /** Returns the path of the next request. */
  nextPath: () => string
  connections: number
  durationMs: number
}

interface Answered {
  perSecond: number
  /** 99th percentile of the response time, in milliseconds. */
  p99: number
}

/** Throws on any status other than 200. */
export async function putUnderLoad(origin: string, load: Load): Promise<Answered> {
  const { nextPath, connections, durationMs } = load
  const started = performance.now()
  const times: number[] = []
  const client = async () => {
    const connection = new Connection(new URL(origin))
    while (performance.now() - started < durationMs) {
      const sent = performance.now()
      const path = nextPath()
      const status = await connection.get(path)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      times.push(performance.now() - sent)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, client))
  const seconds = (performance.now() - started) / 1_000
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) }
}
