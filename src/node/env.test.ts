import { expect, test } from 'vitest'
import { readEnv } from './env'

const DATABASE_URL = 'postgres://user:hunter2@db.internal:5432/website'

function read(variables: Record<string, string>) {
  return readEnv({ DATABASE_URL, ...variables })
}

function problems(variables: Record<string, string>): string[] {
  const result = read(variables)
  return result.ok ? [] : result.problems
}

test('every variable but DATABASE_URL has the default of the contract', () => {
  expect(read({})).toEqual({
    ok: true,
    env: {
      DATABASE_URL,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: 3000,
      WORKER_PORT: 3001,
      PUBLIC_URL: 'http://localhost:3000',
      TRUST_PROXY: 0,
      DATA_DIR: '.data',
      RATE_LIMIT_FORMS: 30,
      RATE_LIMIT_CHAT: 20,
      SMS_COUNTRIES: ['US', 'CA'],
      AUTO_MAIL_PER_ADDRESS: 3,
      CHAT_DAILY_TOKENS: 200_000,
      LOG_LEVEL: 'info',
      WORKER_CONCURRENCY: 20,
      teamEmailByService: {},
    },
  })
})

test('PUBLIC_URL follows PORT and loses its trailing slash', () => {
  expect(read({ PORT: '8080' })).toMatchObject({ env: { PUBLIC_URL: 'http://localhost:8080' } })
  expect(read({ PUBLIC_URL: 'https://www.example.com/' })).toMatchObject({
    env: { PUBLIC_URL: 'https://www.example.com' },
  })
})

test('PUBLIC_URL is accepted in capitals, and rejected with a login or a path', () => {
  expect(read({ PUBLIC_URL: 'HTTPS://WWW.Example.com' })).toMatchObject({
    env: { PUBLIC_URL: 'https://www.example.com' },
  })
  for (const wrong of ['https://user:hunter2@www.example.com', 'https://www.example.com/shop']) {
    expect(problems({ PUBLIC_URL: wrong })).toEqual([
      'PUBLIC_URL must be an origin without login and path, for example https://www.example.com',
    ])
  }
})

test('lists are accepted with spaces, a trailing comma, and lower-case letters', () => {
  expect(
    read({ SMS_COUNTRIES: 'us, CA,', TEAM_EMAIL: 'a@b.example , c@d.example,' }),
  ).toMatchObject({
    env: { SMS_COUNTRIES: ['US', 'CA'], TEAM_EMAIL: ['a@b.example', 'c@d.example'] },
  })
})

test('SMS_COUNTRIES rejects codes that no phone number has, and names the one of the United Kingdom', () => {
  for (const code of ['UK', 'EU', 'ZZ', 'USA', 'XX']) {
    expect(problems({ SMS_COUNTRIES: `US,${code}` }), code).toEqual([
      'SMS_COUNTRIES must be ISO country codes separated by commas (the United Kingdom is GB), for example US,CA',
    ])
  }
})

test('an empty value counts as absent', () => {
  expect(read({ REDIS_URL: '', PORT: '' })).toMatchObject({ ok: true, env: { PORT: 3000 } })
})

test('a REDIS_URL with a bare percent sign in its password is rejected without printing the password', () => {
  expect(problems({ REDIS_URL: 'redis://user:50%zz@cache.internal:6379' })).toEqual([
    'REDIS_URL must write a percent sign as %25, for example redis://user:50%25@cache.internal:6379',
  ])
  expect(read({ REDIS_URL: 'redis://user:50%25zz@cache.internal:6379' }).ok).toBe(true)
})

test('a DATABASE_URL with a percent sign that PostgreSQL’s client cannot decode is rejected', () => {
  const problem = (DATABASE_URL: string) => problems({ DATABASE_URL })
  expect(problem('postgres://user:a%e9b@db.internal/website')).toEqual([
    'DATABASE_URL must write a percent sign as %25, for example postgres://user:50%25@db.internal:5432/website',
  ])
  for (const password of ['50%', '50%zz', '50%25', 'p%C3%A9']) {
    expect(problem(`postgres://user:${password}@db.internal/website`), password).toEqual([])
  }
})

