import { expect, test } from 'vitest'
import { describeLead } from './describe-lead'
import type { WholeLead } from './whole-lead'

const lead: WholeLead = {
  reference: '7K3M-9QW1',
  submissionId: 'a0eebc99-9c0b-8ef8-bb6d-6bb9bd380a11',
  kind: 'newsletter',
  receivedAt: new Date('2026-11-01T18:00:00Z'),
  company: 'Newsletter Subscriber',
  service: 'Newsletter',
  urgency: null,
  position: null,
  experience: null,
  resume: null,
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '',
  message: 'News',
  smsConsent: false,
  createdAt: '2026-11-01T18:00:00Z',
  quarantined: false,
  suspicions: [],
  source: { page: null, referrer: null, utm: {} },
  messages: {},
  deliveries: [],
  consent: null,
  subscription: null,
}

test('who has left the newsletter is shown with the time of that', () => {
  const subscription = {
    email: lead.email,
    status: 'subscribed',
    subscribedAt: new Date('2026-11-01T18:00:00Z'),
    unsubscribedAt: null,
  }
  expect(describeLead({ ...lead, subscription })).toContain('subscribed, 2026-11-01 12:00:00')
  const left = {
    ...subscription,
    status: 'unsubscribed',
    unsubscribedAt: new Date('2026-11-20T18:00:00Z'),
  }
  expect(describeLead({ ...lead, subscription: left })).toContain(
    'unsubscribed, 2026-11-20 12:00:00',
  )
})
