import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { HONEYPOT, nativeFields } from '../../src/contract/api'
import type { NativeFormState } from '../../src/contract/native-form'
import type { PageSource } from '../pages/page-source'
import { answerNativeForm, readNativeForm } from './native-form'

const shown: NativeFormState[] = []
const pages = {
  exists: () => true,
  renderForm: async (_path, state) => {
    shown.push(state)
    return { status: 200, html: Buffer.from('the page'), inline: null }
  },
} as Partial<PageSource> as PageSource

const read = (fields: Record<string, unknown>) => readNativeForm(fields, 'contact', pages)

test('a rejected native form is rendered again with its values and a Retry-After header', async () => {
  const headers: Record<string, string> = {}
  const set = (name: string | object, value: string) =>
    Object.assign(headers, typeof name === 'string' ? { [name]: value } : name)
  const ctx = { set } as unknown as Context
  const text = { name: 'Ann', message: '\r\n\r\nHello' }
  const typed = { ...text, smsConsent: 'on', company: ['a', 'b'], invented: 'x' }
  const native = read({ ...typed, [nativeFields.form]: 'contact-page', [HONEYPOT]: 'a trap' })
  const acceptance = { outcome: 'limited', retryAfterSeconds: 42 } as const
  const source = { page: '/contact', referrer: null, utm: {} }
  await answerNativeForm(ctx, { native, source, acceptance, pages })
  expect([ctx.status, String(ctx.body)]).toEqual([429, 'the page'])
  expect(headers).toMatchObject({ 'Retry-After': '42', 'Cache-Control': 'no-store' })
  expect(shown.at(-1)?.values).toEqual({
    name: 'Ann',
    message: '\n\nHello',
    smsConsent: true,
    terms: false,
  })
})

test('many rejected forms at once are rendered one per turn of the event loop', async () => {
  const before = shown.length
  const answers = Array.from({ length: 3 }, () =>
    answerNativeForm({ set: () => undefined } as unknown as Context, {
      native: read({ [nativeFields.form]: 'contact-page' }),
      source: { page: '/contact', referrer: null, utm: {} },
      acceptance: { outcome: 'unavailable' },
      pages,
    }),
  )
  await nextTurn()
  expect(shown.length - before).toBeLessThan(2)
  await Promise.all(answers)
  expect(shown.length - before).toBe(3)
})

test('a native form without a form name is shown again as a form of its page', () => {
  const shownAgain = (page: string | null, form?: string) => {
    const native = read({ [nativeFields.page]: page, [nativeFields.form]: form })
    return [native.form, native.page]
  }
  expect(shownAgain('/contact')).toEqual(['contact-page', '/contact'])
  expect(shownAgain('/')).toEqual([expect.stringMatching(/^(?!contact-page)/), '/'])
  expect(shownAgain('/about', 'contact-page')).toEqual(['contact-page', '/contact'])
  expect(shownAgain('/about', 'home-contact')).toEqual(['home-contact', '/'])
  expect(shownAgain(null)).toEqual(shownAgain('/careers'))
})

test('the values on, true, and false are read as consent; any other is left to the schema', () => {
  const consent = (smsConsent?: string) => read({ smsConsent }).fields.smsConsent
  expect(['on', 'true', 'false', '', undefined, 'yes'].map(consent)).toEqual([
    true,
    true,
    false,
    false,
    false,
    'yes',
  ])
})
