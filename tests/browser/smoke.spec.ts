// The least that must work: the home page arrives, complete and without a complaint.
import { expect, test } from './test'

test('the home page has one main heading', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('once the site runs, an error tells again where it was made', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  expect(await page.evaluate(() => new Error('late').stack)).toMatch(/\n\s+at /)
})

for (const path of ['/', '/contact', '/case-studies', '/services/web-design']) {
  test(`${path} runs after a handful of files, not one for each part of it`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(10)
  })
}
