// What a visitor sees when a part of the site fails in the browser.
import type { BrowserContext, Page } from '@playwright/test'
import { fillContact, uniqueEmail } from './fill-contact'
import { twoFrames } from './frames'
import { holdRequests, holdScripts } from './hold-scripts'
import { expect, test } from './test'

test.describe('a page whose code was removed by a release', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('is loaded in full', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    let gone = true
    await page.route('**/assets/**/*.js', (route) => (gone ? route.abort() : route.continue()))
    // The page of the new version knows the new file names.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false
    })
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
    await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Somebody is watching')
  })
})

test.describe('a form whose code was removed by a release, left while that is found out', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('does not load the page anew @extended', async ({ page }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    const answer = await holdRequests(page, /\/about(?:\?.*)?$/)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    const asked = page.waitForRequest((request) => request.method() === 'HEAD')
    await page.getByRole('banner').getByRole('link', { name: 'Request Service' }).click()
    await asked
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    answer()
    // A reload would begin by now.
    await page.waitForTimeout(1_000)
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  })
})

test.describe('a page that throws while it renders', () => {
  test.use({ expectedComplaints: /broken on purpose/ })

  test('shows an error with a reload button, and the links to other pages work', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('repaired')) return
      Object.defineProperty(window, 'IntersectionObserver', {
        value: class {
          constructor() {
            throw new Error('broken on purpose')
          }
        },
      })
    })
    await page.goto('/')
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText('Something went wrong with this component')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click()
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    await expect(failure).toHaveCount(0)
    await page.goBack()
    await expect(failure).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'))
    await failure.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Somebody is watching')
  })
})

