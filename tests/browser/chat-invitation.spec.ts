// The invitation to chat, and the place of the bubble and the window beside the cookie banner.
import type { Page } from '@playwright/test'
import { chat } from '../../src/content/chat'
import { violations } from './axe'
import { answerWith, bubble, line, log, open, PATH, panel, say } from './chat-window'
import { expect, test } from './test'

// Without animations: elements that are fading in have too little contrast.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const invitation = (page: Page) => page.getByText(chat.invitation.title)

test.describe('the invitation', () => {
  test('appears after 30 seconds, and Chat now opens the window', async ({ page }) => {
    const from = Date.now()
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    // The wait began at some time until now.
    const loadedAfter = Date.now() - from
    await page.clock.pauseAt(from + 29_500)
    await expect(invitation(page)).toBeHidden()
    await page.clock.runFor(500 + loadedAfter + 500)
    await expect(invitation(page)).toBeVisible()
    await page.clock.resume()
    // Its styles are not in the page, and nothing has been touched that would load them.
    await expect(page.locator('#chat-invitation')).toHaveCSS('position', 'fixed')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Chat now' }).click()
    await expect(line(page)).toBeFocused()
    await expect(invitation(page)).toBeHidden()
  })

  test('counts the time that the chat takes to come', async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await page.clock.fastForward(31_000)
    await expect(bubble(page)).toBeVisible()
    await page.clock.runFor(100)
    await expect(invitation(page)).toBeVisible()
  })

  test('waits until an open dialog is closed @extended', async ({ page }) => {
    await page.clock.install()
    await page.goto(`${PATH}?form=service-request`)
    await bubble(page).waitFor({ state: 'attached' })
    await page.clock.runFor(31_000)
    const dialog = page.getByRole('dialog', { name: 'Request Service' })
    await expect(dialog).toBeVisible()
    await expect(page.locator('#chat-invitation')).toHaveText('')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await page.clock.runFor(2_500)
    await expect(invitation(page)).toBeVisible()
  })

  test('waits for a screen that is high enough for it and the page, and leaves one that is not @extended', async ({
    page,
  }) => {
    const low = { width: 640, height: 320 }
    await page.setViewportSize(low)
    await page.clock.install()
    await page.goto('/contact')
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    await expect(page.locator('#chat-invitation')).toHaveText('')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.clock.runFor(2_500)
    await expect(invitation(page)).toBeVisible()
    const { y = 0 } = (await page.locator('#chat-invitation').boundingBox()) ?? {}
    const field = page.locator('#contact-page-company')
    await field.evaluate((input) => {
      scrollTo({ top: 0, behavior: 'instant' })
      input.focus()
    })
    const box = await field.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(y)
    // The phone is turned.
    await page.setViewportSize(low)
    await expect(invitation(page)).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px')
  })

  test('leaves the last links of a page and the way back to its top uncovered when they have the focus @extended', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    const invited = page.locator('#chat-invitation')
    await expect(invited).toHaveCSS('position', 'fixed')
    const { y: top = 0 } = (await invited.boundingBox()) ?? {}
    const links = page.getByRole('contentinfo').getByRole('link')
    const last = (await links.count()) - 1
    const up = page.getByRole('button', { name: 'Back to top' })
    for (const each of [links.nth(last - 1), links.nth(last), up]) {
      await each.focus()
      const { y = 0, height = 0 } = (await each.boundingBox()) ?? {}
      expect(y + height).toBeLessThan(top)
    }
  })

  test('does not reappear on any page after Maybe later @extended', async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Maybe later' }).click()
    await expect(invitation(page)).toBeHidden()
    await expect(bubble(page)).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('chatbot_dismissed'))).toBe('true')
    await page.goto('/contact')
    await bubble(page).waitFor()
    await page.clock.runFor(61_000)
    await expect(invitation(page)).toBeHidden()
  })

  test('does not appear once another tab has declined it @extended', async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(20_000)
    await page.evaluate(() => localStorage.setItem('chatbot_dismissed', 'true'))
    await page.clock.runFor(20_000)
    await expect(page.locator('#chat-invitation')).toHaveText('')
  })

  test('goes once another tab has declined it, and leaves the focus on the bubble @extended', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Maybe later' }).focus()
    const other = await context.newPage()
    await other.goto('/sitemap')
    await other.evaluate(() => localStorage.setItem('chatbot_dismissed', 'true'))
    await expect(invitation(page)).toBeHidden()
    await expect(bubble(page)).toBeFocused()
  })

  test('does not appear after the chat was opened @extended', async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).click()
    await expect(panel(page)).toBeVisible()
    await bubble(page).click()
    await expect(panel(page)).toBeHidden()
    await page.clock.runFor(61_000)
    await expect(page.locator('#chat-invitation')).toHaveText('')
  })

  test('appears once where storage is blocked, and the chat works there @extended', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Maybe later' }).click()
    await page.clock.runFor(61_000)
    await expect(invitation(page)).toBeHidden()
    await answerWith(page, '<p>Hi.</p>')
    await bubble(page).click()
    await say(page, 'Hello')
    await expect(log(page)).toContainText('Hi.')
    await panel(page).getByRole('button', { name: 'Close chat' }).click()
    await bubble(page).click()
    await expect(log(page)).toContainText('Hi.')
    await bubble(page).click()
    await page.clock.runFor(61_000)
    await expect(invitation(page)).toBeHidden()
  })
})