test('a base URL with a query or an anchor is rejected: paths are added to it', () => {
  const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+12145550100' }
  for (const end of ['?key=1', '#x']) {
    expect(problems({ ...account, TWILIO_API_URL: `https://proxy.example/twilio${end}` })).toEqual([
      'TWILIO_API_URL must end with its path, without a query, for example https://api.twilio.com',
    ])
    const model = { OPENAI_API_KEY: 'sk-0123', OPENAI_BASE_URL: `https://proxy.example/v1${end}` }
    expect(problems(model)).toEqual([
      'OPENAI_BASE_URL must end with its path, without a query, for example https://api.openai.com/v1',
    ])
  }
})

test('a base URL with a login, or with the path that its client adds, is rejected', () => {
  const model = { OPENAI_API_KEY: 'sk-0123' }
  expect(problems({ ...model, OPENAI_BASE_URL: 'https://me:hunter2@proxy.example/v1' })).toEqual([
    'OPENAI_BASE_URL must have no login, for example https://api.openai.com/v1',
  ])
  const whole = 'https://openrouter.ai/api/v1/chat/completions'
  expect(problems({ ...model, OPENAI_BASE_URL: whole })).toEqual([
    'OPENAI_BASE_URL must end before /chat/completions, which the client adds, for example https://api.openai.com/v1',
  ])
  const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+12145550100' }
  const documented = 'https://api.twilio.com/2010-04-01'
  expect(problems({ ...account, TWILIO_API_URL: documented })).toEqual([
    'TWILIO_API_URL must end before /2010-04-01, which the client adds, for example https://api.twilio.com',
  ])
})

test('TLS of PostgreSQL is asked for in words that its client knows', () => {
  const problem = (query: string) =>
    problems({ DATABASE_URL: `postgres://u:p@db.internal/d?${query}` })
  for (const right of [
    'sslmode=require',
    'sslmode=verify-full&sslrootcert=system',
    'sslmode=no-verify',
    'ssl=true',
    'sslmode=require&channel_binding=require',
    'ssl=require&sslmode=require',
  ]) {
    expect(problem(right), right).toEqual([])
  }
  for (const wrong of [
    'ssl=require',
    'ssl=false',
    'sslmode=Require',
    'sslmode=on',
    'SSLMODE=require',
  ]) {
    expect(problem(wrong), wrong).toEqual([
      expect.stringMatching(/^DATABASE_URL must ask for TLS with sslmode=verify-full, or /),
    ])
  }
})

test('the scheme of a login’s URL may be in capitals', () => {
  expect(read({ REDIS_URL: 'REDISS://u:p@cache.internal:6379' })).toMatchObject({
    env: { REDIS_URL: 'rediss://u:p@cache.internal:6379' },
  })
})

test('an option of REDIS_URL that would replace ours is rejected', () => {
  const problem = (query: string) => problems({ REDIS_URL: `redis://cache.internal:6379?${query}` })
  for (const right of ['db=2', 'family=6', 'username=u&password=p']) {
    expect(problem(right), right).toEqual([])
  }
  for (const wrong of ['keyPrefix=site:', 'maxRetriesPerRequest=3', 'lazyConnect=true']) {
    expect(problem(wrong), wrong).toEqual([
      'REDIS_URL must have no options but db, family, username, password, for example redis://cache.internal:6379?family=6',
    ])
  }
})

