// A page embeds the styles of what it shows; the full style sheet loads at the first sign of a visitor.
import type { Page } from '@playwright/test'
import { holdRequests } from './hold-scripts'
import { expect, test } from './test'
import { unstyled } from './unstyled'
import { webFonts } from './web-fonts'

test.use({ cache: 'empty', cookies: 'unanswered' })

const sheets = (page: Page) => page.locator('link[rel="stylesheet"]').count()

// every-page.spec.ts checks each page, without motion and the cookie banner.
test('the inlined styles cover what moves, and the cookie banner @extended', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('section[aria-label="Cookies"]')).toBeAttached()
  expect(await unstyled(page)).toEqual([])
})

test('the full style sheet is loaded once, at the first interaction', async ({ page }) => {
  await page.goto('/about')
  expect(await sheets(page)).toBe(0)
  await page.mouse.move(100, 100)
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1)
  await page.mouse.move(200, 200)
  await page.keyboard.press('Tab')
  expect(await sheets(page)).toBe(1)
})

test('a page change waits for the full style sheet and keeps the old page until then @extended', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/static\/.*\.css$/)
  await page.goto('/about')
  const about = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await page.waitForTimeout(300)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about)
  release()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(about)
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1)
})

test('both web fonts are applied together, after the first paint', async ({ page }) => {
  const release = await holdRequests(page, /figtree.*\.woff2$/)
  const other = page.waitForResponse(/host-grotesk.*\.woff2$/)
  // The page's load event, and the site with it, wait for fonts requested before it.
  await page.goto('/services', { waitUntil: 'commit' })
  await (await other).finished()
  await page.waitForTimeout(300)
  expect(await webFonts(page)).toEqual([])
  release()
  await expect.poll(() => webFonts(page)).toEqual(['Figtree', 'Host Grotesk'])
})

/** URLs of the full Latin fonts, as they are requested. */
function wholeFonts(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (/-latin-.*\.woff2$/.test(request.url())) urls.push(request.url())
  })
  return urls
}

test('the rest of the Latin letters is loaded when one is typed @extended', async ({ page }) => {
  const whole = wholeFonts(page)
  await page.goto('/contact')
  await expect.poll(() => webFonts(page)).toHaveLength(2)
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  await name.fill('Jose')
  await page.waitForTimeout(300)
  expect(whole).toEqual([])
  await name.fill('José')
  await expect.poll(() => whole).toHaveLength(1)
  expect(whole[0]).toContain('figtree')
  // Also for text typed before a reload, once it is restored.
  await page.reload()
  await expect(name).toHaveValue('José')
  await expect.poll(() => whole).toHaveLength(2)
})

test('the rest of the Latin letters is loaded when an answer contains one @extended', async ({
  page,
}) => {
  const whole = wholeFonts(page)
  await page.goto('/about')
  await page.getByRole('button', { name: /chat/i }).click()
  await page.getByRole('textbox', { name: /message/i }).fill('Cual es su telefono?')
  await page.waitForTimeout(300)
  expect(whole).toEqual([])
  await page.keyboard.press('Enter')
  // The answer itself may take as long as any other expectation.
  await expect.poll(() => whole, { timeout: 15_000 }).toHaveLength(1)
})

test.describe('a web font that cannot be loaded', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('leaves its fallback in place, and the other font is applied @extended', async ({
    page,
  }) => {
    await page.route(/figtree.*\.woff2$/, (route) => route.abort())
    await page.goto('/services')
    await expect.poll(() => webFonts(page)).toEqual(['Host Grotesk'])
  })
})

test('no script, style sheet or font is requested before the first paint', async ({ page }) => {
  await page.goto('/services')
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await expect.poll(painted).toBeGreaterThan(0)
  const early = await page.evaluate(
    (at) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.(js|css|woff2)$/.test(name) && startTime < at)
        .map(({ name }) => name),
    await painted(),
  )
  expect(early).toEqual([])
})
