// A client for measuring: keeps a number of connections busy for a while.
import { Agent, get } from 'node:http'

const HEADERS = { 'Accept-Encoding': 'br' }

interface Load {
  /** Address of the next request. */
  nextUrl: () => string
  connections: number
  durationMs: number
}

export interface Answered {
  perSecond: number
  /** Milliseconds that the slowest percent took at least. */
  p99: number
}

/** Throws when an answer is none of success. */
export async function putUnderLoad({ nextUrl, connections, durationMs }: Load): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const times: number[] = []
  const client = async () => {
    while (performance.now() - started < durationMs) {
      const sent = performance.now()
      await once(nextUrl(), agent)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const seconds = (performance.now() - started) / 1_000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  }
}

function once(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: HEADERS }, (response) => {
      const { statusCode = 0 } = response
      if (statusCode !== 200) reject(new Error(`${url} answered ${statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
}
