// SMTP_URL, with the options that its query may set.
import { isLocal } from './is-local'
import { loginUrl } from './url-setting'

/**
 * Port 465 starts with TLS (RFC 8314), and so does 2465 of Amazon SES and Resend: a plain-text client waits for a
 * greeting that never comes. The others start without, and a client that begins with TLS cannot read their greeting.
 */
const PORTS: Readonly<Record<string, readonly string[]>> = {
  'smtps:': ['465', '2465'],
  'smtp:': ['25', '587', '2587'],
}

/** The scheme of the URL's port, if that is another one. */
function otherScheme(value: string): string | undefined {
  if (isLocal(value)) return undefined
  const { protocol, port } = new URL(value)
  return Object.keys(PORTS).find((each) => each !== protocol && PORTS[each]?.includes(port))
}

function isHalfALogin(value: string): boolean {
  const { username, password } = new URL(value)
  return (username === '') !== (password === '')
}

/**
 * The options that our guides name. The mail client takes any value: with `maxConnections=abc` it never opens a
 * connection, and `requiretls=false` it does not know. Its other options are passed on unchecked.
 */
const OPTIONS = [
  {
    name: 'maxConnections',
    accepts: /^(?:[1-9]\d?|100)$/,
    must: 'a whole number from 1 to 100',
    example: '1',
  },
  { name: 'requireTLS', accepts: /^(?:true|false)$/, must: 'true or false', example: 'false' },
  {
    name: 'name',
    accepts: /^[\w.:[\]-]+$/,
    must: 'the name of a host',
    example: 'www.example.com',
  },
]

/** What is wrong with the first option that is not given as documented, or given twice; undefined if nothing is. */
function optionProblem(value: string): string | undefined {
  const given = [...new URL(value).searchParams]
  for (const { name, accepts, must, example } of OPTIONS) {
    const meant = given.filter(([spelled]) => spelled.toLowerCase() === name.toLowerCase())
    const [spelled, text = ''] = meant[0] ?? [name, example]
    if (meant.length < 2 && spelled === name && accepts.test(text)) continue
    return `must have ${name}, spelled like this, once at most, and set to ${must}, for example smtp://mail:587?${name}=${example}`
  }
}

export const smtpUrl = loginUrl(['smtp:', 'smtps:'], 'smtps://user:secret@mail.example.com:465')
  .refine((value) => otherScheme(value) === undefined, {
    error: ({ input }) => {
      const start = `${otherScheme(String(input))}//`
      const { port } = new URL(String(input))
      return `must start with ${start} for port ${port}, for example ${start}mail.example.com:${port}`
    },
  })
  .refine((value) => !isHalfALogin(value), {
    error: 'must have user and password or neither, for example smtp://user:secret@mail:587',
  })
  .refine((value) => optionProblem(value) === undefined, {
    error: ({ input }) => optionProblem(String(input)),
  })
