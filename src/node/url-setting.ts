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

/**
 * Whether a `/`, `?` or `#` in a password has ended the address too early, so that the `@` comes after it. That of a
 * query, as in `?user=a@b`, is none of a login's; neither is that of the name of a database.
 */
function hasOpenLogin(value: string): boolean {
  const [, scheme = '', rest = ''] = /^(\w+):\/\/[^/?#]*(.*)$/s.exec(value) ?? []
  if (!URL.canParse(withHost(value))) return rest.includes('@')
  const path = scheme.startsWith('postgres') ? /^\/[^?#]*@[^?#]*\// : /^\/[^?#]*@/
  return path.test(rest) || /^[^?#]*(?:\?[^#=]*|[^#]*#.*)@/s.test(rest)
}

/** A URL in which a login is expected. */
export const loginUrl = (protocols: string[], example: string) => {
  const isOurs = (value: string) => protocols.some((p) => value.startsWith(`${p}//`))
  return z
    .string()
    .refine((value) => !isOurs(value) || !hasOpenLogin(value), {
      error: `must have / # ? @ and % in user and password written as %2F %23 %3F %40 and %25, for example ${example}`,
      abort: true,
    })
    .pipe(url(protocols, example))
}

const QUOTE_OR_LIST = /[\s,;'"\\\p{Pi}\p{Pf}„‚]/u

/** Whether browsers can send exactly this host as their origin; `URL` takes a list or a quoted host for a name. */
function hasOneHost(value: string): boolean {
  const { hostname } = new URL(value)
  return !QUOTE_OR_LIST.test(value) && /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)$/.test(hostname)
}

export const publicUrl = url(['http:', 'https:'], 'https://www.example.com')
  .refine(hasOneHost, {
    error:
      'must be the address of one host, without commas, quotes or a dot at the end, for example https://www.example.com',
    abort: true,
  })
  .refine((value) => ['', '/'].includes(value.replace(/^https?:\/\/[^/?#@]*/i, '')), {
    error: 'must be an origin without login and path, for example https://www.example.com',
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
export const databaseUrl = loginUrl(['postgres:', 'postgresql:'], DATABASE_EXAMPLE).refine(
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

export const redisUrl = loginUrl(['redis:', 'rediss:'], 'redis://cache.internal:6379')
  .refine(isDecodable, {
    error: 'must write a percent sign as %25, for example redis://user:50%25@cache.internal:6379',
    abort: true,
  })
  .refine(hasDatabaseNumber, {
    error:
      'must end after the port or with a database number, for example redis://cache.internal:6379/0',
  })
