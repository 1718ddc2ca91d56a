// Time from the click on "Send Message" in a real browser until both mails are written.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { withDeadline } from '../../src/node/deadline'
import { openBrowser } from '../tools/open-browser'
import { startTemporarySite } from '../tools/temporary-site'
import { type BenchRow, spread } from './report'

const RUNS = 25
/** The goal of the product, in milliseconds at the median. */
const GOAL_MS = 300
const TIMEOUT_MS = 30_000

export async function clickToMail(): Promise<BenchRow[]> {
  return [await clickToMailOn('postgres'), await clickToMailOn('redis')]
}

/** The first three runs are warm-up and do not count. */
async function clickToMailOn(backend: 'postgres' | 'redis'): Promise<BenchRow> {
  const site = await startTemporarySite({ redis: backend === 'redis' })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}/contact`)
    const times: number[] = []
    for (let run = -3; run < RUNS; run++) {
      const ms = await sendOnce(page, join(site.dataDir, 'mail'))
      if (run >= 0) times.push(ms)
    }
    return {
      name: `click to mails written, queue on ${backend}`,
      unit: 'ms',
      goal: GOAL_MS,
      ...spread(times),
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function sendOnce(page: Page, mailDir: string): Promise<number> {
  const mark = Math.random().toString(36).slice(2)
  const name = page.getByLabel('Full Name')
  await name.fill('Ann Lee')
  await page.getByLabel('Email Address').fill(`ann.${mark}@example.com`)
  await page.getByLabel('Company').fill('Acme')
  await page.getByLabel('Service Needed').selectOption('cloud')
  await page.getByLabel('Message', { exact: true }).fill(`Our servers need a new home (${mark}).`)
  await page.getByLabel(/I agree to the/).check()
  const written = withDeadline(bothMails(mailDir), TIMEOUT_MS, 'both mails')
  const started = performance.now()
  await page.getByRole('button', { name: 'Send Message' }).click()
  const ms = (await written) - started
  // The mails may be written before the page receives the response and clears the form.
  await expect(name).toHaveValue('')
  return ms
}

/** Resolves to the moment at which the second finished mail appeared. */
function bothMails(dir: string): Promise<number> {
  const seen = new Set<string>()
  return new Promise((resolve) => {
    const watcher = watch(dir, (_event, name) => {
      if (name?.endsWith('.eml') && !name.startsWith('.')) seen.add(name)
      if (seen.size < 2) return
      watcher.close()
      resolve(performance.now())
    })
  })
}
