import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { readSource } from './read-source'

const SITE = 'https://cedarline.example'

function sourceOf(referer: string, host = 'cedarline.example') {
  const ctx = { get: (name: string) => (name === 'Referer' ? referer : host) }
  return readSource(ctx as Context, SITE)
}

test('the page and its campaign tags, of our own site alone', () => {
  expect(sourceOf(`${SITE}/contact?utm_source=news&utm_term=&other=1`)).toEqual({
    page: '/contact',
    referrer: null,
    utm: { utm_source: 'news' },
  })
  expect(sourceOf('https://search.example/?q=private&utm_source=news')).toEqual({
    page: null,
    referrer: 'https://search.example',
    utm: {},
  })
  expect(sourceOf('no address')).toEqual({ page: null, referrer: null, utm: {} })
})

test('each of the five campaign tags is kept', () => {
  const utm = {
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'spring',
    utm_term: 'backup',
    utm_content: 'button',
  }
  expect(sourceOf(`${SITE}/contact?${new URLSearchParams(utm)}`).utm).toEqual(utm)
})

test('our own site is known by its public address, and by the one it was asked at', () => {
  expect(sourceOf(`${SITE}/contact`, '10.0.0.5:3000').page).toBe('/contact')
  expect(sourceOf('http://127.0.0.1:3000/contact', '127.0.0.1:3000').page).toBe('/contact')
})

test('a tag is cut to 200 characters, and no emoji is cut in two', () => {
  const tag = (value: string) =>
    sourceOf(`${SITE}/?utm_source=${encodeURIComponent(value)}`).utm.utm_source ?? ''
  expect(tag('x'.repeat(300))).toBe('x'.repeat(200))
  const whole = tag(`${'x'.repeat(198)}😀`)
  const cut = tag(`${'x'.repeat(199)}😀`)
  expect([whole, cut]).toEqual([`${'x'.repeat(198)}😀`, `${'x'.repeat(199)}\ufffd`])
  expect(tag('a\u0000b')).toBe('ab')
})
