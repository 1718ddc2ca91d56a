// Every route as Lighthouse sees it from a middling phone: its mobile defaults, three runs, medians.
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumArgs } from '../chromium-args'
import { ensureChromium } from '../ensure-chromium'
import { freePort } from '../ports'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

export interface Audit {
  /** 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>
  /** Milliseconds, but for CLS, which has no unit. */
  times: Record<keyof typeof TIMES, number>
  /** Names of the audits that cost points. */
  lost: string[]
}

export interface Auditor {
  audit(url: string): Promise<Audit>
  close(): Promise<void>
}

/** A browser of its own, driven over a port. */
export async function openAuditor(): Promise<Auditor> {
  const port = await freePort()
  const browser: Browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  })
  return {
    audit: (url) => auditOnce(url, port),
    close: () => browser.close(),
  }
}

async function auditOnce(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  })
  const report = result?.lhr
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse could not judge ${url}: ${report?.runtimeError?.message}`)
  }
  const scores = CATEGORIES.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)])
  const times = Object.entries(TIMES).map(([name, id]) => [name, report.audits[id]?.numericValue])
  const weighed = CATEGORIES.flatMap((id) => report.categories[id]?.auditRefs ?? [])
  const lost = weighed
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
  return { scores: Object.fromEntries(scores), times: Object.fromEntries(times), lost }
}
