// Layers over a page when something happens without anyone closing them: navigating back, resizing the
// screen, reloading, printing.
import type { Page, Request } from '@playwright/test'
import { chat } from '../../src/content/chat'
import { twoFrames } from './frames'
import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Navigates without a page load, so that there is a history entry to go back to. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveTitle(new RegExp(name, 'i'))
}

/** As `holdScripts`, but the returned function also waits until the page has received them. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const missing = new Set<Request>()
  page.on('request', (request) => missing.add(request))
  page.on('requestfinished', (request) => missing.delete(request))
  const release = await holdScripts(page)
  return async () => {
    expect(missing.size).toBeGreaterThan(0)
    release()
    await expect.poll(() => missing.size).toBe(0)
    await twoFrames(page)
  }
}

async function goBackToAbout(page: Page): Promise<void> {
  await page.goBack()
  await expect(page).toHaveTitle(/^About/)
}

test('Cookie Settings close when Back changes the page behind them @extended', async ({ page }) => {
  await page.goto('/about')
  await follow(page, 'Careers')
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(dialog(page, 'Cookie Settings')).toBeVisible()
  await goBackToAbout(page)
  await expect(dialog(page, 'Cookie Settings')).toBeHidden()
  await expect(main(page)).toBeFocused()
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(dialog(page, 'Cookie Settings'), 'on the other page').toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the drawer closes when Back changes the page behind it @extended', async ({ page }) => {
    await page.goto('/about')
    await follow(page, 'Careers')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await goBackToAbout(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(main(page)).toBeFocused()
  })

  test('the chat is minimized when Back changes the page behind it @extended', async ({ page }) => {
    await page.goto('/about')
    await follow(page, 'Careers')
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(dialog(page, chat.name)).toBeVisible()
    await goBackToAbout(page)
    await expect(dialog(page, chat.name)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Continue chat' })).toBeVisible()
    await expect(main(page)).toBeFocused()
  })

  for (const height of [740, 360]) {
    test(`the drawer closes when the screen becomes 900 x ${height}, where the header has the menu @extended`, async ({
      page,
    }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.setViewportSize({ width: 900, height })
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }

  test('a window that is still loading is given up when the drawer opens @extended', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    const menu = page.getByRole('button', { name: 'Menu' })
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close menu' })
    const releaseBoth = await holdCode(page)
    await menu.click()
    await page.getByRole('button', { name: 'Open chat' }).click()
    await menu.click()
    await expect(page.getByText('Continue chat')).toBeVisible()
    await releaseBoth()
    await expect(close).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // By now the drawer's code is loaded.
    await page.unrouteAll()
    const releaseSettings = await holdCode(page)
    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await menu.click()
    await expect(close).toBeFocused()
    await releaseSettings()
    await expect(close).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('a button that replaces a link at hydration takes over its focus @extended', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    const menu = page.locator('[data-replay="menu"]')
    await menu.focus()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })
})

for (const [path, name, role] of [
  ['/cookies', 'policy-cookie-settings', 'Cookie Settings'],
  ['/contact', 'office-map', 'map'],
] as const) {
  test(`a button that replaces a link at hydration takes over its focus in the page: ${path} @extended`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const link = page.locator(`a[data-replay="${name}"]`)
    await link.focus()
    release()
    const taker = page.getByRole('main').getByRole('button', { name: new RegExp(role) })
    await expect(taker).toHaveAttribute('data-replay', name)
    await expect(taker).toBeFocused()
  })
}

test.describe('on a screen lower than the overlay', () => {
  test.use({ viewport: { width: 640, height: 360 } })

  for (const opener of ['Request Service', 'Cookie Settings', 'Menu']) {
    test(`the focus stays in view when it wraps around the ends: ${opener} @extended`, async ({
      page,
    }) => {
      const asked = opener === 'Request Service' ? '?form=service-request' : ''
      await page.goto(`/about${asked}`)
      if (!asked) await page.getByRole('button', { name: opener }).click()
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
      await close.focus()
      await page.keyboard.press('Shift+Tab')
      await expect(close).not.toBeFocused()
      const focused = page.getByRole('dialog').locator(':focus')
      await expect(focused).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused()
      await expect(close).toBeInViewport({ ratio: 1 })
    })
  }
})

test('a form dialog keeps the focus and Escape when a chat was open before a reload @extended', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(dialog(page, chat.name)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Request Service' }).click()
  const form = dialog(page, 'Request Service')
  await expect(form).toBeVisible()
  await page.reload()
  await expect(page.getByText('Continue chat')).toBeVisible()
  await form.getByLabel('Full Name').focus()
  for (let i = 0; i < 16; i++) {
    await page.keyboard.press('Tab')
    expect(await form.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Continue chat' }).click()
  await expect(dialog(page, chat.name)).toBeVisible()
})

test('the menu gets the focus when a form is closed whose link a turned tablet no longer shows @extended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1133, height: 744 })
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Request Service' }).press('Enter')
  await expect(dialog(page, 'Request Service')).toBeVisible()
  await page.setViewportSize({ width: 744, height: 1133 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('a window that is still loading is given up when another one opens @extended', async ({
  page,
}) => {
  await page.goto('/about')
  const request = page.getByRole('banner').getByRole('link', { name: 'Request Service' })
  await request.hover()
  await page.waitForLoadState('networkidle')
  const releaseChat = await holdCode(page)
  await page.getByRole('button', { name: 'Open chat' }).click()
  await request.click()
  const name = dialog(page, 'Request Service').getByLabel('Full Name')
  await name.fill('Ada')
  await releaseChat()
  await expect(name).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.unrouteAll()
  const releaseSettings = await holdCode(page)
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  await page.getByRole('button', { name: 'Continue chat' }).click()
  await expect(page.getByLabel('Your message')).toBeFocused()
  await releaseSettings()
  await expect(page.getByLabel('Your message')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('a form that is still loading does not open over what the visitor goes on typing, nor after Escape', async ({
  page,
}) => {
  await page.goto('/contact')
  const message = page.locator('#contact-page').getByLabel('Message', { exact: true })
  await message.fill('The printer ')
  await page.waitForLoadState('networkidle')
  const release = await holdCode(page)
  const request = page.getByRole('banner').getByRole('link', { name: 'Request Service' })
  await request.click()
  await expect(page).toHaveURL(/form=service-request/)
  await message.focus()
  await message.press('End')
  await page.keyboard.type('is broken')
  await expect(page).toHaveURL('/contact')
  await request.click()
  await expect(page).toHaveURL(/form=service-request/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/contact')
  await release()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(message).toHaveValue('The printer is broken')
})

test('the end of the footer is clear of the button that goes on with a chat @extended', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('button', { name: 'Minimize' }).click()
  await expect(page.getByRole('button', { name: 'Continue chat' })).toBeVisible()
  for (const width of [768, 1024, 1280, 1400, 1576, 1920]) {
    await page.setViewportSize({ width, height: 720 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page
      .getByRole('button', { name: 'Cookie Settings' })
      .click({ trial: true, timeout: 3_000 })
  }
})

test('an open form dialog is printed in the page and covers nothing @extended', async ({
  page,
}) => {
  await page.goto('/terms')
  await page.getByRole('banner').getByRole('link', { name: 'Request Service' }).click()
  const form = dialog(page, 'Request Service')
  await expect(form).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
  const title = page.getByRole('heading', { level: 1, includeHidden: true })
  const [above, below] = [await form.boundingBox(), await title.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
})

test.describe('behind a form dialog that its URL opens', () => {
  test.use({ cookies: 'unanswered' })

  test('the cookie banner and the chat are hidden from screen readers', async ({ page }) => {
    await page.goto('/?form=contact')
    const question = page.getByRole('region', { name: 'Cookies', includeHidden: true })
    const bubble = page.getByRole('button', { name: 'Open chat', includeHidden: true })
    await expect(question).toBeVisible()
    await expect(bubble).toBeVisible()
    await expect(dialog(page, 'Get in Touch')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open chat' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  })
})
