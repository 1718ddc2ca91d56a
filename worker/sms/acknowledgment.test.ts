import { expect, test } from 'vitest'
import { company } from '../../src/content/company'
import { urgencies } from '../../src/contract/choices'
import type { Kind } from '../../src/contract/submission'
import { kindWords } from '../messages/kind-words'
import { responseTime } from '../messages/response-time'
import { acknowledgment } from './acknowledgment'

const request = { kind: 'service-request' as const, urgency: 'critical' }

test('the acknowledgment fits two segments and says how to opt out', () => {
  const reference = 'ABCD-EFGH'
  const requests = urgencies.map((urgency) => ({ kind: 'service-request' as const, urgency }))
  const others = (Object.keys(kindWords) as Kind[]).map((kind) => ({ kind, urgency: '' }))
  for (const lead of [...requests, ...others]) {
    const body = acknowledgment({ ...lead, reference })
    expect(body.length).toBeLessThanOrEqual(306)
    // One character of GSM 7-bit each. With a ’ or a –, a segment holds 67.
    expect(body).toMatch(/^[ -Z_a-z]+$/)
    expect(body.startsWith(`${company.name}: `)).toBe(true)
    expect(body).toMatch(/ABCD-EFGH.*Reply STOP to opt out, HELP for help\.$/)
    expect(body).toContain('Msg & data rates may apply.')
    if (lead.kind === 'service-request') expect(body).toContain(responseTime(lead))
  }
})

test('the acknowledgment names what was received, and offers the phone only for kinds that can be urgent', () => {
  const textFor = (kind: Kind, urgency = '') =>
    acknowledgment({ kind, urgency, reference: 'ABCD-EFGH' })
  expect(textFor('job-application')).toBe(
    `${company.name}: we have received your application ABCD-EFGH. ` +
      'Msg & data rates may apply. Reply STOP to opt out, HELP for help.',
  )
  expect(textFor('newsletter')).toContain('your newsletter subscription ABCD-EFGH. Msg')
  const urgent = textFor('service-request', 'critical')
  expect(urgent).toContain(`your request ABCD-EFGH. Critical issues: ${responseTime(request)}.`)
  expect(urgent).toContain(`Urgent? Call ${company.phone.text}.`)
  const high = { kind: 'service-request' as const, urgency: 'high' }
  const time = responseTime(high)
  expect(textFor(high.kind, high.urgency)).toContain(
    `your request ABCD-EFGH and will get back to you ${time}. Urgent?`,
  )
})
