// A round-robin proxy in front of several servers, like nginx and HAProxy in their simplest setup:
// one connection per request, and the next server when that connection is refused.
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { atEnd } from './clean-up'
import { listenHere } from './listen-here'

interface Options {
  servers: readonly string[]
  /** Polls each server's /readyz at this interval, in milliseconds, and skips servers that are not ready. */
  checkEveryMs?: number
  /** `lost`: also retry when the connection breaks before a response (nginx: error non_idempotent). */
  retryWhen?: 'refused' | 'lost'
}

export async function startBalancer({ servers, checkEveryMs, retryWhen = 'refused' }: Options) {
  const down = new Set<string>()
  let next = 0

  async function check(): Promise<void> {
    for (const server of servers) {
      const ready = await fetch(`${server}/readyz`, { headers: { Connection: 'close' } }).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ready) down.delete(server)
      else down.add(server)
    }
  }

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const ready = servers.filter((server) => !down.has(server))
    const up = ready.length > 0 ? ready : servers
    next += 1
    const order = up.map((_, index) => up[(next + index) % up.length] as string)
    for (const server of order) {
      try {
        return await passTo(server, { incoming, body, response })
      } catch (error) {
        const refused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        if (response.headersSent || (!refused && retryWhen === 'refused')) break
      }
    }
    response.writeHead(502).end()
  }

  const { url, close } = await listenHere((incoming, response) => void pass(incoming, response))
  let stopped = false
  const checkOn = async (pause: number) => {
    for (; !stopped; await sleep(pause)) await check()
  }
  if (checkEveryMs) void checkOn(checkEveryMs)
  const stop = () => {
    stopped = true
    close()
  }
  atEnd(stop)
  return { url, stop }
}

interface Passed {
  incoming: IncomingMessage
  body: Buffer
  response: ServerResponse
}

function passTo(server: string, { incoming, body, response }: Passed): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming
    const options = { method, headers: { ...headers, connection: 'close' }, agent: false as const }
    const outgoing = request(server + url, options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', reject)
      response.on('finish', resolve)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
