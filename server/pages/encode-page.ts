// One page in the encodings that clients accept, each with its own strong ETag.
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Encoded {
  body: Buffer
  etag: string
}

/** Returns the page in an encoding; compressed on first use, and once. */
export type EncodePage = (encoding: Encoding) => Promise<Encoded>

/** A strong ETag: equal for equal bytes only. */
export function etagOf(bytes: Buffer): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
}

/** @param effort `most` for a page that is cached: the slowest, best compression then pays off */
export function encodePage(bytes: Buffer, effort: 'most' | 'least'): EncodePage {
  const done = new Map<Encoding, Promise<Encoded>>()
  return (encoding) => {
    const known = done.get(encoding)
    if (known) return known
    const encoded = compress(bytes, encoding, effort).then((body) => ({ body, etag: etagOf(body) }))
    done.set(encoding, encoded)
    return encoded
  }
}

async function compress(
  plain: Buffer,
  encoding: Encoding,
  effort: 'most' | 'least',
): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return gzipAsync(plain, { level: effort === 'most' ? 9 : 1 })
  return brotliAsync(plain, {
    // A page fits into one chunk: Node.js goes to its thread pool once for each.
    chunkSize: 65_536,
    params: {
      // 0 takes two thirds of the time of 1, and makes a page 1.5 to 2.5% longer.
      [constants.BROTLI_PARAM_QUALITY]: effort === 'most' ? 11 : 0,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // No page is longer than 256 KB; a larger window would only waste memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  })
}
