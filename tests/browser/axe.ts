// Automated accessibility checks: WCAG 2.2 A and AA, and best practices.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { drawAgain, drawNoMore } from './drawing'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * One line per broken rule, with the elements; empty when the page passes.
 * @param only names of single rules, when the others have been checked before
 */
export async function violations(page: Page, only = ALL): Promise<string[]> {
  // What is transparent has no contrast.
  await drawAgain(page)
  // Half a megabyte of script: once per page, not once per check.
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Unlike `page.evaluate`, which wraps it, and takes three times the processor time.
    const session = await page.context().newCDPSession(page)
    await session.send('Runtime.evaluate', { expression: axe })
    await session.detach()
  }
  const results: AxeResults = await page.evaluate((runOnly) => {
    const { run } = Reflect.get(window, 'axe') as { run: (options: object) => Promise<AxeResults> }
    return run({ runOnly, resultTypes: ['violations', 'incomplete'] })
  }, only)
  await drawNoMore(page)
  // A check that threw found nothing.
  const broken = results.incomplete.filter(({ nodes }) =>
    nodes.some(({ any, all, none }) =>
      [...any, ...all, ...none].some(({ id }) => id === 'error-occurred'),
    ),
  )
  return [...results.violations, ...broken].map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}