test('the reason why a URL is rejected is told, white space and kept quotes too', () => {
  const example = 'for example postgres://user:secret@db.internal:5432/website'
  const host = `DATABASE_URL must have one host, with a port of up to 65535 if any, ${example}`
  const start = `DATABASE_URL must be a URL starting with postgres:// or postgresql://, ${example}`
  for (const [wrong, said] of [
    [`${DATABASE_URL}\n`, `DATABASE_URL must have no white space around it, ${example}`],
    ['postgresql://u:p@one:5432,two:5432/d', host],
    ['postgres://u:p,x@one,two/d', host],
    ['postgres://u:p@db.internal:70000/d', host],
    // As where a variable in it is empty: not the machine of the program instead.
    ['postgres://', host],
    ['postgres:///d', host],
    ['postgres://u:p@/d', host],
    ['postgresql://u@/d?host=', host],
    [`"${DATABASE_URL}"`, `${start}, without quotes around it`],
    ['jdbc:postgresql://db.internal/d', start],
  ] as const) {
    expect(problems({ DATABASE_URL: wrong }), wrong).toEqual([said])
  }
  expect(problems({ PORT: '"8080"' })[0]).toMatch(/, without quotes around it$/)
})

test('a list of hosts is rejected where one is looked up, and a comma in a password is not', () => {
  const list = { REDIS_URL: 'redis://one,two:6379', SMTP_URL: 'smtps://u:p@one,two' }
  expect(problems(list)).toEqual([
    expect.stringMatching(/^REDIS_URL must have one host, /),
    expect.stringMatching(/^SMTP_URL must have one host, /),
  ])
  for (const url of ['postgres://u:p,x@one/d', 'postgres://u:p,x@/d?host=/run,x']) {
    expect(problems({ DATABASE_URL: url }), url).toEqual([])
  }
})

test.each([' ', 'gpt-4o-mini ', '"gpt-4o-mini"'])('OPENAI_MODEL=%s is rejected', (OPENAI_MODEL) => {
  expect(problems({ OPENAI_API_KEY: 'sk-0123', OPENAI_MODEL })).toEqual([
    'OPENAI_MODEL must be the name of a model, without quotes and white space, for example gpt-4o-mini',
  ])
})

test('an OPENAI_API_KEY that cannot be sent in a header is rejected', () => {
  for (const key of ['sk-…', 'sk 0123', 'sk-é', '"sk-0123"', 'sk-0123\n']) {
    expect(problems({ OPENAI_API_KEY: key }), key).toEqual([
      'OPENAI_API_KEY must be the key as the provider shows it, without quotes and white space, for example sk-0123',
    ])
  }
})

test('a token of Twilio’s with quotes or white space is rejected without printing it', () => {
  const sender = { TWILIO_ACCOUNT_SID: 'AC0123', TWILIO_FROM: '+12145550100' }
  for (const token of [
    '"hunter2"',
    "'hunter2'",
    '`hunter2`',
    '“hunter2”',
    'hunter2\n',
    ' hunter2',
  ]) {
    expect(problems({ ...sender, TWILIO_AUTH_TOKEN: token }), token).toEqual([
      'TWILIO_AUTH_TOKEN must be the token as Twilio shows it, without quotes and white space, for example 0123…',
    ])
  }
  expect(problems({ ...sender, TWILIO_AUTH_TOKEN: 'test_token-0123-ABC' })).toEqual([])
})

test('a password with characters that end it too early is rejected with the way to write them', () => {
  const remedy =
    /^\w+ must have \/ # \? @ and % in user and password written as %2F %23 %3F %40 and %25, for example /
  const urls = {
    DATABASE_URL: (login: string) => `postgres://${login}@db.internal:5432/website`,
    REDIS_URL: (login: string) => `redis://${login}@cache.internal:6379/0`,
    SMTP_URL: (login: string) => `smtp://${login}@mail.example.com:587?requireTLS=false`,
  }
  for (const [name, urlOf] of Object.entries(urls)) {
    for (const password of [
      'pa/ss',
      'pa#ss',
      'pa?ss',
      '12/ss',
      '12#ss',
      '12?ss',
      'p@s/s',
      'p@s#s',
      'p@s?s',
      'p?s=s',
    ]) {
      const lines = problems({ [name]: urlOf(`user:${password}`) })
      expect(lines, password).toEqual([expect.stringMatching(remedy)])
      expect(lines[0]).not.toContain(password)
    }
    for (const password of ['pa%2Fss', 'p%40s%3F%23', 'p@ss', 'p&s=s!$', 'p%25s']) {
      expect(problems({ [name]: urlOf(`user:${password}`) }), password).toEqual([])
    }
  }
  for (const DATABASE_URL of [
    'postgres://user:secret@db.internal/my@base',
    'postgres://db.internal:5432/website?user=a@b&application_name=x',
    'postgres://user@/website?host=/var/run/postgresql',
  ]) {
    expect(problems({ DATABASE_URL }), DATABASE_URL).toEqual([])
  }
})

