// The Content-Security-Policy in a real browser. Every spec detects violations (test.ts); here the policy is
// violated on purpose, to prove that the detection works and the policy is enforced.
import type { Page } from '@playwright/test'
import { ANSWER_POLICY } from '../../src/contract/chat'
import { listenHere } from '../support/listen-here'
import { expect, test } from './test'

test.use({ expectedComplaints: /./ })

/** What an attacker would try, by the directive that prevents it. */
const attempts: Record<string, () => unknown> = {
  'require-trusted-types-for': () => {
    const script = document.createElement('script')
    script.append('window.broken = true')
    document.body.append(script)
    document.body.innerHTML = '<b>markup</b>'
  },
  'trusted-types': () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    trustedTypes.createPolicy('default', { createHTML: (text: string) => text })
  },
  'style-src-attr': () => document.body.setAttribute('style', 'color: red'),
  'style-src-elem': () => {
    const style = document.createElement('style')
    style.append('body { color: red }')
    document.body.append(style)
  },
  'connect-src': () => fetch('https://evil.example/').catch(() => undefined),
  'img-src': () => {
    const image = new Image()
    image.src = 'https://evil.example/picture.png'
    document.body.append(image)
  },
  'frame-src': () => {
    const frame = document.createElement('iframe')
    frame.src = 'https://evil.example/'
    document.body.append(frame)
  },
  'base-uri': () => {
    const base = document.createElement('base')
    base.href = 'https://evil.example/'
    document.head.append(base)
  },
  'form-action': () => {
    const form = document.createElement('form')
    form.action = 'https://evil.example/'
    document.body.append(form)
    form.submit()
  },
}

async function attempt(page: Page, act: () => unknown): Promise<void> {
  // Whatever Trusted Types forbid also throws.
  await page.evaluate(act).catch(() => undefined)
}

test('the Content-Security-Policy blocks injected code, and every spec would report it', async ({
  page,
  complaints,
}) => {
  await page.goto('/about')
  expect(complaints).toEqual([])
  for (const [directive, act] of Object.entries(attempts)) {
    await attempt(page, act)
    const told = () =>
      complaints.filter((line) => line.startsWith(`policy violation: ${directive}`))
    await expect.poll(told, { message: `${directive}: ${complaints}` }).not.toEqual([])
  }
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined()
  expect(page.url()).toMatch(/\/about$/)
})

test('another site cannot frame a page', async ({ page, site, complaints }) => {
  const other = await listenHere((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${site.url}"></iframe>`)
  })
  await page.goto(other.url, { waitUntil: 'commit' })
  await expect.poll(() => complaints.join()).toContain('frame-ancestors')
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  other.close()
})

test('the Content-Security-Policy has no exception other than the Trusted Types policy of the chat', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toMatch(/unsafe|data:|blob:|\*|http:/)
  expect(policy).toMatch(new RegExp(`trusted-types ${ANSWER_POLICY}$`))
})