test.describe('with the cookie banner open', () => {
  test.use({ cookies: 'unanswered', drawn: true })

  test('bubble, window and scroll-to-top button do not overlap, and closed they cover no text @extended', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page)
    await page.evaluate(() => window.scrollTo(0, 800))
    const parts = [
      page.getByRole('region', { name: 'Cookies' }),
      page.getByRole('button', { name: 'Back to top' }),
      bubble(page),
      panel(page),
    ]
    const boxes = await Promise.all(parts.map(async (part) => part.boundingBox()))
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        if (!a || !b) throw new Error('a part is not shown')
        const apart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y
        expect([index, apart]).toEqual([index, true])
      }
    }
    expect((await panel(page).boundingBox())?.width).toBe(350)
    await panel(page).getByRole('button', { name: 'Close chat' }).click()
    await expect(panel(page)).toBeHidden()
    const edge = await page.getByRole('main').evaluate((main) => {
      const texts = Array.from(main.querySelectorAll('h2, h3, p, li'))
      return Math.max(...texts.map((text) => text.getBoundingClientRect().right))
    })
    expect(edge).toBeGreaterThan(1_200)
    for (const part of [bubble(page), page.getByRole('button', { name: 'Back to top' })]) {
      expect((await part.boundingBox())?.x).toBeGreaterThanOrEqual(edge)
    }
  })
})

test.describe('on a phone with the cookie banner open', () => {
  test.use({ cookies: 'unanswered', drawn: true, viewport: { width: 360, height: 640 } })

  test('bubble and invitation appear above the banner, and all three can be used @extended', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await bubble(page).click({ trial: true })
    await page.clock.runFor(31_000)
    await expect(invitation(page)).toBeVisible()
    for (const name of ['Chat now', 'Maybe later', 'Reject all', 'Accept all']) {
      await page.getByRole('button', { name }).click({ trial: true })
    }
    await banner.getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('button', { name: 'Maybe later' }).click()
    await expect(invitation(page)).toBeHidden()
  })

  for (const { kind, ...size } of [
    { kind: 'low', width: 667, height: 500 },
    { kind: 'small', width: 320, height: 568 },
  ]) {
    test(`on a ${kind} screen the invitation waits until the banner is closed @extended`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.clock.install()
      await page.goto('/')
      await bubble(page).waitFor()
      await page.clock.runFor(33_000)
      await expect(page.locator('#chat-invitation')).toHaveText('')
      await page.getByRole('button', { name: 'Reject all' }).click()
      await page.clock.runFor(2_500)
      await expect(invitation(page)).toBeVisible()
      const box = await page.locator('#chat-invitation').boundingBox()
      expect(box?.y).toBeGreaterThan(0)
    })
  }
})