test('an option of SMTP_URL that is documented is checked, and any other is left to the mail client', () => {
  const wrong = {
    maxConnections: ['abc', '0', '101', '-1', '1.5', '', '1&maxConnections=2'],
    maxconnections: ['1'],
    requireTLS: ['no', 'False', '0', ''],
    requireTls: ['false'],
    name: ['', 'a b', 'a%0d%0ab'],
    Name: ['mail.example.com'],
  }
  for (const [option, values] of Object.entries(wrong)) {
    for (const value of values) {
      const [line, ...more] = problems({ SMTP_URL: `smtp://u:hunter2@mail:587?${option}=${value}` })
      expect(line, `${option}=${value}`).toMatch(
        /^SMTP_URL must have (maxC|requireTLS|name).*, for example /,
      )
      expect([more, line?.includes('hunter2')]).toEqual([[], false])
    }
  }
  for (const query of [
    'maxConnections=1',
    'maxConnections=100&name=mail.example.com',
    'name=[192.0.2.1]&requireTLS=true',
    'requireTLS=false&pool=true&tls.rejectUnauthorized=false&socketTimeout=x',
  ]) {
    expect(problems({ SMTP_URL: `smtp://mail:587?${query}` }), query).toEqual([])
  }
})

test('PUBLIC_URL is accepted with any host that a browser can be at, and rejected with anything else', () => {
  for (const right of [
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://[2001:db8::1]',
    'http://web_server:8080/',
    'https://münchen.example',
    'https://xn--mnchen-3ya.example',
    'https://例え.テスト',
  ]) {
    expect(problems({ PUBLIC_URL: right }), right).toEqual([])
  }
  for (const wrong of [
    'https://www.example.com,example.com',
    'https://www.example.com,https://example.com',
    'https://www.example.com.',
    'https://“www.example.com”',
    "https://www.example.com'",
    'https://www.example.com;',
    'https://*.example.com',
    'https://www.example.com\\',
    'https://www..example.com',
  ]) {
    expect(problems({ PUBLIC_URL: wrong }), wrong).toEqual([
      expect.stringMatching(/^PUBLIC_URL must be the address of one host, .*for example /),
    ])
  }
})

test('a REDIS_URL with a path that is no database number, or with white space around it, is rejected', () => {
  const path =
    'REDIS_URL must end after the port or with a database number, for example redis://cache.internal:6379/0'
  for (const end of ['/x', '/-1', '/0/1', '/1.5', '/99999999999999999999', '?db=x']) {
    expect(problems({ REDIS_URL: `redis://cache.internal:6379${end}` }), end).toEqual([path])
  }
  for (const end of ['', '/', '/3']) {
    expect(read({ REDIS_URL: `redis://cache.internal:6379${end}` }).ok, end).toBe(true)
  }
  expect(problems({ REDIS_URL: ' redis://cache.internal:6379' })).toHaveLength(1)
})

test('an SMTP_URL with the wrong scheme for its port or half a login is rejected', () => {
  for (const [given, start, port] of [
    ['smtp', 'smtps', '465'],
    ['smtp', 'smtps', '2465'],
    ['smtps', 'smtp', '587'],
    ['smtps', 'smtp', '25'],
  ]) {
    expect(problems({ SMTP_URL: `${given}://user:secret@mail.example.com:${port}` })).toEqual([
      `SMTP_URL must start with ${start}:// for port ${port}, for example ${start}://mail.example.com:${port}`,
    ])
  }
  for (const half of ['user', 'user:', ':hunter2']) {
    const [line, ...more] = problems({ SMTP_URL: `smtp://${half}@mail.example.com` })
    expect(line).toMatch(/^SMTP_URL must have user and password or neither, for example /)
    expect(line).not.toContain('hunter2')
    expect(more).toEqual([])
  }
  for (const right of [
    'smtps://mail:465',
    'smtp://mail',
    'smtp://u:p%25@mail:587',
    'smtp://mail:25',
    'smtp://127.0.0.1:2465',
    'smtps://localhost:587',
  ]) {
    expect(read({ SMTP_URL: right }).ok, right).toBe(true)
  }
})

