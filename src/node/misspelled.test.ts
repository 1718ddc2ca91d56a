import { expect, test } from 'vitest'
import { settingNames } from './env'
import { misspelled } from './misspelled'

const told = (...variables: string[]) =>
  misspelled(Object.fromEntries(variables.map((name) => [name, 'secret'])), settingNames)

test('a letter too many, missing or wrong, two exchanged, another case and other separators are told', () => {
  const slips = {
    RATE_LIMIT_FORM: 'RATE_LIMIT_FORMS',
    OPENAI_API_KEYS: 'OPENAI_API_KEY',
    REDIS_URI: 'REDIS_URL',
    TWILIO_FORM: 'TWILIO_FROM',
    retention_days: 'RETENTION_DAYS',
    'SMTP-URL': 'SMTP_URL',
    MAILFROM: 'MAIL_FROM',
  }
  for (const [variable, setting] of Object.entries(slips)) {
    expect(told(variable)).toEqual([
      `${variable} is not a setting and is ignored: is ${setting} meant?`,
    ])
  }
})

test('settings, other words, and names that are too short to tell are left alone', () => {
  const others = [
    'HOSTNAME',
    'PORTS',
    'HOSTS',
    'TEAM_EMAIL_CLOUD',
    'TEAM_EMAIL_1',
    'SMTP_USER',
    'RELEASE',
  ]
  for (const name of [...settingNames, ...others, 'POSTGRES_PASSWORD', 'REDIS_MAXMEMORY'])
    expect(told(name), name).toEqual([])
})

test('a lookalike beside the setting itself is the business of somebody else', () => {
  expect(told('REDIS_URI', 'REDIS_URL')).toEqual([])
  expect(misspelled({ REDIS_URI: 'x', REDIS_URL: '' }, settingNames)).toHaveLength(1)
  expect(misspelled({ REDIS_URI: '' }, settingNames)).toEqual([])
})

test('what Kubernetes sets for a Service named workers is no lookalike', () => {
  const link = 'tcp://10.43.0.17:3001'
  expect(misspelled({ WORKERS_PORT: link }, settingNames)).toEqual([])
  expect(misspelled({ WORKERS_PORT: '3001' }, settingNames)).toHaveLength(1)
  expect(misspelled({ WORKERS_PORT: '3001', WORKER_PORT: link }, settingNames)).toHaveLength(1)
})
