// A page that is translated while it is read: the browser replaces every text node with elements of its own.
import type { Page } from '@playwright/test'
import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

// React cannot hydrate a part that was already translated; it renders that part again and reports it.
test.use({ expectedComplaints: /Minified React error #418/ })

/** As Chrome does it: two nested `font` elements for each text node, and again for every text that is added. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated = new WeakSet<Node>()
    function visit(node: Node): void {
      if (node instanceof Element && node.matches('script, style, textarea, select')) return
      for (const child of Array.from(node.childNodes)) visit(child)
      if (!(node instanceof Text) || node.data.trim() === '' || translated.has(node)) return
      const text = new Text(`»${node.data}`)
      translated.add(text)
      const inner = document.createElement('font')
      inner.append(text)
      const outer = document.createElement('font')
      outer.append(inner)
      node.replaceWith(outer)
    }
    visit(document.body)
    const changes = { childList: true, subtree: true, characterData: true }
    new MutationObserver(() => visit(document.body)).observe(document.body, changes)
  })
}

test('a translated home page types its headline and counts up', async ({ page }) => {
  await page.goto('/')
  await translate(page)
  const headline = page.locator('h1 [aria-hidden]')
  const whole = '»Somebody is watching, so you don’t have to.'
  await expect(headline).not.toHaveText(whole)
  await expect(headline).toHaveText(whole, { timeout: 15_000 })
  const figures = page.getByRole('region', { name: 'Our figures' })
  await figures.scrollIntoViewIfNeeded()
  await expect(figures).not.toContainText('»2500+')
  await expect(figures).toContainText('»2500+', { timeout: 10_000 })
  await expect(page.getByText('Something went wrong')).toBeHidden()
})

test('a field of a translated page keeps the focus while its form is hydrated', async ({
  page,
}) => {
  await page.goto('/contact')
  // By now the page is hydrated, but its form is not.
  await page.getByRole('button', { name: 'Show interactive map' }).waitFor()
  await translate(page)
  const name = page.locator('#contact-page-name')
  await name.focus()
  await page.keyboard.type('Anna Bell', { delay: 100 })
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  await page.keyboard.type(' Lee')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Anna Bell Lee')
})

test('a translated page keeps text and focus from before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = page.locator('#contact-page-name')
  await name.fill('Anna Bell')
  await translate(page)
  release()
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type(' Lee')
  await expect(name).toHaveValue('Anna Bell Lee')
})

test('the chat of a translated page reopens after it was minimized', async ({ page }) => {
  await page.goto('/about')
  await translate(page)
  const bubble = page.locator('#chat-bubble')
  await bubble.click()
  await page.getByRole('button', { name: 'Minimize chat' }).click()
  await expect(bubble).toHaveText('»Continue chat')
  await bubble.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(bubble).toHaveText('')
})
