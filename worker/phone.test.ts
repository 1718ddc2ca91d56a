import { getCountries } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { company } from '../src/content/company'
import { urgencies } from '../src/contract/choices'
import type { Kind } from '../src/contract/submission'
import { hasPhoneNumbers } from '../src/node/has-phone-numbers'
import { responseTime } from './messages/response-time'
import { normalizePhone, smsRecipient } from './phone'
import { acknowledgment } from './sms/acknowledgment'

const allowed = ['US', 'CA']
const request = { kind: 'service-request' as const, urgency: 'critical' }

test('normalizePhone accepts common notations, with the United States as the default', () => {
  for (const typed of ['(214) 555-0142', '214.555.0142', '+1 214 555 0142', '1-214-555-0142']) {
    expect(normalizePhone(typed)?.e164, typed).toBe('+12145550142')
  }
  expect(normalizePhone('+49 30 901820')?.e164).toBe('+4930901820')
})

test('smsRecipient refuses text that is not a phone number', () => {
  for (const typed of ['call me', '214 555 01', '+1 214 555 014', '000-000-0000']) {
    expect(smsRecipient(typed, allowed)).toEqual({
      recipient: null,
      refusal: 'not a valid phone number',
    })
  }
  expect(smsRecipient('  ', allowed).refusal).toBe('no phone number given')
})

test('smsRecipient refuses emergency numbers and short codes', () => {
  for (const typed of ['911', '+1 911', '242-73', '262966', '12']) {
    expect(smsRecipient(typed, allowed), typed).toEqual({
      recipient: null,
      refusal: 'short number',
    })
  }
})

test('smsRecipient refuses other countries that share country code 1', () => {
  // The Bahamas, Jamaica and the Dominican Republic share +1, but are billed as foreign countries.
  for (const typed of ['+1 242 322 1234', '876 922 1234', '(809) 221-1234']) {
    expect(smsRecipient(typed, allowed).refusal, typed).toMatch(/SMS_COUNTRIES/)
  }
})

test('smsRecipient refuses countries that are not allowed, and premium numbers', () => {
  expect(smsRecipient('+49 1512 3456789', allowed).refusal).toMatch(/SMS_COUNTRIES/)
  expect(smsRecipient('+49 1512 3456789', ['DE']).refusal).toBeNull()
  const special = [
    '+1 900 234 5678',
    '(214) 976-1234',
    '500 222 2345',
    '+1 600 200 1234',
    '888 555 0142',
  ]
  for (const typed of special) {
    expect(smsRecipient(typed, allowed).refusal, typed).toBe('premium or special number')
  }
})

test('smsRecipient refuses a number with an extension', () => {
  for (const typed of ['(214) 555-0142 x 12', '+1 214 555 0142 ext. 999']) {
    expect(smsRecipient(typed, allowed), typed).toEqual({
      recipient: '+12145550142',
      refusal: 'number with an extension',
    })
  }
})

test('hasPhoneNumbers knows the same countries as the phone library', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const accepted = codes.filter(hasPhoneNumbers)
  expect(accepted).toEqual(getCountries().sort())
})

test('the acknowledgment fits two segments and says how to opt out', () => {
  const reference = 'ABCD-EFGH'
  const requests = urgencies.map((urgency) => ({ kind: 'service-request' as const, urgency }))
  for (const lead of [...requests, { kind: 'job-application' as const, urgency: '' }]) {
    const body = acknowledgment({ ...lead, reference })
    expect(body.length).toBeLessThanOrEqual(306)
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
