// The readiness response of both programs.
import type { Problem } from '../contract/problem'
import { problemDetails } from './problem'

interface Health {
  /** By name, whether each dependency currently takes what this program sends it. */
  parts: Record<string, boolean>
  isReady: boolean
  isStopping: boolean
}

interface Answer {
  status: 200 | 503
  body: ({ status: 'ok' } | Problem) & { parts: Record<string, 'up' | 'down'> }
}

export function healthAnswer({ parts, isReady, isStopping }: Health): Answer {
  const named = Object.fromEntries(
    Object.entries(parts).map(([name, up]) => [name, up ? 'up' : 'down'] as const),
  )
  if (isReady && !isStopping) return { status: 200, body: { status: 'ok', parts: named } }
  const down = Object.keys(parts).filter((name) => !parts[name])
  const message = isStopping
    ? 'This program is stopping. Use another instance.'
    : `Not ready. Down: ${down.join(', ')}.`
  return { status: 503, body: { ...problemDetails(503, message), parts: named } }
}
