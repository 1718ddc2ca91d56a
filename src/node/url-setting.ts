// Settings that are URLs, checked for mistakes that otherwise show up only at a remote server, or never.
import * as z from 'zod'

/** PostgreSQL may be at a Unix socket, given in the query string: with a user, such an address is no URL by itself. */
function withHost(value: string): string {
  return value.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)\//, '$1localhost/')
}

const searchOf = (value: string) => new URLSearchParams(/\?([^#]*)/.exec(value)?.[1])

function isUrl(value: string, protocols: readonly string[]): boolean {
  const whole = withHost(value)
  // `URL` ignores white space around an address; the clients of PostgreSQL and Redis do not.
  if (!URL.canParse(whole) || value !== value.trim()) return false
  const { protocol, hostname } = new URL(whole)
  const hasHost = hostname !== '' && whole === value
  return protocols.includes(protocol) && (hasHost || hasSocket(value))
}

/** Without a host, as where a variable in it is empty, the PostgreSQL client would connect to its own machine. */
function hasSocket(value: string): boolean {
  return /^postgres(?:ql)?:/.test(value) && Boolean(searchOf(value).get('host'))
}

const oneHost = (example: string) =>
  `must have one host, with a port of up to 65535 if any, for example ${example}`

export const url = (protocols: string[], example: string) => {
  const starts = protocols.map((p) => `${p}//`)
  return z.string().refine((value) => isUrl(value, protocols), {
    error: ({ input }) => {
      if (input !== String(input).trim())
        return `must have no white space around it, for example ${example}`
      return starts.some((start) => String(input).startsWith(start))
        ? oneHost(example)
        : `must be a URL starting with ${starts.join(' or ')}, for example ${example}`
    },
    abort: true,
  })
}

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
  return (
    z
      .string()
      // The client of Redis knows `rediss://` in small letters only, and would connect without TLS.
      .transform((value) => value.replace(/^[a-z]+:\/\//i, (scheme) => scheme.toLowerCase()))
      .refine((value) => !isOurs(value) || !hasOpenLogin(value), {
        error: `must have / # ? @ and % in user and password written as %2F %23 %3F %40 and %25, for example ${example}`,
        abort: true,
      })
      .pipe(url(protocols, example))
      // `URL` takes a list of hosts for one name, unless they have ports, and that name is then looked up in vain.
      .refine((value) => !new URL(withHost(value)).hostname.includes(','), {
        error: oneHost(example),
        abort: true,
      })
  )
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

/**
 * The base of addresses that a client makes by adding a path.
 * @param added a part of that path
 */
export const baseUrl = (example: string, added: string) =>
  url(['http:', 'https:'], example)
    .refine((value) => !/[?#]/.test(value), {
      error: `must end with its path, without a query, for example ${example}`,
    })
    .refine((value) => new URL(value).username === '' && new URL(value).password === '', {
      error: `must have no login, for example ${example}`,
    })
    .refine((value) => !new URL(value).pathname.includes(added), {
      error: `must end before ${added}, which the client adds, for example ${example}`,
    })

const DATABASE_EXAMPLE = 'postgres://user:secret@db.internal:5432/website'

/**
 * What the PostgreSQL client understands. Any other `ssl` makes it throw once the server offers TLS, any other
 * `sslmode` means `verify-full` to it, and names in capitals mean nothing.
 */
const TLS_OPTIONS: Record<string, RegExp> = {
  ssl: /^(?:true|1|0|no-verify)$/,
  sslmode: /^(?:disable|allow|prefer|require|verify-ca|verify-full|no-verify)$/,
}

function hasTlsOptions(value: string): boolean {
  const query = searchOf(value)
  // With any of these, the client does not look at `ssl`.
  const decides = ['sslmode', 'sslcert', 'sslkey', 'sslrootcert'].some((name) => query.get(name))
  return [...query].every(([name, given]) => {
    if (name === 'ssl' && decides) return true
    const accepts = TLS_OPTIONS[name.toLowerCase()]
    return !accepts || given === '' || (name === name.toLowerCase() && accepts.test(given))
  })
}

/** The PostgreSQL client takes a percent sign without two hexadecimal digits as typed. */
export const databaseUrl = loginUrl(['postgres:', 'postgresql:'], DATABASE_EXAMPLE)
  .refine((value) => isDecodable(value.replace(/%(?![\da-f]{2})/gi, '%25')), {
    error:
      'must write a percent sign as %25, for example postgres://user:50%25@db.internal:5432/website',
  })
  .refine(hasTlsOptions, {
    error: `must ask for TLS with sslmode=verify-full, or sslmode=disable for none, for example ${DATABASE_EXAMPLE}?sslmode=verify-full`,
  })

/** The Redis client takes any path for the number of a database, and `NaN` where it is none. */
function hasDatabaseNumber(value: string): boolean {
  const { pathname, searchParams } = new URL(value)
  return /^\/?$|^\/\d{1,9}$/.test(pathname) && /^\d{1,9}$/.test(searchParams.get('db') ?? '0')
}

const REDIS_OPTIONS = ['db', 'family', 'username', 'password']

/** To the Redis client, other options of a URL take precedence over ours, without some of which no queue starts. */
function hasKnownOptions(value: string): boolean {
  return [...new URL(value).searchParams.keys()].every((name) => REDIS_OPTIONS.includes(name))
}

export const redisUrl = loginUrl(['redis:', 'rediss:'], 'redis://cache.internal:6379')
  .refine(isDecodable, {
    error: 'must write a percent sign as %25, for example redis://user:50%25@cache.internal:6379',
    abort: true,
  })
  .refine(hasDatabaseNumber, {
    error:
      'must end after the port or with a database number, for example redis://cache.internal:6379/0',
    abort: true,
  })
  .refine(hasKnownOptions, {
    error: `must have no options but ${REDIS_OPTIONS.join(', ')}, for example redis://cache.internal:6379?family=6`,
  })
