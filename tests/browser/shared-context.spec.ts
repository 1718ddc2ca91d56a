// Tests share a browser context (shared-context.ts), but nothing that one of them leaves behind.
import type { BrowserContext } from '@playwright/test'
import { drawAgain } from './drawing'
import { expect, test } from './test'

test.describe('a test', () => {
  test.describe.configure({ mode: 'serial' })

  let before: BrowserContext

  test('may store what it likes @extended', async ({ page, context, site }) => {
    before = context
    await page.goto('/about')
    await page.evaluate(() => {
      localStorage.setItem('left', 'behind')
      sessionStorage.setItem('left', 'behind')
    })
    await context.addCookies([{ name: 'left', value: 'behind', url: site.url }])
    await context.newPage()
  })

  test('finds nothing of an earlier one @extended', async ({ page, context }) => {
    expect(context).toBe(before)
    // The second keeps the context alive.
    expect(context.pages()).toHaveLength(2)
    await page.goto('/about')
    const kept = () => [localStorage.length, sessionStorage.getItem('left'), document.cookie]
    expect(await page.evaluate(kept)).toEqual([0, null, expect.not.stringContaining('left')])
    await page.clock.setFixedTime(0)
    expect(await page.evaluate(() => Date.now())).toBe(0)
  })

  test('gets another context after one that changed its for good @extended', async ({
    page,
    context,
  }) => {
    expect(context).not.toBe(before)
    await page.goto('/about')
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(0)
  })

  test.describe('with an option of its own', () => {
    test.use({ timezoneId: 'Asia/Tokyo' })

    test('gets a context that has it @extended', async ({ page }) => {
      await page.goto('/about')
      expect(await page.evaluate(() => new Date().getTimezoneOffset())).toBe(-9 * 60)
    })
  })

  test.describe('with another one', () => {
    test.use({ reducedMotion: 'reduce' })

    test('gets a context that has that @extended', async ({ page }) => {
      await page.goto('/about')
      const reduced = '(prefers-reduced-motion: reduce)'
      expect(await page.evaluate((query) => matchMedia(query).matches, reduced)).toBe(true)
    })
  })

  test('sees how much of the screen the cookie banner covers, drawn or not @extended', async ({
    page,
    context,
  }) => {
    await context.clearCookies()
    await page.goto('/about')
    const inset = () =>
      page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
      )
    await expect.poll(inset).toBeGreaterThan(50)
    await drawAgain(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('1')
    expect(await inset()).toBeGreaterThan(50)
  })
})
