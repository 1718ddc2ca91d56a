import { expect, test } from 'vitest'
import { contactPageForm, contactSubmission, homeContactForm } from './contact'
import { company } from './fields'

const valid = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  service: 'cloud',
  message: 'Our servers need a new home.',
}

test('the home form has no phone field', () => {
  expect(Object.keys(homeContactForm.shape)).not.toContain('phone')
})

test('the endpoint accepts exactly the specified fields, and requires neither company nor phone', () => {
  expect(contactSubmission.parse(valid)).toEqual({
    ...valid,
    phone: '',
    company: '',
    smsConsent: false,
  })
})

test('unknown fields are ignored', () => {
  expect(contactSubmission.parse({ ...valid, admin: true })).not.toHaveProperty('admin')
})

test('any service of 1 to 100 characters is accepted, and a company of one', () => {
  const accepts = (fields: object) => contactSubmission.safeParse({ ...valid, ...fields }).success
  const lengths = [0, 1, 100, 101].filter((length) => accepts({ service: 'x'.repeat(length) }))
  expect(lengths).toEqual([1, 100])
  expect(company.safeParse('X').success).toBe(true)
})

test('email addresses are limited to 64 characters before the @ and 254 in total (RFC 5321)', () => {
  const address = (local: number, domain = 'example.com') => `${'a'.repeat(local)}@${domain}`
  const accepts = (email: string) => contactSubmission.safeParse({ ...valid, email }).success
  expect(accepts(address(64))).toBe(true)
  expect(accepts(address(65))).toBe(false)
  expect(accepts(address(1, `${'b'.repeat(63)}.com`))).toBe(true)
  expect(accepts(address(1, `${'b'.repeat(64)}.com`))).toBe(false)
  expect(
    accepts(
      `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
    ),
  ).toBe(false)
  const bad = ['', 'a', 'a@', '@b.co', 'a b@c.co', 'a@b.co\r\nBcc: x@y.co', 'a@b.co\n']
  const badDots = [
    '.a@b.co',
    'a.@b.co',
    'a..b@b.co',
    'a@b',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.c',
  ]
  for (const email of [...bad, ...badDots]) expect(accepts(email), email).toBe(false)
  for (const local of [
    'r&d',
    'a=b',
    'x/y',
    'x#1',
    'a%b',
    "o'neil",
    'a.b+tag',
    '_x_',
    'ann+it',
    "a.o'b",
    'Ann',
    '*?{|}~^`',
    'a.*?{|}~',
  ])
    expect(accepts(`${local}@acme.com`), local).toBe(true)
  for (const domain of [
    'sub.acme.co.uk',
    'xn--bcher-kva.example',
    'acme.xn--p1ai',
    '3m.com',
    'x.com',
    'ACME.COM',
  ])
    expect(accepts(`ann@${domain}`), domain).toBe(true)
})

