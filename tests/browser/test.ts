// The `test` of every spec: it knows the site, and fails on any browser complaint.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { cookiePolicyRevision } from '../../src/content/cookie-policy'
import { drawNoParticles, drawOnce } from './drawing'
import { SharedContext } from './shared-context'

export { expect }

export interface SiteOptions {
  /** Complaints that this test provokes, for example `/status of 404/`. */
  expectedComplaints: RegExp | null
  /** Whether the visitor has answered the cookie banner before the test starts. */
  cookies: 'answered' | 'unanswered'
  /**
   * Whether the home page draws its particles. Without a GPU they take a third of a CPU core's time, and only the
   * tests about them need them.
   */
  particles: boolean
  /**
   * Whether pages are drawn after their first paint, which takes a quarter of a test's processor time. The browser does
   * not move what is not drawn, so tests of moving parts and their places need it.
   */
  drawn: boolean
  /** Whether the browser may have files from an earlier test. What is requested, and when, is seen without them only. */
  cache: 'kept' | 'empty'
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

interface WorkerFixtures {
  shared: SharedContext
}

/** Set by each test: contexts outlive it. */
let report: (complaint: string) => void

export const test = base.extend<SiteOptions & SiteFixtures, WorkerFixtures>({
  expectedComplaints: [null, { option: true }],
  cookies: ['answered', { option: true }],
  particles: [false, { option: true }],
  drawn: [false, { option: true }],
  cache: ['kept', { option: true }],
  shared: [
    async ({ browser }, use) => {
      const shared = new SharedContext(browser, `${setting('SITE_URL')}/robots.txt`)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
  site: async ({}, use) => {
    await use({
      url: setting('SITE_URL'),
      dataDir: setting('SITE_DATA_DIR'),
      databaseUrl: setting('SITE_DATABASE_URL'),
    })
  },
  baseURL: async ({ site }, use) => use(site.url),
  context: async (
    {
      shared,
      cookies,
      particles,
      drawn,
      cache,
      site,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      viewport,
      contextOptions,
    },
    use,
  ) => {
    // All that a test may set, and that a context keeps.
    const options = {
      particles,
      drawn,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      viewport,
      contextOptions,
    }
    if (cache === 'empty') await shared.close()
    const context = await shared.open(JSON.stringify(options), async (created) => {
      if (!particles) await created.addInitScript(drawNoParticles)
      if (!drawn && javaScriptEnabled !== false) await created.addInitScript(drawOnce)
      listen(created)
      await created.exposeFunction('reportViolation', (text: string) => report(text))
      await created.addInitScript(reportViolations)
      await created.addInitScript(warnOfIntl)
    })
    if (cookies === 'answered') {
      const value = `${cookiePolicyRevision}~2026-01-01~`
      await context.addCookies([{ name: 'cookie_choice', value, url: site.url }])
    }
    await use(context)
    await shared.clean()
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForSite(page)
    await use(page)
  },
  complaints: [
    async ({ expectedComplaints }, use) => {
      const complaints: string[] = []
      report = (complaint) => complaints.push(complaint)
      await use(complaints)
      const isExpected = (line: string) => expectedComplaints?.test(line) ?? false
      expect(complaints.filter((line) => !isExpected(line))).toEqual([])
    },
    { auto: true },
  ],
})

/** In milliseconds. How long to wait for a page to react; a test that blocks its scripts continues after that. */
const TIMEOUT_MS = 5_000

/**
 * Makes `page.goto` wait until the page is interactive. What happens before that is the subject of the tests that
 * ask for it with `waitUntil: 'commit'`.
 */
function waitForSite(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') {
      const runs = page.locator('html[data-site="runs"]')
      await runs.waitFor({ state: 'attached', timeout: TIMEOUT_MS }).catch(() => undefined)
    }
    return response
  }
}

/** Reports messages that none of our pages may cause. */
function listen(context: BrowserContext): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    report(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => report(`page error: ${thrown.error()}`))
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (!protocol.startsWith('http') || ['127.0.0.1', 'localhost'].includes(hostname)) return
    report(`request leaving the machine: ${request.url()}`)
  })
}

/** Runs in the page. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI } = event
    const report = Reflect.get(window, 'reportViolation') as (text: string) => void
    report(`policy violation: ${violatedDirective} ${blockedURI}`)
  })
}

/** Runs in the page: none formats a date or a number with `Intl`, which blocks a phone (docs/decisions/0008). */
function warnOfIntl(): void {
  const warning = <T extends object>(format: T): T =>
    new Proxy(format, {
      apply(target, self, args) {
        console.warn('a date or a number is formatted with Intl')
        return Reflect.apply(target as () => void, self, args)
      },
    })
  Number.prototype.toLocaleString = warning(Number.prototype.toLocaleString)
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    Date.prototype[name] = warning(Date.prototype[name])
  }
  for (const { prototype } of [Intl.NumberFormat, Intl.DateTimeFormat]) {
    prototype.formatToParts = warning(prototype.formatToParts)
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    if (get) Object.defineProperty(prototype, 'format', { get: warning(get) })
  }
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by start-site.ts, which did not run`)
  return value
}
