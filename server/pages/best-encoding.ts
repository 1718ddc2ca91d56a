// Chooses a response's encoding: the one that the client prefers, and among equals the smallest.
import type { Context } from 'koa'
import type { Encoding } from './encode-page'

/** Smallest first: browsers list brotli last, and weight all equally. */
export const encodings = ['br', 'gzip'] as const

/** The offered encoding that Accept-Encoding (RFC 9110, 12.5.3) prefers; `identity` if it accepts none of them. */
export function bestEncoding(ctx: Context, offered: readonly Encoding[]): Encoding {
  const weights = weightsOf(ctx.get('Accept-Encoding'))
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
