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

test('a key that scrolls to the end before the site runs gets there at once', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/about')
  await expect(later(page)).toHaveCount(3)
  await page.keyboard.press('End')
  await expect(later(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport()
})

test('a link that gets the focus before the site runs stays on the screen', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/about')
  await expect(later(page)).toHaveCount(3)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  // As a screen reader sets it, without a key.
  await link.focus()
  await expect(later(page)).toHaveCount(0)
  await expect(link).toBeInViewport()
})

test('what is below the fold still waits to be revealed', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  await expect(later(page)).toHaveCount(0)
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(4)
})

test('a page that opens at an anchor or a text, or is loaded again, is laid out as a whole at once', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/about#careers')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeAttached()
  expect(await later(page).count()).toBe(0)
  await page.goto('/careers#:~:text=Terms')
  await expect(footer).toBeAttached()
  expect(await later(page).count()).toBe(0)
  await page.goto('/services')
  await expect(later(page)).not.toHaveCount(0)
  await page.reload()
  await expect(footer).toBeAttached()
  expect(await later(page).count()).toBe(0)
})
