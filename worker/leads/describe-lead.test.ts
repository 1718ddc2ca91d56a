import { expect, test, vi } from 'vitest'
import { describeLead } from './describe-lead'
import type { LeadDetails } from './lead-details'

vi.mock('../../src/content/company', async (original) =>
  (await import('../../tests/support/in-dallas')).inDallas(original),
)

const time = new Date('2026-07-01T17:30:05Z')
const again = new Date('2026-07-01T17:31:05Z')
const lead: LeadDetails = {
  reference: '7K3M-9QWX',
  submissionId: '0f8fad5b-d9cb-869f-a165-70867728950e',
  kind: 'contact',
  receivedAt: time,
  urgency: null,
  service: 'cloud',
  position: null,
  experience: null,
  name: 'Ann',
  email: 'ann@example.com',
  phone: '2145550123',
  company: '',
  message: 'One\nTwo',
  resume: null,
  smsConsent: true,
  createdAt: '2026-07-01T17:30:00Z',
  quarantined: false,
  suspicions: [],
  source: { page: '/contact', referrer: null, utm: { utm_source: 'spring' } },
  messages: { prospect_sms: 'unknown' },
  notArrived: {},
  deliveries: [
    {
      id: 'ID',
      channel: 'prospect_sms',
      status: 'unknown',
      recipient: '+12145550123',
      attempts: 2,
      nextAttemptAt: null,
      lastError: 'no answer',
      providerId: null,
      waitsForProvider: false,
      createdAt: time,
      revivedAt: null,
      sentAt: null,
      dismissedAt: null,
      history: [
        { attempt: 1, startedAt: time, endedAt: time, outcome: 'retried', error: 'Error 503' },
        { attempt: 2, startedAt: again, endedAt: null, outcome: null, error: null },
      ],
    },
  ],
  consent: {
    phone: '+12145550123',
    wordingVersion: '3',
    wording: null,
    page: '/contact',
    consentedAt: time,
    ip: '192.0.2.1',
    optedOutAt: new Date('2026-07-02T17:30:05Z'),
  },
  subscription: null,
}

test('describeLead shows the evidence of consent and every attempt', () => {
  const text = describeLead(lead)
  for (const line of [
    '  received        2026-07-01 12:30:05 CDT',
    '    One\n    Two\n',
    '  text messages   yes, +12145550123, 2026-07-01 12:30:05 CDT, wording 3, page /contact, from 192.0.2.1',
    '  opted out       2026-07-02 12:30:05 CDT',
    '  utm             utm_source=spring',
    '  prospect_sms: unknown',
    '    reason          no answer',
    '    attempts        2',
    '      2026-07-01 12:30:05 CDT  retried  Error 503',
    '      2026-07-01 12:31:05 CDT  no outcome recorded',
  ]) {
    expect(text).toContain(line)
  }
  expect(text).not.toMatch(/company|urgency|suspicions|subscription/)
})

test('describeLead shows why a message is late and when it is tried again', () => {
  const [text] = lead.deliveries
  if (!text) throw new Error('the sample has a message')
  const attempt = { attempt: 1, startedAt: time, endedAt: time }
  const late = {
    ...text,
    channel: 'team_email' as const,
    status: 'pending',
    nextAttemptAt: new Date('2026-07-01T17:35:05Z'),
    history: [{ ...attempt, outcome: 'retried', error: 'Error 451' }],
  }
  const shown = describeLead({ ...lead, deliveries: [late] })
  expect(shown).toContain('  next attempt    2026-07-01 12:35:05 CDT')
  expect(shown).toContain('      2026-07-01 12:30:05 CDT  retried  Error 451')
})

test('describeLead shows when a person retried a message, and no release from quarantine as a retry', () => {
  const revived = (revivedAt: Date) =>
    describeLead({ ...lead, deliveries: lead.deliveries.map((text) => ({ ...text, revivedAt })) })
  expect(revived(new Date('2026-07-01T17:40:05Z'))).toContain(
    '  retried         2026-07-01 12:40:05 CDT',
  )
  // A release sets both to the same time.
  expect(revived(new Date(time))).not.toContain('  retried         ')
})

test('describeLead marks a quarantined lead, and names the service that its link was about', () => {
  const source = { ...lead.source, service: 'web-design' }
  const shown = describeLead({ ...lead, source, quarantined: true, suspicions: ['honeypot'] })
  expect(shown).toContain('7K3M-9QWX  contact  QUARANTINED\n')
  expect(shown).toContain('  suspicions      honeypot')
  expect(shown).toContain('  service in link web-design')
  expect(describeLead(lead)).not.toContain('QUARANTINED')
})

test('describeLead shows a source that was imported with other values than text', () => {
  const source = { page: 5, utm: { click: 5 } } as unknown as typeof lead.source
  const shown = describeLead({ ...lead, source })
  expect(shown).toContain('  utm             click=5')
  expect(shown).not.toContain('  page ')
  const none = null as unknown as typeof lead.source
  expect(describeLead({ ...lead, source: none })).not.toContain('  utm')
})

test('describeLead shows when somebody subscribed or unsubscribed', () => {
  const subscription = {
    email: lead.email,
    status: 'subscribed',
    subscribedAt: time,
    unsubscribedAt: null,
  }
  expect(describeLead({ ...lead, subscription })).toContain('subscribed, 2026-07-01 12:30:05 CDT')
  const left = {
    ...subscription,
    status: 'unsubscribed',
    unsubscribedAt: new Date('2026-07-20T17:30:05Z'),
  }
  expect(describeLead({ ...lead, subscription: left })).toContain(
    'unsubscribed, 2026-07-20 12:30:05 CDT',
  )
})

test('describeLead prints nothing that commands the terminal, whoever wrote it', () => {
  const clear = '\u001b[2J'
  const [text] = lead.deliveries
  if (!text) throw new Error('the sample has a message')
  const refused = { attempt: 1, startedAt: time, endedAt: time, outcome: 'failed' }
  const shown = describeLead({
    ...lead,
    ...{ reference: `CRM-1${clear}`, name: `Ann${clear}`, message: `One${clear}` },
    deliveries: [{ ...text, history: [{ ...refused, error: `550 ${clear}` }] }],
  })
  expect(shown).not.toContain('\u001b')
  for (const part of ['CRM-1', 'Ann', 'One', 'failed  550 ']) {
    expect(shown).toContain(`${part}\\u001b[2J`)
  }
})
