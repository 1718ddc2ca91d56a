// One page in the encodings that clients accept, each with its own strong ETag.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Encoded {
  bodies: Record<Encoding, { body: Buffer; etag: string }>
}

/** @param lasting whether the result is kept: then the slowest, best compression pays */
export async function encodePage(html: string, lasting: boolean): Promise<Encoded> {
  const identity = Buffer.from(html)
  const quality = lasting ? 11 : 4
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(identity, { level: lasting ? 9 : 4 }),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const tagged = (body: Buffer, encoding: Encoding) => ({ body, etag: `"${hash}-${encoding}"` })
  return {
    bodies: {
      br: tagged(br, 'br'),
      gzip: tagged(gz, 'gzip'),
      identity: tagged(identity, 'identity'),
    },
  }
}
