// What other browsers do, or lack.
import type { Locator } from '@playwright/test'
import { expect, test } from './test'

/** Presses a key that an input method uses up. Safari tells it after the end of the composition. */
const pressInComposition = (field: Locator, key: string) =>
  field.evaluate((element, pressed) => {
    const options = { key: pressed, keyCode: 229, bubbles: true, cancelable: true }
    element.dispatchEvent(new KeyboardEvent('keydown', options))
  }, key)

test('Safari’s Enter that picks a word of an input method sends no message', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open chat' }).click()
  const line = page.getByLabel('Your message')
  await line.fill('ネットワーク')
  await pressInComposition(line, 'Enter')
  await expect(page.getByText('You:')).toHaveCount(0)
  await expect(line).toHaveValue('ネットワーク')
})
