// The values that single variables accept. A wrong one stops the program before it serves.
import { expect, test } from 'vitest'
import { readEnv } from './env'

/** The problems of an environment that is complete apart from these variables. */
function problems(variables: Record<string, string>): string[] {
  const read = readEnv({ DATABASE_URL: 'postgres://db.internal/website', ...variables })
  return read.ok ? [] : read.problems
}

test.each<[name: string, accepted: string[], rejected: string[]]>([
  ['PORT', ['1', '65535'], ['0', '65536', '80.5', '-1']],
  ['WORKER_PORT', ['1', '65535'], ['0', '65536']],
  ['TRUST_PROXY', ['0', '10'], ['11', 'true']],
  ['RATE_LIMIT_FORMS', ['0', '999999999'], ['1000000000', '-1']],
  ['RATE_LIMIT_CHAT', ['0', '999999999'], ['1000000000', '-1']],
  ['AUTO_MAIL_PER_ADDRESS', ['0'], ['-1']],
  ['CHAT_DAILY_TOKENS', ['0'], ['-1']],
  ['WORKER_CONCURRENCY', ['1', '1000'], ['0', '1001']],
  // With zero days every settled lead would be deleted at once.
  ['RETENTION_DAYS', ['1', '36500'], ['0', '36501']],
  [
    'MAIL_FROM',
    ['hello@example.com', 'Example IT <hello@example.com>', '"Example, IT" <hello@localhost>'],
    [
      'hello@example.com.',
      'IT <hello@example.com”>',
      'Example IT',
      'a@b.example, c@d.example',
      'IT\r\nBcc: <a@b.example>',
      '<a@b.example> IT',
    ],
  ],
  [
    'TEAM_EMAIL',
    [
      'team@example.com',
      'team@localhost',
      'team@mail_server',
      'team@[192.0.2.1]',
      'team@münchen.example',
      'team@例え.テスト',
      "o'brien@example.com,second+it@example.com",
    ],
    [
      ',',
      'Ann <ann@example.com>',
      'team@example.com.',
      'team@.example.com',
      'team@example..com',
      '“team@example.com”',
      'team@example.com”',
      '‘team@example.com’',
      "'team@example.com'",
      '«team@example.com»',
      '„team@example.com“',
      'team@example.com:25',
      'mailto:team@example.com/',
      'mailto:team@example.com',
    ],
  ],
  ['TEAM_EMAIL_CLOUD', ['cloud@example.com'], [',', 'cloud@example.com.']],
  ['SMS_COUNTRIES', ['GB'], [',']],
  ['SMTP_URL', ['smtp://mail', 'smtps://mail'], ['http://mail']],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ['http://collector:4318'], ['collector:4318']],
])('%s accepts %j and rejects %j', (name, accepted, rejected) => {
  for (const value of accepted) expect(problems({ [name]: value }), value).toEqual([])
  for (const value of rejected) {
    expect(problems({ [name]: value }), value).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be .*, for example `)),
    ])
  }
})

const account = { TWILIO_ACCOUNT_SID: 'AC0123', TWILIO_AUTH_TOKEN: 'x' }

test('a Twilio account sends from a number, a short code, or a messaging service', () => {
  for (const TWILIO_FROM of ['+12145550100', '12345', '123456']) {
    expect(problems({ ...account, TWILIO_FROM }), TWILIO_FROM).toEqual([])
  }
  for (const TWILIO_FROM of ['2145550100', '1234', '+1 214 555 0100', 'Acme']) {
    expect(problems({ ...account, TWILIO_FROM }), TWILIO_FROM).toEqual([
      expect.stringMatching(/^TWILIO_FROM must be /),
    ])
  }
  expect(problems({ ...account, TWILIO_MESSAGING_SERVICE_SID: 'MG0123' })).toEqual([])
  expect(problems({ ...account, TWILIO_MESSAGING_SERVICE_SID: 'AC0123' })).toEqual([
    expect.stringMatching(/^TWILIO_MESSAGING_SERVICE_SID must be /),
  ])
  const key = { ...account, TWILIO_ACCOUNT_SID: 'SK0123', TWILIO_FROM: '12345' }
  expect(problems(key)).toEqual([expect.stringMatching(/^TWILIO_ACCOUNT_SID must be /)])
})

test('each part of an account asks for the others', () => {
  const named = (variables: Record<string, string>) =>
    problems(variables).map((line) => line.split(' ')[0])
  const service = { TWILIO_MESSAGING_SERVICE_SID: 'MG0123' }
  for (const sender of [{ TWILIO_FROM: '12345' }, service]) {
    expect(named(sender)).toEqual(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'])
  }
  expect(named({ TWILIO_AUTH_TOKEN: 'x' })).toEqual(['TWILIO_ACCOUNT_SID', 'TWILIO_FROM'])
  expect(named({ TWILIO_ACCOUNT_SID: 'AC1' })).toEqual(['TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])
  for (const part of [{ OPENAI_BASE_URL: 'https://model.internal/v1' }, { OPENAI_MODEL: 'm' }]) {
    expect(named(part)).toEqual(['OPENAI_API_KEY'])
  }
})
