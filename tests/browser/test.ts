// The `test` of every spec: it knows the site, and fails on any browser complaint.
import { expect, type Page } from '@playwright/test'
import { cookiePolicyRevision } from '../../src/content/cookie-policy'
import { watchPages } from './complaints'
import { base } from './context-key'
import { drawNoParticles, drawOnce, photograph } from './drawing'
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
    { shared, cookies, particles, drawn, cache, site, javaScriptEnabled, contextKey },
    use,
    test,
  ) => {
    if (cache === 'empty') await shared.close()
    const key = JSON.stringify({ contextKey, particles, drawn })
    const context = await shared.open(key, async (created) => {
      if (!particles) await created.addInitScript(drawNoParticles)
      if (!drawn && javaScriptEnabled !== false) await created.addInitScript(drawOnce)
      await watchPages(created, (complaint) => report(complaint))
    })
    if (cookies === 'answered') {
      const value = `${cookiePolicyRevision}~2026-01-01~`
      await context.addCookies([{ name: 'cookie_choice', value, url: site.url }])
    }
    await use(context)
    // The script of its page may still be running, and would keep the next one waiting.
    if (test.status === test.expectedStatus) await shared.clean()
    else await shared.close()
  },
  page: async ({ page, javaScriptEnabled, complaints, expectedComplaints }, use, test) => {
    if (javaScriptEnabled !== false) waitForSite(page)
    await use(page)
    const fails =
      test.status !== test.expectedStatus || unexpected(complaints, expectedComplaints).length > 0
    if (fails) await photograph(page, test)
  },
  complaints: [
    async ({ expectedComplaints }, use) => {
      const complaints: string[] = []
      report = (complaint) => complaints.push(complaint)
      await use(complaints)
      expect(unexpected(complaints, expectedComplaints)).toEqual([])
    },
    { auto: true },
  ],
})

function unexpected(complaints: readonly string[], expected: RegExp | null): string[] {
  return complaints.filter((line) => !expected?.test(line))
}

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

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by start-site.ts, which did not run`)
  return value
}