test.describe('a site that throws outside of its pages', () => {
  test.use({ expectedComplaints: /broken on purpose/ })

  for (const name of ['matchMedia', 'history.replaceState'] as const) {
    test(`leaves the page as it is without script while it starts: ${name} @extended`, async ({
      page,
    }) => {
      await page.addInitScript((broken) => {
        const fail = () => {
          throw new Error('broken on purpose')
        }
        if (broken === 'matchMedia') window.matchMedia = fail
        else history.replaceState = fail
      }, name)
      const release = await holdScripts(page)
      const failed = page.waitForEvent('pageerror')
      await page.goto('/contact', { waitUntil: 'commit' })
      await fillContact(page, '#contact-page', { email: uniqueEmail() })
      const message = page.locator('#contact-page-message')
      await message.focus()
      release()
      await failed
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(message).toBeFocused()
      await page.locator('#contact-page button[type="submit"]').click()
      await expect(page.getByText('Message sent!')).toBeVisible()
    })
  }

  test('loads the page in full once it runs @extended', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => {
      document.addEventListener = () => {
        throw new Error('broken on purpose')
      }
    })
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('a picture that cannot be loaded', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('is replaced by a message, after a load and after a client-side navigation', async ({
    page,
  }) => {
    await page.route('**/pictures/*.svg', (route) => route.abort())
    await page.goto('/services/web-design')
    const told = page.getByRole('main').getByText('Failed to load image').first()
    await expect(told).toBeInViewport()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cloud Solutions' }).click()
    await expect(page).toHaveURL('/services/cloud-solutions')
    await expect(told).toBeInViewport()
  })
})

async function openAndLoseNetwork(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
}

test.describe('while offline', () => {
  test.use({ cache: 'empty', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ })

  const clicks = [
    { what: 'page', name: 'Contact', opens: { role: 'heading', name: 'Send Us a Message' } },
    { what: 'form', name: 'Request Service', opens: { role: 'dialog', name: 'Request Service' } },
    { what: 'chat', name: 'Open chat', opens: { role: 'dialog', name: /./ } },
    { what: 'settings', name: 'Cookie Settings', opens: { role: 'dialog', name: /Cookie/ } },
  ] as const

  for (const { what, name, opens } of clicks) {
    const extent = what === 'page' ? '' : ' @extended'
    test(`a click keeps the page on screen and opens the ${what} once the network returns${extent}`, async ({
      page,
      context,
    }) => {
      await openAndLoseNetwork(page, context)
      const link = page.getByRole('banner').getByRole('link', { name, exact: true })
      await link.or(page.getByRole('button', { name, exact: true })).click()
      const told = page.getByRole('alert').filter({ hasText: 'No connection' })
      await expect(told).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('answer for all of it')
      await context.setOffline(false)
      await expect(page.getByRole(opens.role, { name: opens.name })).toBeVisible()
      await expect(told).toHaveCount(0)
    })
  }

  for (const { what, name, opens } of clicks.filter((each) => each.what !== 'page')) {
    const extent = what === 'form' ? '' : ' @extended'
    test(`the message that the ${what} waits for the network goes with Escape, and returns when it is asked for again${extent}`, async ({
      page,
      context,
    }) => {
      await openAndLoseNetwork(page, context)
      const link = page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .or(page.getByRole('button', { name: what === 'chat' ? /chat$/ : name }))
      const told = page.getByRole('alert').filter({ hasText: 'No connection' })
      await link.click()
      await expect(told).toBeVisible()
      await told.getByRole('button', { name: 'Dismiss message' }).focus()
      await page.keyboard.press('Escape')
      await expect(told).toHaveCount(0)
      await expect(link).toBeFocused()
      await link.click()
      await expect(told).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(told).toHaveCount(0)
      await context.setOffline(false)
      await page.waitForResponse((response) => response.request().method() === 'HEAD')
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('dialog', { name: opens.name })).toHaveCount(0)
    })
  }

  test('the message that a page waits for the network outlives a form that was given up @extended', async ({
    page,
    context,
  }) => {
    await openAndLoseNetwork(page, context)
    const told = page.getByRole('alert').filter({ hasText: 'No connection' })
    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await expect(told).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await page.keyboard.press('Escape')
    await twoFrames(page)
    await expect(told).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL('/privacy')
    await expect(told).toHaveCount(0)
  })

  test('the message can be read and dismissed although the network was lost before the first touch', async ({
    page,
    context,
  }) => {
    await openAndLoseNetwork(page, context)
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).focus()
    await page.keyboard.press('Enter')
    const told = page.getByRole('alert').getByRole('group', { name: 'No connection' })
    await expect(told).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await told.getByRole('button', { name: 'Dismiss message' }).click()
    await expect(told).toHaveCount(0)
  })

  test('styles that could not be loaded at the first touch come at a later one @extended', async ({
    page,
    context,
  }) => {
    await openAndLoseNetwork(page, context)
    const failed = page.waitForEvent('requestfailed')
    await page.mouse.move(200, 300)
    expect((await failed).url()).toMatch(/\.css$/)
    await context.setOffline(false)
    await expect(async () => {
      await page.mouse.move(200 * Math.random(), 300)
      const href = await page.getAttribute('html', 'data-styles')
      expect(await page.locator(`link[href="${href}"]`).count()).toBe(1)
    }).toPass()
  })

  for (const last of ['form', 'chat', 'settings'] as const) {
    test(`of three windows only the ${last} clicked last opens once the network returns @extended`, async ({
      page,
      context,
    }) => {
      const windows = {
        form: {
          link: page.getByRole('banner').getByRole('link', { name: 'Request Service' }),
          name: 'Request Service',
        },
        chat: { link: page.getByRole('button', { name: /chat/ }), name: /assistant/ },
        settings: {
          link: page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }),
          name: 'Cookie Settings',
        },
      }
      await openAndLoseNetwork(page, context)
      const end = windows[last]
      const others = Object.values(windows).filter((each) => each !== end)
      for (const { link } of [...others, end]) await link.click()
      await context.setOffline(false)
      const dialogs = page.getByRole('dialog')
      await expect(dialogs).toHaveAccessibleName(end.name)
      await page.waitForLoadState('networkidle')
      await expect(dialogs).toHaveCount(1)
      await expect(page).toHaveURL(last === 'form' ? '/about?form=service-request' : '/about')
    })
  }

  test('a form closes although a page is loading that a link in it leads to @extended', async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    const link = page.getByRole('banner').getByRole('link', { name: 'Request Service' })
    const form = page.getByRole('dialog', { name: 'Request Service' })
    await link.click()
    await expect(form).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    for (const [name, path] of [
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ] as const) {
      await form.getByRole('link', { name }).last().click()
      await expect(page).toHaveURL(path)
    }
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(page).toHaveURL('/about')
    await expect(link).toBeFocused()
  })

  test('a form opened by its URL and closed while a page is loading does not return on Back @extended', async ({
    page,
    context,
  }) => {
    await page.goto('/services')
    await page.goto('/about?form=service-request')
    const form = page.getByRole('dialog', { name: 'Request Service' })
    await expect(form).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await form.getByRole('link', { name: 'Privacy Policy' }).last().click()
    await expect(page).toHaveURL('/privacy')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(page).toHaveURL('/about')
    await context.setOffline(false)
    await page.goBack()
    await expect(page).toHaveURL('/services')
  })

  test('a page asked for while a form is loading opens instead of the form @extended', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    const release = await holdScripts(page)
    await page.getByRole('banner').getByRole('link', { name: 'Request Service' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Things we know')
    await expect(page).toHaveURL(/\/resources#faqs$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a form first touched offline is sent once the network returns', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click()
    const told = page.getByRole('alert').filter({ hasText: 'No connection' })
    await expect(told).toBeVisible()
    // Longer than any other message stays.
    await page.clock.fastForward(21_000)
    await expect(told).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
  })
})

test.describe('the site starts', () => {
  test('although a picture never arrives @extended', async ({ page }) => {
    await page.route('**/pictures/**', () => undefined)
    await page.goto('/about', { waitUntil: 'commit' })
    await expect(page.locator('html[data-site="runs"]')).toBeAttached({ timeout: 10_000 })
  })

  test('when the page is scrolled before it has loaded @extended', async ({ page }) => {
    // Without the start that comes after three seconds.
    await page.addInitScript(() => {
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (then: () => void, ms = 0) => (ms < 3_000 ? setTimeout(then, ms) : 0),
      })
    })
    await page.route('**/pictures/**', () => undefined)
    await page.goto('/about', { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.mouse.wheel(0, 100)
    await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  })

  test('without an object that a browser may leave out some day @extended', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(performance, 'navigation', { value: undefined })
    })
    await page.goto('/about')
    await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  })
})
