// Clients that request pages as fast as responses arrive.
import { keepBusy, type Load } from './keep-busy'
import { percentile } from './report'

interface Requests extends Load {
  /** Returns the path of the next request. */
  nextPath: () => string
}

interface Answered {
  perSecond: number
  /** 99th percentile of the response time, in milliseconds. */
  p99: number
}

/** Throws on any status other than 200. */
export async function putUnderLoad(
  origin: string,
  { nextPath, ...load }: Requests,
): Promise<Answered> {
  const startedAt = performance.now()
  const times = await keepBusy(origin, load, async (connection) => {
    const path = nextPath()
    const status = await connection.get(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return true
  })
  const seconds = (performance.now() - startedAt) / 1_000
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) }
}
