// Chooses a response's encoding: the one that the client prefers, and among equals the smallest.
import type { Encoding } from './encode-page'

/** Smallest first: browsers list brotli last, and weight all equally. */
export const encodings = ['br', 'gzip'] as const

/** Limits the memory that clients can use up with headers of their own; browsers send a handful of them. */
const MAX_REMEMBERED = 100
const remembered = new Map<string, Encoding>()

/** The preferred encoding of a page, which exists in all of them; remembered, since each request needs it. */
export function pageEncoding(accepted = ''): Encoding {
  const known = remembered.get(accepted)
  if (known) return known
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const best = bestEncoding(accepted, encodings)
  remembered.set(accepted, best)
  return best
}

/**
 * The offered encoding that a client prefers; `identity` if it accepts none of them.
 * @param accepted the Accept-Encoding header (RFC 9110, 12.5.3)
 */
export function bestEncoding(accepted: string, offered: readonly Encoding[]): Encoding {
  const weights = weightsOf(accepted)
  const weightOf = (each: Encoding) =>
    // `*` covers the encodings not listed; it does not mean that the client prefers identity.
    weights.get(each) ?? (each === 'identity' ? 0 : (weights.get('*') ?? 0))
  const [best = 'identity'] = [...offered, 'identity' as const]
    .filter((each) => weightOf(each) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
  return best
}

function weightsOf(accepted: string): Map<string, number> {
  const entries = accepted.toLowerCase().split(',')
  return new Map(
    entries.map((entry) => {
      const [name = '', weight] = entry.split(/;\s*q\s*=/)
      return [name.trim(), weight === undefined ? 1 : Number(weight) || 0]
    }),
  )
}
