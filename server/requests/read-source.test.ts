import type { Context } from 'koa'
import { describe, expect, test } from 'vitest'
import { ARRIVAL_HEADERS } from '../../src/contract/api'
import { readSource } from './read-source'

const SITE = 'https://cedarline.example'

function sourceOf(Referer: string, Host = 'cedarline.example', arrival = {}) {
  const headers: Record<string, string> = { Referer, Host, ...arrival }
  return readSource({ get: (name: string) => headers[name] ?? '' } as Context, SITE)
}

test('the page and its campaign tags are read only from our own site’s Referer', () => {
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

test('the service in the link to the form is kept if the site offers it', () => {
  expect(sourceOf(`${SITE}/contact?service=web-design`)).toEqual({
    page: '/contact',
    referrer: null,
    utm: {},
    service: 'web-design',
  })
  for (const query of ['service=constructor', 'service=', 'other=web-design']) {
    expect(sourceOf(`${SITE}/contact?${query}`), query).not.toHaveProperty('service')
  }
  expect(sourceOf('https://search.example/?service=web-design')).not.toHaveProperty('service')
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

test('our own site is recognized by its public origin and by the Host header', () => {
  expect(sourceOf(`${SITE}/contact`, '10.0.0.5:3000').page).toBe('/contact')
  expect(sourceOf('http://127.0.0.1:3000/contact', '127.0.0.1:3000').page).toBe('/contact')
})

test('a campaign tag is truncated to 200 characters without splitting an emoji', () => {
  const tag = (value: string) =>
    sourceOf(`${SITE}/?utm_source=${encodeURIComponent(value)}`).utm.utm_source ?? ''
  expect(tag('x'.repeat(300))).toBe('x'.repeat(200))
  const whole = tag(`${'x'.repeat(198)}😀`)
  const cut = tag(`${'x'.repeat(199)}😀`)
  expect([whole, cut]).toEqual([`${'x'.repeat(198)}😀`, `${'x'.repeat(199)}\ufffd`])
  expect(tag('a\u0000b')).toBe('ab')
})

test('the page and the referring site are truncated to 200 characters', () => {
  const page = `/${'x'.repeat(300)}`
  expect(sourceOf(SITE + page).page).toBe(page.slice(0, 200))
  const site = `https://${'many.'.repeat(60)}example`
  expect(sourceOf(`${site}/?q=private`).referrer).toBe(site.slice(0, 200))
})

describe('the arrival headers', () => {
  const cameBy = (campaign: string, referrer: string, page = '/contact') =>
    sourceOf(`${SITE}${page}`, undefined, {
      [ARRIVAL_HEADERS.campaign]: campaign,
      [ARRIVAL_HEADERS.referrer]: referrer,
    })

  test('give the campaign and the origin of the referring site', () => {
    expect(
      cameBy('utm_source=news&utm_term=&other=1', 'https://search.example/?q=private'),
    ).toEqual({
      page: '/contact',
      referrer: 'https://search.example',
      utm: { utm_source: 'news' },
    })
  })

  test('are overridden by the campaign of the page itself', () => {
    expect(cameBy('utm_source=news', '', '/contact?utm_medium=qr').utm).toEqual({
      utm_medium: 'qr',
    })
  })

  test('give no referrer if it is our own site or not a website', () => {
    expect(cameBy('', `${SITE}/services`).referrer).toBeNull()
    expect(cameBy('', 'no address').referrer).toBeNull()
    expect(cameBy('', 'android-app://com.example').referrer).toBeNull()
  })

  test('are truncated and cleaned like the page’s own tags', () => {
    expect(cameBy(`utm_source=${'x'.repeat(300)}%00`, '').utm.utm_source).toBe('x'.repeat(200))
  })
})
