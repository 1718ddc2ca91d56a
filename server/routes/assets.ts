// Serves the built client: hashed files for a year, the rest revalidated; compressed at build time. All of it,
// under 4 MB, is held in memory, so that neither a deleted file nor the limit on open files can fail a request.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Middleware } from 'koa'
import { bestEncoding, encodings } from '../pages/best-encoding'
import { type Encoded, type Encoding, etagOf } from '../pages/encode-page'
import { isCurrent } from '../requests/is-current'

const ENCODING_OF: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' }

/** A file as is, and compressed where that makes it smaller. */
type Asset = Partial<Record<Encoding, Encoded>>

/** Reads the whole folder at once. Throws if it cannot. */
export function serveAssets(dir: string): Middleware {
  const assets = readAssets(dir)
  return async (ctx, next) => {
    const asset = assets.get(ctx.path)
    const offered = encodings.filter((each) => asset?.[each])
    const encoding = bestEncoding(ctx.get('Accept-Encoding'), offered)
    const file = asset?.[encoding]
    if (!file) return next()
    ctx.type = extname(ctx.path)
    const hashed = ctx.path.startsWith('/assets/')
    ctx.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    // Share images and drawings are shown elsewhere: in link previews and search results.
    if (/^\/(og|pictures)\//.test(ctx.path)) ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    ctx.set('ETag', file.etag)
    if (offered.length > 0) ctx.vary('Accept-Encoding')
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
    ctx.body = file.body
    if (isCurrent(ctx)) ctx.status = 304
  }
}

/** The assets by URL path, without files in or below a name with a leading dot. */
function readAssets(dir: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(dir, file).split(sep).join('/')}`
    // No build makes files with a leading dot, but somebody's tool may leave one here.
    if (!entry.isFile() || path.includes('/.')) continue
    const encoding = ENCODING_OF[extname(path)] ?? 'identity'
    const name = encoding === 'identity' ? path : path.slice(0, -extname(path).length)
    const body = readFileSync(file)
    assets.set(name, { ...assets.get(name), [encoding]: { body, etag: etagOf(body) } })
  }
  return assets
}
