// WCAG 2.2 AA as far as a machine can tell, on every page and in the states of the form.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, test } from './test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const results: AxeResults = await page.evaluate(() => {
    const { run } = Reflect.get(window, 'axe') as { run: (options: object) => Promise<AxeResults> }
    return run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
  })
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of 404/ })

for (const path of ['/', '/contact', '/no-such-page']) {
  for (const width of [360, 1280]) {
    test(`${path} at ${width} px has no violation`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      expect(await violations(page)).toEqual([])
    })
  }
}

test('the form with its errors has no violation', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('#contact-page').getByRole('alert')).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('the open drawer has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test.describe('the question about cookies', () => {
  test.use({ cookies: 'unanswered' })

  for (const width of [360, 1280]) {
    test(`and its settings at ${width} px have no violation`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const question = page.getByRole('region', { name: 'Cookies' })
      await expect(question).toBeVisible()
      expect(await violations(page)).toEqual([])
      await question.getByRole('button', { name: 'Cookie Settings' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  }
})

test('the solid header has no violation', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 700))
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true')
  await page.getByRole('button', { name: 'Show all services' }).click()
  expect(await violations(page)).toEqual([])
})
