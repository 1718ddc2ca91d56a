// WCAG 2.2 AA, as far as a tool can check it: every page, dialog, menu, tab and error.
import { violations } from './axe'
import { dialogs, missing, paths } from './paths'
import { expect, test } from './test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of 404/ })

for (const path of [...paths, ...missing, ...dialogs]) {
  test(`${path} has no accessibility violation at 360 and 1280 px, nor in forced colors`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    if (path.includes('?form=')) await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await violations(page)).toEqual([])
    // With forced colors only the colors change, so only contrast is checked.
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await violations(page, ['color-contrast'])).toEqual([])
  })
}

test('prefers-contrast: more gives secondary text the color of body text, and visible borders', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/about')
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  const card = page.locator('#values-title').locator('xpath=ancestor::section').locator('ul')
  const paragraph = card.locator('p').first()
  const text = await style('body', 'color')
  expect(await paragraph.evaluate((element) => getComputedStyle(element).color)).toBe(text)
  await page.goto('/contact')
  const edge = await style('#contact-page input[type="email"]', 'border-top-color')
  await page.goto('/')
  const lines = page.locator('section[aria-labelledby="services-title"] ul')
  expect(await lines.evaluate((list) => getComputedStyle(list).borderTopColor)).toBe(edge)
  expect(await violations(page)).toEqual([])
})

for (const path of dialogs) {
  test(`${path} has no accessibility violation while its form shows errors`, async ({ page }) => {
    await page.goto(path)
    const dialog = page.getByRole('dialog')
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    expect(await violations(page)).toEqual([])
  })
}

for (const tab of ['Blog', 'Case Studies', 'FAQ']) {
  test(`the tab ${tab} of /resources has no accessibility violation with everything expanded`, async ({
    page,
  }) => {
    await page.goto('/resources')
    await page.getByRole('tab', { name: tab }).click()
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await violations(page)).toEqual([])
  })
}

test('a service page has no accessibility violation with its process expanded', async ({
  page,
}) => {
  await page.goto('/services/cloud-solutions')
  await page.locator('summary').filter({ hasText: 'Our Process' }).click()
  expect(await violations(page)).toEqual([])
})

test('the contact form has no accessibility violation while it shows errors', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('#contact-page').getByRole('alert')).toBeFocused()
  expect(await violations(page)).toEqual([])
})

for (const width of [360, 1280]) {
  test(`a form dialog has no accessibility violation at ${width} px while it shows errors`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about?form=service-request')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Close' }).waitFor()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Request Service' }).click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    expect(await violations(page)).toEqual([])
  })
}

test('the open drawer has no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test.describe('the cookie banner', () => {
  test.use({ cookies: 'unanswered' })

  for (const width of [360, 1280]) {
    test(`and Cookie Settings have no accessibility violation at ${width} px`, async ({ page }) => {
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

test('the solid header has no accessibility violation', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 700))
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true')
  await page.getByRole('button', { name: 'Show all services' }).click()
  expect(await violations(page)).toEqual([])
})
