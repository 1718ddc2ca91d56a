// The `test` of every spec: it knows the site, and fails when the browser has anything to complain of.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { cookiePolicyRevision } from '../../src/content/cookie-policy'

export { expect }

export interface SiteOptions {
  /** Complaints that this test provokes, for example `/status of 404/`. */
  expectedComplaints: RegExp | null
  /** Whether the visitor has answered the question about cookies before the test starts. */
  cookies: 'answered' | 'unanswered'
  /**
   * Whether the home page draws its particles. Without a graphics card they take a processor a third of its
   * time, for which the tests that are about them alone wait.
   */
  particles: boolean
}

interface SiteFixtures {
  site: {
    url: string
    /** Mails are in `mail/*.eml`, text messages in `sms.jsonl`. */
    dataDir: string
    databaseUrl: string
  }
  complaints: string[]
}

export const test = base.extend<SiteOptions & SiteFixtures>({
  expectedComplaints: [null, { option: true }],
  cookies: ['answered', { option: true }],
  particles: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
  site: async ({}, use) => {
    await use({
      url: setting('SITE_URL'),
      dataDir: setting('SITE_DATA_DIR'),
      databaseUrl: setting('SITE_DATABASE_URL'),
    })
  },
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, cookies, particles, site }, use) => {
    if (!particles) {
      await context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
    }
    if (cookies === 'answered') {
      const value = `${cookiePolicyRevision}~2026-01-01~`
      await context.addCookies([{ name: 'cookie_choice', value, url: site.url }])
    }
    await use(context)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForSite(page)
    await use(page)
  },
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints = await listen(context)
      await use(complaints)
      const isExpected = (line: string) => expectedComplaints?.test(line) ?? false
      expect(complaints.filter((line) => !isExpected(line))).toEqual([])
    },
    { auto: true },
  ],
})

/** Milliseconds for a page to react; a test that stops its scripts goes on after that. */
const PATIENCE_MS = 5_000

/**
 * Has `page.goto` wait until the page reacts: what is done before that is a matter of its own, for the
 * tests that ask for it with `waitUntil: 'commit'`.
 */
function waitForSite(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') {
      const runs = page.locator('html[data-site="runs"]')
      await runs.waitFor({ state: 'attached', timeout: PATIENCE_MS }).catch(() => undefined)
    }
    return response
  }
}

/** Collects what no page of ours may cause. The list grows while the test runs. */
async function listen(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => complaints.push(`page error: ${thrown.error()}`))
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (!protocol.startsWith('http') || ['127.0.0.1', 'localhost'].includes(hostname)) return
    complaints.push(`request leaving the machine: ${request.url()}`)
  })
  await context.exposeFunction('reportViolation', (text: string) => complaints.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI } = event
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void
      report(`policy violation: ${violatedDirective} ${blockedURI}`)
    })
  })
  return complaints
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by start-site.ts, which did not run`)
  return value
}
