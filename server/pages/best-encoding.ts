// Which encoding an answer leaves in: what the client wants most, and of those it wants alike the smallest.
import type { Context } from 'koa'
import type { Encoding } from './encode-page'

/** From the smallest on: browsers list brotli last, and weigh all alike. */
export const encodings = ['br', 'gzip'] as const

/** The offered encoding that Accept-Encoding (RFC 9110, 12.5.3) prefers; `identity` where it accepts none of them. */
export function bestEncoding(ctx: Context, offered: readonly Encoding[]): Encoding {
  const weights = weightsOf(ctx.get('Accept-Encoding'))
  const weightOf = (each: Encoding) =>
    // A star covers encodings that are not named; it does not mean that the client prefers identity.
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
