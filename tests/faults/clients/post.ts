// One client request on its own connection, and exactly what came of it.
import { request } from 'node:http'
import type { Submission } from '../plan-submissions'

/** In milliseconds; longer than the five seconds that no request may exceed. */
const TIMEOUT_MS = 6_000

export interface Answer {
  server: string
  /** Milliseconds since 1970. */
  at: number
  tookMs: number
  /** Status of a complete response; otherwise how the request ended. */
  outcome: number | 'unreachable' | 'cut off' | 'no answer' | 'hung up'
  id?: string
  reference?: string
}

/** Never rejects. @param hangUp `hangs-up` disconnects as soon as everything is sent */
export function post(
  server: string,
  { endpoint, body, key }: Submission,
  hangUp: 'hangs-up' | 'stays' = 'stays',
): Promise<Answer> {
  const at = Date.now()
  const headers = {
    'Content-Type': 'application/json',
    ...(key === null ? {} : { 'Idempotency-Key': key }),
  }
  return new Promise((resolve) => {
    const end = (outcome: Answer['outcome'], seen: object = {}) => {
      clearTimeout(timer)
      sending.destroy()
      resolve({ server, at, tookMs: Date.now() - at, outcome, ...seen })
    }
    const options = { method: 'POST', headers, agent: false as const }
    const sending = request(server + endpoint, options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        if (!response.complete) return end('cut off')
        end(response.statusCode ?? 0, response.statusCode === 202 ? receipt(text) : {})
      })
      response.on('error', () => end('cut off'))
    })
    const timer = setTimeout(() => end('no answer'), TIMEOUT_MS)
    sending.on('error', ({ code }: NodeJS.ErrnoException) =>
      end(code === 'ECONNREFUSED' ? 'unreachable' : 'cut off'),
    )
    sending.end(JSON.stringify(body), () => {
      // Long enough for the request to leave, too short for a response under load.
      if (hangUp === 'hangs-up') setTimeout(() => end('hung up'), 3)
    })
  })
}

function receipt(text: string): { id?: string; reference?: string } {
  try {
    const { id, reference } = JSON.parse(text)
    return { id, reference }
  } catch {
    return {}
  }
}
