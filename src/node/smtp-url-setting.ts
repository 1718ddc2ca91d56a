// SMTP_URL, with the options that its query may set.
import { loginUrl } from './url-setting'

/** Port 465 starts with TLS (RFC 8314): a plain-text client waits for a greeting that never comes. */
function isSilentPort(value: string): boolean {
  const { protocol, port } = new URL(value)
  return protocol === 'smtp:' && port === '465'
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
  .refine((value) => !isSilentPort(value), {
    error: 'must start with smtps:// for port 465, for example smtps://mail.example.com:465',
  })
  .refine((value) => !isHalfALogin(value), {
    error: 'must have user and password or neither, for example smtp://user:secret@mail:587',
  })
  .refine((value) => optionProblem(value) === undefined, {
    error: ({ input }) => optionProblem(String(input)),
  })