test('an address with an international domain has one spelling, any other is kept as typed', () => {
  for (const domain of ['peña.com', 'BÜCHER.example', 'почта.рф', 'mail.例え.jp']) {
    const parsed = contactSubmission.safeParse({ ...valid, email: `ann@${domain}` })
    expect(parsed.data?.email, domain).toBe(`ann@${new URL(`http://${domain}`).hostname}`)
  }
  const plain = contactSubmission.parse({ ...valid, email: 'Ann@Acme.COM' })
  expect(plain.email).toBe('Ann@Acme.COM')
  for (const email of [
    'añ@acme.com',
    'ann²@acme.com',
    'ann@peña',
    'ann@pe ña.com',
    'ann@pe_ña.com',
    'ann@１.２.３.４',
  ]) {
    expect(contactSubmission.safeParse({ ...valid, email }).success, email).toBe(false)
  }
})

test('an address is accepted as it is pasted, and stored without what came along', () => {
  for (const email of [
    ' ann@acme.com ',
    '\u00a0ann@acme.com\u3000',
    '\u200bann@acme.com\ufeff',
    '\u202aann@acme.com\u202c',
    'ann＠acme.com',
    'ａｎｎ＠ａｃｍｅ．ｃｏｍ',
  ]) {
    const parsed = contactSubmission.safeParse({ ...valid, email })
    expect(parsed.data?.email, JSON.stringify(email)).toBe('ann@acme.com')
  }
})

test('an address that becomes too long in the letters of the DNS is rejected', () => {
  const parse = (label: string) =>
    contactSubmission.safeParse({ ...valid, email: `ann@${label}.jp` })
  const labels = (count: number) => Array(count).fill('一龥丁龤七龣万龢丈龡三龠上龟下').join('.')
  expect(parse(labels(10)).success).toBe(false)
  const once = parse(labels(9))
  expect(contactSubmission.safeParse(once.data)).toEqual(once)
})

test('a value that is too long has one error, with the label of its field on the page', () => {
  const form = { ...valid, phone: '+1 214 555 0123', company: 'Acme', terms: true }
  const errors = (more: object) => {
    const { error } = contactPageForm.safeParse({ ...form, ...more })
    return error?.issues.map(({ message }) => message)
  }
  const long = 'x'.repeat(300)
  const rest = 'characters or fewer'
  expect(errors({})).toBeUndefined()
  expect(errors({ name: long })).toEqual([`Full name must be 200 ${rest}`])
  for (const email of [long, long.repeat(200)]) {
    expect(errors({ email })).toEqual([`Email address must be 254 ${rest}`])
  }
  expect(errors({ email: `${'x'.repeat(65)}@acme.com` })).toEqual(['Valid email is required'])
  expect(errors({ email: `${'x'.repeat(70)}@@` })).toEqual(['Valid email is required'])
  expect(errors({ phone: long })).toEqual([`Phone number must be 40 ${rest}`])
  expect(errors({ company: long })).toEqual([`Company must be 200 ${rest}`])
  expect(errors({ service: long })).toEqual([`Service must be 100 ${rest}`])
})

test('a message may have 5,000 characters, a chat transcript 16,000', () => {
  const accepts = (service: string, length: number) =>
    contactSubmission.safeParse({ ...valid, service, message: 'x'.repeat(length) }).success
  expect([accepts('cloud', 5_000), accepts('cloud', 5_001)]).toEqual([true, false])
  expect([accepts('Chat Inquiry', 16_000), accepts('Chat Inquiry', 16_001)]).toEqual([true, false])
  // A browser counts a line break as one character and sends it as two.
  const lines = 'a\r\n'.repeat(2_500)
  expect(contactSubmission.safeParse({ ...valid, message: lines }).success).toBe(true)
  expect(contactSubmission.safeParse({ ...valid, message: `${lines}a` }).success).toBe(false)
})

test('createdAt may have blanks around it and letters of either case, and is kept as sent', () => {
  const createdAt = ' 2026-01-01t00:00:00z '
  expect(contactSubmission.parse({ ...valid, createdAt }).createdAt).toBe(createdAt)
})

test('createdAt is optional and must be a date', () => {
  const accepts = (createdAt: unknown) =>
    contactSubmission.safeParse({ ...valid, createdAt }).success
  for (const good of [
    '2026-01-02T03:04:05.678Z',
    '2026-01-02',
    '2026-01-02 03:04',
    '2026-01-02T03:04:05-06:00',
  ])
    expect(accepts(good), good).toBe(true)
  const comments = ['2026-01-02 (\u0000)', '2026-01-02T03:04Z(\ud800)', '2026-01-02 (noon)']
  expect(contactSubmission.parse({ ...valid, createdAt: '' }).createdAt).toBeUndefined()
  const cleaned = contactSubmission.parse({
    ...valid,
    createdAt: '\u00002026-01-01T00:00:00Z\u0007',
  })
  expect(cleaned.createdAt).toBe('2026-01-01T00:00:00Z')
  expect(contactSubmission.safeParse(valid).success).toBe(true)
  const long = `2026-01-02T03:04:05.${'0'.repeat(40)}Z`
  for (const bad of ['yesterday', ' ', 5, null, long, '2026-13-02', ...comments])
    expect(accepts(bad), String(bad)).toBe(false)
})