test('every invalid value is reported in one line with its variable and an example', () => {
  const lines = problems({
    PORT: 'http',
    PUBLIC_URL: 'www.example.com',
    REDIS_URL: 'localhost:6379',
    SMTP_URL: 'smtp://',
    TEAM_EMAIL: 'team@example.com, nobody',
    LOG_LEVEL: 'loud',
    WORKER_CONCURRENCY: '0',
    TEAM_EMAIL_SECURITY: 'x',
    SMS_COUNTRIES: 'US,XX',
  })
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([
    'LOG_LEVEL',
    'PORT',
    'PUBLIC_URL',
    'REDIS_URL',
    'SMS_COUNTRIES',
    'SMTP_URL',
    'TEAM_EMAIL',
    'TEAM_EMAIL_SECURITY',
    'WORKER_CONCURRENCY',
  ])
  for (const line of lines) expect(line).toMatch(/for example/)
})

test('a DATABASE_URL may name a Unix socket, with or without a user', () => {
  for (const user of ['', 'user@', 'user:50%25@']) {
    expect(read({ DATABASE_URL: `postgres://${user}/website?host=/var/run/postgresql` }).ok).toBe(
      true,
    )
  }
  for (const wrong of ['postgres://user@', 'redis://user:secret@/0']) {
    expect(problems({ DATABASE_URL: wrong })[0]).toMatch(/^DATABASE_URL must (?:be a URL|have one)/)
  }
})

test('a missing DATABASE_URL is reported, and no secret is printed', () => {
  const missing = readEnv({})
  expect(missing).toMatchObject({ ok: false })
  if (!missing.ok) expect(missing.problems[0]).toMatch(/^DATABASE_URL is required/)
  const text = problems({
    DATABASE_URL: 'mysql://user:hunter2@h/d',
    TWILIO_AUTH_TOKEN: 's3cret',
  }).join()
  expect(text).not.toMatch(/hunter2|s3cret/)
})

test('the inbox of a service under a name that nobody would read is reported with the right one', () => {
  expect(problems({ TEAM_EMAIL_: 'soc@example.com' })).toEqual([
    'TEAM_EMAIL_ must end with a service, for example TEAM_EMAIL_SECURITY',
  ])
  expect(problems({ TEAM_EMAIL_security: 'soc@example.com' })).toEqual([
    'TEAM_EMAIL_security must be in capitals, digits and underscores, for example TEAM_EMAIL_SECURITY',
  ])
  expect(problems({ team_email_cloud: 'cloud@example.com' }).join()).toMatch(
    /for example TEAM_EMAIL_CLOUD$/,
  )
  expect(problems({ 'TEAM_EMAIL_WEB-DESIGN': 'web@example.com' }).join()).toMatch(
    /for example TEAM_EMAIL_WEB_DESIGN$/,
  )
})

test('team inboxes are read per service', () => {
  expect(read({ TEAM_EMAIL_SECURITY: 'soc@example.com, lead@example.com' })).toMatchObject({
    env: { teamEmailByService: { security: ['soc@example.com', 'lead@example.com'] } },
  })
})

test('what Kubernetes sets for a Service named worker is not taken for a port', () => {
  for (const protocol of ['tcp', 'udp', 'sctp']) {
    const link = `${protocol}://10.43.0.17:3001`
    expect(read({ WORKER_PORT: link })).toMatchObject({ env: { WORKER_PORT: 3001 } })
  }
  expect(problems({ WORKER_PORT: '10.43.0.17:3001' })[0]).toMatch(/^WORKER_PORT must be/)
})
