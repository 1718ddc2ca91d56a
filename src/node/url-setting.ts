// Settings that are URLs, checked for mistakes that otherwise show up only at a remote server, or never.
import * as z from 'zod'

/** PostgreSQL may be at a Unix socket, given in the query string: with a user, such an address is no URL by itself. */
function withHost(value: string): string {
  return value.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)\//, '$1localhost/')
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  // `URL` ignores white space around an address; the clients of PostgreSQL and Redis do not.
  if (!URL.canParse(withHost(value)) || value !== value.trim()) return false
  const { protocol, hostname } = new URL(withHost(value))
  return protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'))
}

export const url = (protocols: string[], example: string) =>
  z.string().refine((value) => isUrl(value, protocols), {
    error: `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}, for example ${example}`,
    abort: true,
  })

/** The clients of PostgreSQL and Redis decode user and password, and throw if they cannot. */
function isDecodable(value: string): boolean {
  try {
    return typeof decodeURIComponent(value) === 'string'
  } catch {
    return false
  }
}

/** The base of addresses that a client makes by adding a path. */
export const baseUrl = (example: string) =>
  url(['http:', 'https:'], example).refine((value) => !/[?#]/.test(value), {
    error: `must end with its path, without a query, for example ${example}`,
  })

const DATABASE_EXAMPLE = 'postgres://user:secret@db.internal:5432/website'

/** The PostgreSQL client takes a percent sign without two hexadecimal digits as typed. */
export const databaseUrl = url(['postgres:', 'postgresql:'], DATABASE_EXAMPLE).refine(
  (value) => isDecodable(value.replace(/%(?![\da-f]{2})/gi, '%25')),
  {
    error:
      'must write a percent sign as %25, for example postgres://user:50%25@db.internal:5432/website',
  },
)

/** The Redis client takes any path for the number of a database, and `NaN` where it is none. */
function hasDatabaseNumber(value: string): boolean {
  return /^\/?$|^\/\d+$/.test(new URL(value).pathname)
}

export const redisUrl = url(['redis:', 'rediss:'], 'redis://cache.internal:6379')
  .refine(isDecodable, {
    error: 'must write a percent sign as %25, for example redis://user:50%25@cache.internal:6379',
    abort: true,
  })
  .refine(hasDatabaseNumber, {
    error:
      'must end after the port or with a database number, for example redis://cache.internal:6379/0',
  })

/** Port 465 starts with TLS (RFC 8314): a plain-text client waits for a greeting that never comes. */
function isSilentPort(value: string): boolean {
  const { protocol, port } = new URL(value)
  return protocol === 'smtp:' && port === '465'
}

function isHalfALogin(value: string): boolean {
  const { username, password } = new URL(value)
  return (username === '') !== (password === '')
}

export const smtpUrl = url(['smtp:', 'smtps:'], 'smtps://user:secret@mail.example.com:465')
  .refine((value) => !isSilentPort(value), {
    error: 'must start with smtps:// for port 465, for example smtps://mail.example.com:465',
  })
  .refine((value) => !isHalfALogin(value), {
    error: 'must have user and password or neither, for example smtp://user:secret@mail:587',
  })
