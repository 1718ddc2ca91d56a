import { getCountries } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { hasPhoneNumbers } from './has-phone-numbers'
import { isAbroad, normalizePhone, smsRecipient } from './phone'

const allowed = ['US', 'CA']

test('normalizePhone accepts common notations, with the United States as the default', () => {
  for (const typed of ['(214) 555-0142', '214.555.0142', '+1 214 555 0142', '1-214-555-0142']) {
    expect(normalizePhone(typed)?.e164, typed).toBe('+12145550142')
  }
  expect(normalizePhone('+49 30 901820')?.e164).toBe('+4930901820')
})

test('smsRecipient refuses text that is not a phone number', () => {
  for (const typed of [
    'call me',
    '214 555 01',
    '+1 214 555 014',
    '000-000-0000',
    '214-555-HELP',
    '1-800-FLOWERS',
  ]) {
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
  // The digits of an expensive exchange, but elsewhere in the number.
  for (const typed of ['(214) 555-9761', '(214) 597-6012', '(214) 600-1234']) {
    expect(smsRecipient(typed, allowed).refusal, typed).toBeNull()
  }
})

test('smsRecipient refuses numbers that are not personal phones, also of an allowed country', () => {
  const swiss = {
    SHARED_COST: '+41 842 123 456',
    UAN: '+41 58 123 45 67',
    PAGER: '+41 74 012 34 56',
    VOICEMAIL: '+41 860 79 123 45 67',
  }
  for (const [type, typed] of Object.entries(swiss)) {
    expect(normalizePhone(typed)?.type).toBe(type)
    expect(smsRecipient(typed, ['CH']).refusal, type).toBe('premium or special number')
  }
  expect(smsRecipient('+41 79 123 45 67', ['CH']).refusal).toBeNull()
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

test('isAbroad knows a country by its number, else by its calling code', () => {
  const abroad = ['+447700900123', '+4930901820', '+12423221234']
  const here = ['+12145550100', '+15005550006', '+14165550100', '+19999999999', '']
  for (const phone of abroad) expect(isAbroad(phone, allowed), phone).toBe(true)
  for (const phone of here) expect(isAbroad(phone, allowed), phone).toBe(false)
  expect(isAbroad('+447700900123', ['US', 'GB'])).toBe(false)
})
