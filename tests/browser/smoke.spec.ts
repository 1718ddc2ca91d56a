// The least that must work: the home page arrives, complete and without a complaint.
import { expect, test } from './test'

test('the home page has one main heading', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})
