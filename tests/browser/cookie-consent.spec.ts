// The cookie banner, and Cookie Settings.
import type { Page } from '@playwright/test'
import { cookiePolicyRevision, optionalCookies } from '../../src/content/cookie-policy'
import { wrap } from './alter'
import { twoFrames } from './frames'
import { layoutShift, watchLayoutShift } from './layout-shift'
import { expect, test } from './test'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie Settings' })

const answers = [
  { name: 'Accept all', stored: 'preference.analytics.marketing' },
  { name: 'Reject all', stored: '' },
]

async function storedChoice(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'cookie_choice')
}

/** Runs in the page: how many of three points of the button nothing else covers. */
function shownPoints(button: Element): number {
  const { x, y, width, height } = button.getBoundingClientRect()
  const points = [0.3, 0.5, 0.7].map((part) => [x + width * part, y + height * part] as const)
  return points.filter((point) => button.contains(document.elementFromPoint(...point))).length
}

test.describe('the cookie banner on a first visit', () => {
  test.use({ cookies: 'unanswered', drawn: true })

  for (const { name, stored } of answers) {
    test(`stores the answer to ${name} for six months and does not return`, async ({ page }) => {
      await page.goto('/')
      await banner(page).getByRole('button', { name }).click()
      await expect(banner(page)).toBeHidden()
      // The button that was pressed is gone.
      await expect(page.getByRole('main')).toBeFocused()
      const cookie = await storedChoice(page)
      expect(cookie?.value).toMatch(
        new RegExp(`^${cookiePolicyRevision}~\\d{4}-\\d\\d-\\d\\d~${stored}$`),
      )
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400
      expect(Math.round(days)).toBe(182)
      await page.goto('/contact')
      await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
      await expect(banner(page)).toBeHidden()
    })
  }

  test('leaves the focus in a field if answered without taking it, as in Safari @extended', async ({
    page,
  }) => {
    await page.goto('/contact')
    const name = page.locator('#contact-page').getByLabel('Full Name')
    const reject = banner(page).getByRole('button', { name: 'Reject all' })
    await reject.waitFor()
    await name.focus()
    await reject.evaluate((button: HTMLElement) => button.click())
    await expect(banner(page)).toBeHidden()
    await twoFrames(page)
    await expect(name).toBeFocused()
  })

  test('shows Accept all and Reject all in the same style and size @extended', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/contact')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const [accept, reject] = await Promise.all(
        ['Accept all', 'Reject all'].map((name) =>
          banner(page)
            .getByRole('button', { name })
            .evaluate((button) => {
              const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
              const { width, height, top } = button.getBoundingClientRect()
              const look = { color, backgroundColor, borderColor, fontWeight, height, top }
              return { look, width }
            }),
        ),
      )
      expect(accept?.look).toEqual(reject?.look)
      expect(Math.abs((accept?.width ?? 0) - (reject?.width ?? 0))).toBeLessThan(4)
    }
  })

  test('does not cover the first buttons of the home page on a phone, fits into one row in landscape, and at 400% zoom shows its first line and both answers @extended', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    for (const [width, height] of [
      [360, 740],
      [375, 667],
    ] as const) {
      await test.step(`at ${width} by ${height} px`, async () => {
        await page.setViewportSize({ width, height })
        for (const name of ['Explore Services', 'Get in Touch']) {
          // A trial click fails if any other element would receive it.
          await page
            .getByRole('main')
            .getByText(name, { exact: true })
            .first()
            .click({ trial: true })
        }
        expect(await page.evaluate(() => scrollY)).toBe(0)
        const [top, bottom] = await Promise.all([
          banner(page).evaluate((section) => section.getBoundingClientRect().top),
          page
            .getByText('Get in Touch')
            .first()
            .evaluate((link) => link.getBoundingClientRect().bottom),
        ])
        expect(bottom).toBeLessThan(top)
      })
    }
    await test.step('fits into one row without scrolling on a phone in landscape', async () => {
      await page.setViewportSize({ width: 740, height: 360 })
      const { high, cut } = await banner(page).evaluate((section) => ({
        high: section.clientHeight,
        cut: section.scrollHeight - section.clientHeight,
      }))
      expect(high).toBeLessThan(80)
      expect(cut).toBe(0)
    })
    await test.step('at 400% zoom shows its first line and both answers', async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      for (const name of ['Accept all', 'Reject all']) {
        await expect(banner(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      }
      await expect(banner(page).getByText('This site keeps')).toBeInViewport({ ratio: 0.2 })
    })
    await test.step('and leaves the menu, the chat and the way back to the top in view', async () => {
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      for (const [width, height] of [
        [320, 256],
        // A laptop's window.
        [341, 162],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const name of ['Menu', 'Open chat', 'Back to top']) {
          // The buttons at the bottom glide into their places.
          const shown = () => page.getByRole('button', { name }).evaluate(shownPoints)
          await expect
            .poll(shown, { message: `${name} at ${width} x ${height}` })
            .toBeGreaterThan(0)
        }
      }
    })
  })

  test('comes right after the skip link in the tab order', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('button', { name: 'Reject all' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('never covers the focused element, also once a phone is turned', async ({ page }) => {
    // Without smooth scrolling, so that each position is final.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 640, height: 360 })
    await page.goto('/contact')
    await expect(banner(page)).toBeVisible()
    await page.setViewportSize({ width: 360, height: 640 })
    await twoFrames(page)
    const edge = (await banner(page).boundingBox())?.y ?? 0
    let inPage = 0
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const fixed = element.closest('header, section[aria-label="Cookies"]')
        const name = `${element.tagName} ${element.textContent?.slice(0, 30)}`
        return { name, fixed: fixed !== null, top: element.getBoundingClientRect().top }
      })
      if (!focused || focused.fixed) continue
      inPage += 1
      expect(focused.top, focused.name).toBeLessThan(edge - 10)
    }
    expect(inPage).toBeGreaterThan(30)
  })

  test('does not cover the end of the page once that is scrolled to @extended', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })
    const [bottom, edge] = await Promise.all([
      last.evaluate((link) => link.getBoundingClientRect().bottom),
      banner(page).evaluate((section) => section.getBoundingClientRect().top),
    ])
    expect(bottom).toBeLessThan(edge)
  })

  for (const width of [360, 1280]) {
    test(`shifts no layout and is not the largest contentful paint at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await watchLayoutShift(page)
      await page.addInitScript(() => {
        const largest: boolean[] = []
        Reflect.set(window, 'largest', largest)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const element: Element | null = Reflect.get(entry, 'element')
            largest.push(Boolean(element?.closest('section[aria-label="Cookies"]')))
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      await page.goto('/')
      await expect(banner(page)).toBeVisible()
      await page.waitForTimeout(600)
      const largest = await page.evaluate(() => Reflect.get(window, 'largest'))
      expect(largest.length).toBeGreaterThan(0)
      expect(largest).not.toContain(true)
      // A banner that pushed the page would shift it by 0.2; on a busy machine the fonts alone cause 0.03.
      expect(await layoutShift(page)).toBeLessThan(0.05)
    })
  }

  test('Cookie Settings start with every optional category off and store what is chosen', async ({
    page,
  }) => {
    await page.goto('/contact')
    await banner(page).getByRole('button', { name: 'Cookie Settings' }).click()
    const dialog = settings(page)
    await expect(dialog.getByText('Always on')).toBeVisible()
    for (const { title, text } of optionalCookies) {
      const checkbox = dialog.getByRole('checkbox', { name: title })
      await expect(checkbox).not.toBeChecked()
      await expect(checkbox).toHaveAccessibleDescription(text)
    }
    await expect(dialog.getByRole('checkbox', { name: 'Preference' })).toBeFocused()
    await dialog.getByRole('checkbox', { name: 'Analytics' }).check()
    await dialog.getByRole('button', { name: 'Save my choice' }).click()
    await expect(dialog).toBeHidden()
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect((await storedChoice(page))?.value).toMatch(/~analytics$/)
    await page.reload()
    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
  })

  for (const { name, stored } of answers) {
    test(`${name} in Cookie Settings stores that answer @extended`, async ({ page }) => {
      await page.goto('/contact')
      await banner(page).getByRole('button', { name: 'Cookie Settings' }).click()
      await settings(page).getByRole('checkbox', { name: 'Analytics' }).check()
      await settings(page).getByRole('button', { name }).click()
      await expect(settings(page)).toBeHidden()
      await expect(banner(page)).toBeHidden()
      expect((await storedChoice(page))?.value).toMatch(new RegExp(`~${stored}$`))
    })
  }

  test('closing Cookie Settings without an answer leaves the banner and stores nothing', async ({
    page,
  }) => {
    await page.goto('/contact')
    const trigger = banner(page).getByRole('button', { name: 'Cookie Settings' })
    await trigger.click()
    await settings(page).getByRole('checkbox', { name: 'Marketing' }).check()
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    await expect(trigger).toBeFocused()
    expect(await storedChoice(page)).toBeUndefined()
  })

  test('Global Privacy Control counts as a refusal: no banner is shown, and Cookie Settings say so', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await expect(settings(page)).toBeFocused()
    await expect(settings(page).getByText('Global Privacy Control')).toBeInViewport({ ratio: 1 })
    await expect(settings(page)).not.toContainText('change it')
    // From the dialog itself, as from its first control, Shift+Tab leads to its last one.
    await page.keyboard.press('Shift+Tab')
    await expect(settings(page).getByRole('button', { name: 'Close' }).last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(settings(page).getByRole('button', { name: 'Close' }).first()).toBeFocused()
    await expect(settings(page).getByRole('checkbox')).toHaveCount(0)
    await expect(settings(page).getByText('Off', { exact: true })).toHaveCount(3)
    await expect(banner(page)).toHaveCount(0)
    expect(await storedChoice(page)).toBeUndefined()
  })

  test('Global Privacy Control overrides an earlier answer, also when the visitor comes back to the tab @extended', async ({
    page,
    context,
    site,
  }) => {
    const value = `${cookiePolicyRevision}~2026-01-01~analytics`
    await context.addCookies([{ name: 'cookie_choice', value, url: site.url }])
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await page.goto('/contact')
    const trigger = page.getByRole('button', { name: 'Cookie Settings' })
    await trigger.waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await trigger.click()
    await expect(settings(page).getByText('Off', { exact: true })).toHaveCount(3)
    await expect(settings(page).getByRole('checkbox')).toHaveCount(0)
  })

  test.describe('that an extension has wrapped', () => {
    test.use({ expectedComplaints: /NotFoundError/ })

    test('goes away with an answer, and Cookie Settings open after that @extended', async ({
      page,
    }) => {
      await page.goto('/about')
      await banner(page).evaluate(wrap)
      const trigger = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })
      await trigger.click()
      await settings(page).getByRole('button', { name: 'Reject all' }).click()
      await expect(banner(page)).toHaveCount(0)
      await trigger.click()
      await expect(settings(page)).toBeVisible()
    })
  })

  test('a browser that blocks cookies shows the banner once per visit, not on every page @extended', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
    })
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
    await expect(page).toHaveURL(/sitemap/)
    await expect(banner(page)).toBeHidden()
  })
})

test('an answer in one window takes the banner away in another at once, and the focus that was in it goes to the page', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  const other = await context.newPage()
  await Promise.all([page.goto('/about'), other.goto('/contact')])
  await banner(other).getByRole('button', { name: 'Accept all' }).focus()
  await banner(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(banner(other)).toBeHidden()
  await expect(other.getByRole('main')).toBeFocused()
})

test('open Cookie Settings follow an answer from another window, and saving them does not undo it', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await Promise.all([page.goto('/about'), other.goto('/contact')])
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Cookie Settings' }).click()
  }
  const changed = settings(other).getByLabel('Marketing')
  await changed.check()
  await settings(page).getByLabel('Analytics').check()
  await settings(page).getByRole('button', { name: 'Save my choice' }).click()
  await expect(settings(other).getByLabel('Analytics')).toBeChecked()
  await expect(changed).not.toBeChecked()
  await expect(changed).toBeFocused()
  await settings(other).getByLabel('Preference').check()
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await settings(other).getByRole('button', { name: 'Save my choice' }).click()
  await expect(settings(other)).toBeHidden()
  expect((await storedChoice(other))?.value).toMatch(/~preference\.analytics$/)
})

test('an answer in one tab applies to another tab once that becomes visible, in a browser without the Cookie Store API @extended', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.addInitScript(() => {
      Object.defineProperty(window, 'cookieStore', { value: undefined })
    })
  }
  await Promise.all([page.goto('/about'), other.goto('/contact')])
  await expect(banner(other)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(banner(page)).toBeHidden()
  await banner(other).getByRole('button', { name: 'Accept all' }).focus()
  await other.bringToFront()
  // A browser under automation treats every tab as being in front. Switching tabs may also be faster than Chromium,
  // which writes cookies in a separate process, is at announcing the change.
  await expect(async () => {
    await other.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(banner(other)).toBeHidden({ timeout: 200 })
  }).toPass()
  // The button that had the focus is gone.
  await expect(other.getByRole('main')).toBeFocused()
  await other.getByRole('button', { name: 'Cookie Settings' }).click()
  await settings(other).getByLabel('Analytics').check()
  await settings(other).getByRole('button', { name: 'Save my choice' }).click()
  await expect(settings(other)).toBeHidden()
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(settings(page).getByLabel('Analytics')).toBeChecked()
})

test('a page without access to cookies runs, shows the banner and remembers the answer while it is open @extended', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await banner(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(banner(page)).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('link', { name: 'Careers' }).first().click()
  await expect(page).toHaveURL('/careers')
  await expect(banner(page)).toBeHidden()
})

test('an answer to an earlier revision of the policy shows the banner again @extended', async ({
  page,
  context,
  site,
}) => {
  const value = '2024-01-01~2024-02-02~analytics'
  await context.addCookies([{ name: 'cookie_choice', value, url: site.url }])
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
})

test('the footer opens Cookie Settings after an answer, all answers in view on a phone, and gets the focus back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const trigger = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })
  await trigger.click()
  await expect(settings(page)).toBeVisible()
  const save = settings(page).getByRole('button', { name: 'Save my choice' })
  for (const [width, height] of [
    [390, 844],
    [360, 760],
    [360, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of ['Accept all', 'Reject all', 'Save my choice']) {
      const answer = settings(page).getByRole('button', { name })
      await expect(answer, `${name} at ${width} x ${height}`).toBeInViewport({ ratio: 1 })
    }
  }
  await test.step('which do not cover the box that has the focus', async () => {
    for (let i = 0; i < 2; i++) await page.keyboard.press('Tab')
    const box = settings(page).getByRole('checkbox', { name: 'Marketing' })
    await expect(box).toBeFocused()
    await twoFrames(page)
    expect(await box.evaluate(shownPoints)).toBe(3)
    await expect(save).toBeInViewport({ ratio: 1 })
  })
  for (let i = 0; i < 12; i++) await page.keyboard.press('Tab')
  expect(await settings(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
})

test.describe('Cookie Settings whose code cannot be loaded', () => {
  test.use({ expectedComplaints: /ERR_FAILED|Failed to load resource/ })

  test('open the cookie policy instead @extended', async ({ page }) => {
    await page.goto('/')
    const trigger = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })
    await trigger.waitFor()
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await trigger.click()
    await expect(page).toHaveURL(/\/cookies$/)
  })

  test('open it every time, also where the browser has kept the page that it replaced @extended', async ({
    page,
  }) => {
    await page.goto('/')
    const trigger = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })
    await trigger.waitFor()
    await page.route('**/assets/**/*.js', (route) => route.abort())
    // The page stays, as it does in a browser's back/forward cache.
    let asked = 0
    await page.route('**/cookies', (route) => {
      asked += 1
      return route.fulfill({ status: 204 })
    })
    for (const times of [1, 2]) {
      await trigger.click()
      await expect.poll(() => asked).toBe(times)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, cookies: 'unanswered' })

  test('no banner is shown, and the footer links to the cookie policy', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
    await expect(page).toHaveURL(/\/cookies$/)
  })
})
