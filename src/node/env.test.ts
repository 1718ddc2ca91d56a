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
  const result = read({})
  expect(result).toMatchObject({
    ok: true,
    env: {
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

test('an OPENAI_API_KEY that cannot be sent in a header is rejected', () => {
  for (const key of ['sk-…', 'sk 0123', 'sk-é']) {
    expect(problems({ OPENAI_API_KEY: key }), key).toEqual([
      'OPENAI_API_KEY must be the key as the provider shows it, for example sk-0123',
    ])
  }
})

test('a REDIS_URL with a path that is no database number, or with white space around it, is rejected', () => {
  const path =
    'REDIS_URL must end after the port or with a database number, for example redis://cache.internal:6379/0'
  for (const end of ['/x', '/-1', '/0/1', '/1.5']) {
    expect(problems({ REDIS_URL: `redis://cache.internal:6379${end}` }), end).toEqual([path])
  }
  for (const end of ['', '/', '/3']) {
    expect(read({ REDIS_URL: `redis://cache.internal:6379${end}` }).ok, end).toBe(true)
  }
  expect(problems({ REDIS_URL: ' redis://cache.internal:6379' })).toHaveLength(1)
})

test('an SMTP_URL with the wrong scheme for its port or half a login is rejected', () => {
  expect(problems({ SMTP_URL: 'smtp://user:secret@mail.example.com:465' })).toEqual([
    'SMTP_URL must start with smtps:// for port 465, for example smtps://mail.example.com:465',
  ])
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

test('an incomplete Twilio or OpenAI account names the missing variables', () => {
  expect(problems({ TWILIO_ACCOUNT_SID: 'AC1' }).map((line) => line.split(' ')[0])).toEqual([
    'TWILIO_AUTH_TOKEN',
    'TWILIO_FROM',
  ])
  expect(problems({ OPENAI_MODEL: 'm' }).join()).toMatch(/^OPENAI_API_KEY/)
})

test('a DATABASE_URL may name a Unix socket, with or without a user', () => {
  for (const user of ['', 'user@', 'user:50%25@']) {
    expect(read({ DATABASE_URL: `postgres://${user}/website?host=/var/run/postgresql` }).ok).toBe(
      true,
    )
  }
  for (const wrong of ['postgres://user@', 'redis://user:secret@/0']) {
    expect(problems({ DATABASE_URL: wrong })[0]).toMatch(/^DATABASE_URL must be a URL starting/)
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

test('team inboxes are read per service', () => {
  expect(read({ TEAM_EMAIL_SECURITY: 'soc@example.com, lead@example.com' })).toMatchObject({
    env: { teamEmailByService: { security: ['soc@example.com', 'lead@example.com'] } },
  })
})
