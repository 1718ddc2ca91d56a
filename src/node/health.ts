// What both programs say when they are asked whether they are ready.
import { STATUS_CODES } from 'node:http'
import type { Problem } from '../contract/problem'

type Parts = Record<string, boolean>

interface Health {
  /** By name, whether each part takes what this program gives it now. */
  parts: Parts
  isReady: boolean
  isStopping: boolean
}

interface Named {
  parts: Record<string, 'up' | 'down'>
}

interface Answer {
  status: 200 | 503
  body: Named & ({ status: 'ok' } | Problem)
}

export function healthAnswer({ parts, isReady, isStopping }: Health): Answer {
  const named = Object.fromEntries(
    Object.entries(parts).map(([name, up]) => [name, up ? 'up' : 'down'] as const),
  )
  if (isReady && !isStopping) return { status: 200, body: { status: 'ok', parts: named } }
  const down = Object.keys(parts).filter((name) => !parts[name])
  const message = isStopping
    ? 'This program is stopping. Ask another one.'
    : `Nothing can be taken now. Away: ${down.join(', ')}.`
  return { status: 503, body: { ...problem(503, message), parts: named } }
}

/** @param message one sentence for a person */
export function problem(status: number, message: string): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, message }
}
