import { expect, test } from 'vitest'
import { digestMail } from './digest-mail'
import { MAX_LISTED } from './open-items'

const NOW = new Date('2026-11-26T14:00:00Z')
const SECOND = 1_000
const HOUR = 3_600 * SECOND
const none = {
  failed: 0,
  unknown: 0,
  unstored: 0,
  sentToSome: { count: 0, newest: [] },
  silent: [],
}

test('an item’s age is in minutes, hours, or days, and never negative', () => {
  const ages = [-2 * SECOND, HOUR, 47 * HOUR, 49 * HOUR]
  const items = ages.map((age, index) => ({
    reference: `AAAA-000${index}`,
    kind: 'contact' as const,
    urgency: '',
    channel: null,
    since: new Date(NOW.getTime() - age),
    reason: 'looks like spam',
  }))
  const open = { items, ...none, held: items.length }
  const { text } = digestMail(open, { MAIL_FROM: undefined, TEAM_EMAIL: undefined }, NOW)
  const shown = text.match(/-?\d+ (?:minute|hour|day)s? ago/g)
  expect(shown).toEqual(['0 minutes ago', '1 hour ago', '47 hours ago', '2 days ago'])
})

test('an urgent request is named as such, also in what the inbox shows, and nothing that was typed instead', () => {
  const item = (reference: string, urgency: string) => ({
    reference,
    kind: 'service-request' as const,
    urgency,
    channel: null,
    since: NOW,
    reason: 'looks like spam',
  })
  const items = [item('AAAA-0001', 'critical'), item('AAAA-0002', 'CALL 900 555 0199')]
  const open = { items, ...none, held: 2 }
  const { text, html } = digestMail(open, { MAIL_FROM: undefined, TEAM_EMAIL: undefined }, NOW)
  expect(text).toContain('AAAA-0001: Critical service request: looks like spam, 0 minutes ago')
  expect(text).toContain('AAAA-0002: Service request: looks like spam, 0 minutes ago')
  expect(html).toMatch(/display:none[^>]*>Critical service request AAAA-0001</)
  expect(text + html).not.toContain('CALL')
})

test('a digest that does not list all names the command that lists the rest, and no other', () => {
  const textOf = (counts: { failed?: number; held: number }) =>
    digestMail(
      { items: [], ...none, ...counts },
      { MAIL_FROM: undefined, TEAM_EMAIL: undefined },
      NOW,
    ).text
  const [failed, held] = ['npm run leads -- failed', 'npm run leads -- list --quarantined']
  expect(textOf({ held: 1 })).toContain(held)
  expect(textOf({ held: 1 })).not.toContain(failed)
  expect(textOf({ failed: 1, held: 0 })).toContain(failed)
  expect(textOf({ failed: 1, held: 0 })).not.toContain(held)
})

test('the inbox shows three urgent items of a digest, each of them once', () => {
  const item = (number: number) => ({
    reference: `AAAA-000${number}`,
    kind: 'consultation' as const,
    urgency: 'high',
    channel: null,
    since: NOW,
    reason: 'looks like spam',
  })
  const items = [1, 1, 2, 3, 4].map(item)
  const open = { items, ...none, held: items.length }
  const { html } = digestMail(open, { MAIL_FROM: undefined, TEAM_EMAIL: undefined }, NOW)
  const [, shown] = /display:none[^>]*>([^<]*)</.exec(html) ?? []
  expect(shown?.match(/AAAA-\d+/g)).toEqual(['AAAA-0001', 'AAAA-0002', 'AAAA-0003'])
})

test('a full digest of the longest rows is shown whole: Gmail hides what is beyond 102 KB', () => {
  const longest = {
    reference: 'AAAA-0001',
    kind: 'service-request',
    urgency: 'critical',
    channel: 'prospect_email' as const,
    since: new Date(NOW.getTime() - 47 * HOUR),
    reason: 'it could not be sent within the hour for which it is of use',
  }
  const items = Array.from({ length: MAX_LISTED }, () => longest)
  const sentToSome = { count: 900, newest: items.slice(0, 20).map(({ reference }) => reference) }
  const counts = { failed: 900, unknown: 900, held: 900, unstored: 900, sentToSome }
  const open = { items, ...counts, silent: ['PostgreSQL', 'Redis'] }
  const { html } = digestMail(open, { MAIL_FROM: undefined, TEAM_EMAIL: undefined }, NOW)
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
})

test('a reply to the digest reaches the team: the sender is nobody’s inbox', () => {
  const open = { items: [], ...none, held: 1 }
  const env = {
    MAIL_FROM: 'website@web.acme-it.com',
    TEAM_EMAIL: ['Ann <ann@acme-it.com>', 'b@acme-it.com'],
  }
  const { replyTo, to } = digestMail(open, env, NOW)
  expect(replyTo).toEqual({ name: 'Ann', address: 'ann@acme-it.com' })
  expect(to).toHaveLength(2)
})

test('an item of a kind that this release does not know, as after a rollback, is named by the bare kind', () => {
  const webinar = { kind: 'webinar', urgency: '', channel: 'team_email' as const, reason: '550' }
  const items = [
    { ...webinar, reference: 'AAAA-0001', since: NOW },
    { ...webinar, reference: 'AAAA-0002', since: NOW, kind: 'constructor', urgency: 'critical' },
  ]
  const open = { items, ...none, failed: 2, held: 0 }
  const { text } = digestMail(open, { MAIL_FROM: undefined, TEAM_EMAIL: undefined }, NOW)
  expect(text).toContain('AAAA-0001: webinar, email to the team: 550, 0 minutes ago')
  expect(text).toContain('AAAA-0002: Critical constructor, email to the team: 550, 0 minutes ago')
})

test('of the emails that some inboxes did not get, the newest are named', () => {
  const text = (sentToSome: { count: number; newest: string[] }) =>
    digestMail(
      { items: [], ...none, held: 0, sentToSome },
      { MAIL_FROM: undefined, TEAM_EMAIL: undefined },
      NOW,
    ).text.replace(/\s+/g, ' ')
  expect(text({ count: 2, newest: ['AAAA-0001', 'AAAA-0002'] })).toContain(
    'did not get 2 emails about leads: AAAA-0001, AAAA-0002. See why: npm run leads -- show REFERENCE',
  )
  expect(text({ count: 31, newest: ['AAAA-0001', 'AAAA-0002'] })).toContain(
    'did not get 31 emails about leads: AAAA-0001, AAAA-0002 and 29 older.',
  )
})
