import { afterEach, expect, test } from 'vitest'
import { STARTED_TOGETHER } from '../src/node/is-trial'
import type { Log } from '../src/node/log'
import { warnOfSettings } from './warn-of-settings'

const argv = [...process.argv]
afterEach(() => {
  process.argv = [...argv]
})

type SettingEnv = Parameters<typeof warnOfSettings>[0]

const nothing: SettingEnv = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  TEAM_EMAIL: undefined,
  teamEmailByService: {},
  TWILIO_ACCOUNT_SID: undefined,
}
const everything: SettingEnv = {
  ...nothing,
  PUBLIC_URL: 'https://www.acme-it.com',
  SMTP_URL: 'smtp://mail.acme-it.com',
  MAIL_FROM: 'Acme IT <hello@acme-it.com>',
  TEAM_EMAIL: ['team@acme-it.com', 'team@localhost'],
  teamEmailByService: { security: ['soc@acme-it.com'] },
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
}
const EVERY = ['PUBLIC_URL', 'SMTP_URL', 'TEAM_EMAIL', 'MAIL_FROM', 'TWILIO_ACCOUNT_SID']

/** The variables that are warned of; each warning begins with its name. */
function named(env: SettingEnv): string[] {
  const variables: string[] = []
  const warn = ({ variable }: { variable: string }, text: string) => {
    expect(text.split(' ')[0]).toBe(variable)
    variables.push(variable)
  }
  warnOfSettings(env, { warn } as unknown as Log)
  return variables
}

test('a worker of its own names every setting that it lacks, although PUBLIC_URL is local by default', () => {
  expect(named(nothing)).toEqual(EVERY)
  expect(named(everything)).toEqual([])
})

test('each setting is warned of by itself', () => {
  for (const name of EVERY)
    expect(named({ ...everything, [name]: nothing[name as keyof SettingEnv] })).toEqual([name])
})

test('placeholders and a mail catcher count as missing', () => {
  const placeholders = {
    SMTP_URL: 'smtp://mailpit:1025',
    MAIL_FROM: 'Example IT <hello@example.com>',
    TEAM_EMAIL: ['ann@acme-it.com', 'team@Example.com'],
    teamEmailByService: { security: ['soc@mail.example.org'], cloud: ['cloud@acme-it.com'] },
  }
  expect(named({ ...everything, ...placeholders })).toEqual([
    'SMTP_URL',
    'TEAM_EMAIL',
    'TEAM_EMAIL_SECURITY',
    'MAIL_FROM',
  ])
})

test('a sender that is a team inbox is warned of: a reply to a lead may go to the team', () => {
  for (const sender of ['Acme IT <Team@acme-it.com>', 'soc@acme-it.com']) {
    expect(named({ ...everything, MAIL_FROM: sender }), sender).toEqual(['MAIL_FROM'])
  }
})

test('a site that is tried out or developed on one machine is not warned of', () => {
  expect(named({ ...nothing, NODE_ENV: 'development' })).toEqual([])
  process.argv = [...argv, STARTED_TOGETHER]
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
    expect(named({ ...nothing, PUBLIC_URL }), PUBLIC_URL).toEqual([])
  }
  for (const PUBLIC_URL of [
    'https://www.example.com',
    'http://127.example.com',
    'http://10.0.0.4',
  ]) {
    expect(named({ ...nothing, PUBLIC_URL }), PUBLIC_URL).toEqual(EVERY.slice(1))
  }
})
