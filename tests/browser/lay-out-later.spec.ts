// What is far below the fold is laid out once the site runs (src/renderer/lay-out-later.ts).
import type { Page } from '@playwright/test'
import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

// Chromium finds out in a frame what is near.
test.use({ drawn: true })

/** Parts of the page that are left for later. */
const later = (page: Page) => page.locator('[style*="content-visibility"]')

test('what is far below the fold is laid out once the site runs, and nothing above it moves', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(later(page)).toHaveCount(3)
  const isLaidOut = () =>
    footer
      .getByRole('link', { name: 'Careers' })
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  release()
  await expect(later(page)).toHaveCount(0)
  expect(await isLaidOut()).toBe(true)
  expect(await heading.boundingBox()).toEqual(before)
})

test('who scrolls to the end before the site runs sees it all', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/about')
  await expect(later(page)).toHaveCount(3)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect(footer.getByRole('link', { name: 'Careers' })).toBeInViewport()
})

test('a page that opens at an anchor, or is loaded again, is laid out as a whole at once', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/about#careers')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeAttached()
  expect(await later(page).count()).toBe(0)
  await page.goto('/services')
  await expect(later(page)).not.toHaveCount(0)
  await page.reload({ waitUntil: 'commit' })
  await expect(footer).toBeAttached()
  expect(await later(page).count()).toBe(0)
})
