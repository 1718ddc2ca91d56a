// Reads a request body: JSON or form-encoded, UTF-8, within the size limit, and always an object.
import type { Context } from 'koa'
import rawBody from 'raw-body'
import { BODY_LIMIT } from '../../src/contract/api'
import { HttpProblem } from '../http-problem'

/** What a browser sends for a form without an `enctype`. */
export const FORM_TYPE = 'application/x-www-form-urlencoded'

interface Body {
  format: 'json' | 'form'
  fields: Record<string, unknown>
}

/**
 * Throws 415 for another content type, charset or encoding, 413 over 64 KiB, 400 if it cannot be parsed or is
 * not an object.
 */
export async function readBody(ctx: Context): Promise<Body> {
  const type = typeOf(ctx, ['application/json', FORM_TYPE])
  const text = decode(await readBytes(ctx))
  return type === 'application/json'
    ? { format: 'json', fields: parseJson(text) }
    : { format: 'form', fields: parseForm(text) }
}

/** Like `readBody`, for endpoints that accept only JSON. */
export async function readJson(ctx: Context): Promise<Record<string, unknown>> {
  typeOf(ctx, ['application/json'])
  return parseJson(decode(await readBytes(ctx)))
}

/** The request's media type. Koa's own `is` finds none in a request without a body. */
export function mediaType({ request }: Context): string {
  return request.type.trim().toLowerCase()
}

/** The body's type, one of `accepted`, in UTF-8 and uncompressed. Throws 415 otherwise. */
function typeOf(ctx: Context, accepted: string[]): string {
  const type = mediaType(ctx)
  const charset = ctx.request.charset.toLowerCase()
  const encoding = ctx.get('Content-Encoding').toLowerCase() || 'identity'
  const readable = ['', 'utf-8', 'utf8'].includes(charset) && encoding === 'identity'
  if (accepted.includes(type) && readable) return type
  const list = accepted.join(' or ')
  throw new HttpProblem(415, `Send the request as ${list} in UTF-8, uncompressed.`)
}

/** The raw body. Throws 413 over 64 KiB, 400 if it is cut short. */
export async function readBytes(ctx: Context): Promise<Buffer> {
  try {
    return await rawBody(ctx.req, {
      limit: BODY_LIMIT,
      length: ctx.get('Content-Length') || null,
    })
  } catch (error) {
    const { type } = error as { type?: string }
    if (type === 'entity.too.large') {
      throw new HttpProblem(413, 'The request is larger than 64 KiB. Shorten the text.')
    }
    throw new HttpProblem(400, 'The request is incomplete. Please send it again.')
  }
}

/** Safe to share: each text is decoded whole, so no state carries over. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new HttpProblem(400, 'The body is not valid UTF-8. Encode the text as UTF-8.')
  }
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HttpProblem(400, 'The body is not valid JSON. Check it and send it again.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpProblem(400, 'The body must be a JSON object with the fields of the form.')
  }
  return value as Record<string, unknown>
}

/**
 * A repeated field becomes an array, which its schema then rejects by name. One pass: 64 KiB hold 16,000 names,
 * and searching all of them for each name would block the event loop for everyone else.
 */
function parseForm(text: string): Record<string, unknown> {
  const fields: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields[name]
    if (before === undefined) fields[name] = value
    else if (typeof before === 'string') fields[name] = [before, value]
    else before.push(value)
  }
  return fields
}
