// Runs Lighthouse with its mobile defaults, a mid-range phone, and reads its report.
import { type Browser, chromium } from '@playwright/test'
import { freePort } from '../processes/ports'
import { chromiumArgs } from '../tools/chromium-args'
import { ensureChromium } from '../tools/ensure-chromium'
import {
  ensureLighthouse,
  type Lighthouse,
  type LighthouseReport,
} from '../tools/ensure-lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

export interface Audit {
  /** 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>
  /** In milliseconds, except CLS, which has no unit. */
  times: Record<keyof typeof TIMES, number>
  /** Names of the audits that cost points. */
  lost: string[]
  /** Lighthouse's index of this machine's speed while it ran; under 1,000 it calls the machine slow. */
  machine: number
}

interface Auditor {
  audit(url: string): Promise<Audit>
  close(): Promise<void>
}

/** Launches a separate browser, driven over a debugging port. */
export async function openAuditor(): Promise<Auditor> {
  const lighthouse = await ensureLighthouse()
  const port = await freePort()
  const browser: Browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  })
  return {
    audit: async (url) => auditOf(await reportOn(url, port, lighthouse)),
    close: () => browser.close(),
  }
}

/** Occasionally Chromium's trace lacks its beginning (NO_NAVSTART); the next one has it. */
const TRIES = 3

async function reportOn(
  url: string,
  port: number,
  lighthouse: Lighthouse,
): Promise<LighthouseReport> {
  let problem = ''
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const onlyCategories = [...CATEGORIES]
    const report = (await lighthouse(url, { port, logLevel: 'silent', onlyCategories }))?.lhr
    if (report && !report.runtimeError) return report
    problem = report?.runtimeError?.message ?? 'no report'
  }
  throw new Error(`Lighthouse could not judge ${url}: ${problem}`)
}

function auditOf(report: LighthouseReport): Audit {
  const scores = CATEGORIES.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)])
  const times = Object.entries(TIMES).map(([name, id]) => [name, report.audits[id]?.numericValue])
  const weighed = CATEGORIES.flatMap((id) => report.categories[id]?.auditRefs ?? [])
  const lost = weighed
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
  return {
    scores: Object.fromEntries(scores),
    times: Object.fromEntries(times),
    lost,
    machine: report.environment.benchmarkIndex,
  }
}
