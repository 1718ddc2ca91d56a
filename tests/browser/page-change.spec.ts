// Client-side navigation: links rendered by React, and links in HTML text that React does not know.
import type { Page, Route } from '@playwright/test'
import { twoFrames } from './frames'
import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'sameDocument', true))
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument') === true)

/** As in an article, whose links React does not know. */
const addLink = (page: Page, href: string, text: string) =>
  page.locator('#main').evaluate(
    (main, given) => {
      const link = document.createElement('a')
      link.href = given.href
      link.textContent = given.text
      main.prepend(link)
    },
    { href, text },
  )

test('a link in an article changes the page without a full load', async ({ page }) => {
  await page.goto('/resources#before-you-move-to-the-cloud')
  await mark(page)
  const article = page.locator('#before-you-move-to-the-cloud [data-static]')
  const link = article.locator('a[href^="/services/"], a[href^="/contact"]').first()
  const goal = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${goal?.replace('?', '\\?')}$`))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Things we know/)
  expect(await isSame(page)).toBe(true)
})

test('an article is complete after a client-side navigation', async ({ page }) => {
  await page.goto('/about')
  await mark(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await page
    .locator('#spot-phishing')
    .getByRole('link', { name: /Read more/ })
    .click()
  await expect(page.getByText('Three questions, about ten seconds')).toBeVisible()
  expect(await isSame(page)).toBe(true)
})

test('an escaped link leads to its service, also if only the server was sent a plain path @extended', async ({
  page,
}) => {
  const isShown = async () => {
    await expect(page).toHaveTitle(/^Web Design/)
    await expect(page.locator('h1')).toHaveText('Web Design')
  }
  await page.goto('/services')
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await addLink(page, '/services/%77eb-design', 'Escaped')
  await page.getByRole('link', { name: 'Escaped' }).press('Enter')
  await isShown()
  // As some browsers and proxies do.
  const sendPlain = async (route: Route) =>
    route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('%77', 'w') }),
    })
  await page.route('**/services/%77eb-design*', sendPlain)
  await page.goto('/services/%77eb-design?form=service-request')
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isShown()
  expect(new URL(page.url()).pathname).toBe('/services/web-design')
})

test('the second click of a double click follows no link, which was not there before the first', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await mark(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  const formLink = page.getByRole('banner').getByRole('link', { name: 'Request Service' })
  const click = (detail: number, on = link) =>
    on.evaluate(
      (element, count) =>
        element.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }),
        ),
      detail,
    )
  for (const each of [link, formLink]) expect(await click(2, each)).toBe(false)
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await click(1)
  await expect(page).toHaveURL('/careers')
  expect(await isSame(page)).toBe(true)
})

test('a link to the current page scrolls to its top, every time, and adds no history entry', async ({
  page,
}) => {
  await page.goto('/services')
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const link = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true })
  for (const from of [0, 900, 900]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from)
    await link.click()
    await expect.poll(scrolled).toBe(0)
    await expect(page.locator('#main')).toBeFocused()
    expect(await entries()).toBe(before)
  }
})

test('hovering or focusing a link loads the code of its page @extended', async ({ page }) => {
  await page.goto('/')
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  for (const intend of [() => link('About').hover(), () => link('Resources').focus()]) {
    await page.waitForLoadState('networkidle')
    const loaded = page.waitForResponse((answer) => answer.url().endsWith('.js'))
    await intend()
    expect((await loaded).ok()).toBe(true)
  }
  await expect(page).toHaveURL(/\/$/)
})

test('screen readers are told the title after a client-side navigation, but not after a load', async ({
  page,
}) => {
  await page.goto('/')
  const told = page.getByRole('status').filter({ hasText: /./ })
  await expect(told).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveTitle(/^About/)
  await expect(told).toHaveText(await page.title())
})

test('Back restores the scroll position, even after a reload of the page in between', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.goto('/services/cloud-solutions')
  // Farther than the next page is long.
  await page.evaluate(() => window.scrollTo({ top: 2_500, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveTitle(/^Contact/)
  expect(await scrolled()).toBe(0)
  await page.reload()
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await page.goBack()
  await expect(page).toHaveTitle(/^Cloud Solutions/)
  await expect.poll(scrolled).toBe(2_500)
  await expect(page.getByRole('main')).toBeFocused()
})

for (const { by, api } of [
  { by: 'with the Navigation API', api: true },
  { by: 'without it', api: false },
]) {
  test(`Back to a page whose code is still loading names that page once it is there, ${by} @extended`, async ({
    page,
  }) => {
    if (!api) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    await page.goto('/contact')
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveTitle(/^About/)
    await page.reload()
    await mark(page)
    // Loads the whole style sheet: without it, it would be what holds the page.
    await page.mouse.move(300, 300)
    await page.mouse.move(320, 320)
    await expect(page.locator('html[data-site="runs"]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const release = await holdScripts(page)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/contact$/)
    if (api) {
      await page.waitForTimeout(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/IT people/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    release()
    await expect(page).toHaveTitle(/^Contact/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/)
    await expect(page.getByRole('status').filter({ hasText: /^Contact/ })).toBeAttached()
    expect(await isSame(page)).toBe(true)
  })
}

test('a form opens over the page that is shown while another is loading @extended', async ({
  page,
}) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  const header = page.getByRole('banner')
  // As after a touch on its link, which loads its code.
  await header.getByRole('link', { name: 'Request Service' }).hover()
  await page.waitForLoadState('networkidle')
  await holdScripts(page)
  await addLink(page, '/careers?utm_source=x#positions', 'Careers of ours')
  await page.getByRole('link', { name: 'Careers of ours' }).press('Enter')
  await expect(page).toHaveURL(/\/careers/)
  await header.getByRole('link', { name: 'Request Service' }).click()
  await expect(page).toHaveURL(/\/about\?form=service-request$/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('after a release', () => {
  test.use({ expectedComplaints: /status of 404|Failed to fetch dynamically/ })

  // A list and the pages that it leads to are of different kinds.
  for (const { here, there } of [
    { here: '/contact', there: '/careers' },
    { here: '/services', there: '/services/web-design' },
  ])
    test(`${there} that the visitor has left does not reload ${here} when its code is gone @extended`, async ({
      page,
    }) => {
      await page.goto(here)
      // Loads the whole style sheet, which a page change would wait for first.
      await page.mouse.move(300, 300)
      await page.mouse.move(320, 320)
      await page.waitForLoadState('networkidle')
      await mark(page)
      let fail: () => void = () => undefined
      const failed = new Promise<void>((resolve) => {
        fail = resolve
      })
      await page.route('**/assets/**/*.js', async (route) => {
        await failed
        await route.fulfill({ status: 404 })
      })
      // A link without a pointer, which would load the page's code before.
      const link = page.locator(`footer a[href="${there}"]`).first()
      await link.press('Enter')
      await expect(page).toHaveURL(there)
      await page.goBack()
      const answered = page.waitForResponse('**/assets/**/*.js')
      // Whether the server is there is asked before the page is given up.
      const asked = page.waitForResponse(({ request }) => request().method() === 'HEAD', {
        timeout: 5_000,
      })
      fail()
      await answered
      await asked.catch(() => null)
      await page.waitForTimeout(500)
      expect(await isSame(page)).toBe(true)
      const title = await page.title()
      await page.unroute('**/assets/**/*.js')
      await link.click()
      await expect(page).not.toHaveTitle(title)
    })
})

test('Back keeps every place, also those it only passes @extended', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/terms')
  const legal = page.getByRole('contentinfo')
  await legal.getByRole('link', { name: 'Privacy Policy', exact: true }).click()
  await expect(page).toHaveTitle(/^Privacy/)
  await page.evaluate(() => scrollTo({ top: 6_000, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveTitle(/^About/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Privacy/)
  await page.waitForTimeout(350)
  await page.goBack()
  await expect(page).toHaveTitle(/^Terms/)
  await page.goForward()
  await expect(page).toHaveTitle(/^Privacy/)
  await expect.poll(scrolled).toBe(6_000)
})

test('Back to another page of the same kind restores the scroll position at once @extended', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const at = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await page.goto('/services/helpdesk-support')
  const next = page.getByRole('main').getByRole('link', { name: /Web Design/ })
  await next.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(scrollY))
  await next.click()
  await expect(page).toHaveTitle(/^Web Design/)
  await at(700)
  const frames = page.evaluate(
    (top) =>
      new Promise<number>((resolve) => {
        let count = 0
        const look = () => {
          const isThere = Math.abs(scrollY - top) < 5 || count > 120
          if (isThere) return resolve(count)
          if (document.querySelector('h1')?.textContent?.startsWith('Helpdesk')) count += 1
          requestAnimationFrame(look)
        }
        look()
      }),
    before,
  )
  await page.goBack()
  // Waiting for an element that stays, it took sixty.
  expect(await frames).toBeLessThan(30)
})

test('Back to an article restores the scroll position, though its text is loaded only then @extended', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/resources#test-your-backups')
  const link = page.locator('#test-your-backups [data-static] a[href^="/"]').last()
  await link.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await scrolled()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Things we know/)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Things we know/)
  await expect(link).toBeInViewport()
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(100)
})

test('leaving an article in Firefox loads its text, so that Back finds the page at its full length @extended', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...asked: string[]) =>
      asked[0] === '-moz-appearance' || supports(...(asked as [string]))
  })
  await page.goto('/resources#test-your-backups')
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  const text = page.waitForResponse(
    async (response) =>
      /\.js$/.test(response.url()) &&
      (await response.text()).includes('Three questions, about ten seconds'),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await expect(page).toHaveURL(/sitemap/)
  await text
})

test('Back over several pages to one whose code is still loading leaves the focus in the page @extended', async ({
  page,
}) => {
  const follow = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await page.goto('/about')
  await follow('Contact')
  await expect(page).toHaveTitle(/^Contact/)
  await page.reload()
  await follow('Case Studies')
  await expect(page.getByRole('main')).toBeFocused()
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveTitle(/^About/)
  await twoFrames(page)
  await expect(page.getByRole('main')).toBeFocused()
})

test('Back before the site runs loads the page of the URL @extended', async ({ page }) => {
  const current = page.getByRole('banner').locator('a[aria-current="page"]')
  await page.goto('/')
  const title = await page.title()
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(current).toHaveText('Services')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForLoadState()
  await page.goBack({ waitUntil: 'commit' })
  release()
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await expect(page).toHaveTitle(title)
  await expect(current).toHaveText('Home')
})

/** The page-specific metadata in the head, without what is the same on all pages. */
const described = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.head.querySelectorAll('meta, link[rel="canonical"]'), ({ outerHTML }) =>
      outerHTML.replace(/ ?\/?>$/, ''),
    )
      .filter((tag) => /canonical|description|keywords|robots|"og:|"twitter:/.test(tag))
      .sort(),
  )

test.describe('after a client-side navigation', () => {
  test.use({ expectedComplaints: /status of 404/ })

  test('the head is that of a full load of the new page, also from a missing one', async ({
    page,
  }) => {
    await page.goto('/about')
    const loaded = await described(page)
    for (const from of ['/', '/nothing-here']) {
      await page.goto(from)
      expect(await described(page), from).not.toEqual(loaded)
      await mark(page)
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
      await expect.poll(() => described(page), from).toEqual(loaded)
      // Data that describes the page before would be wrong here.
      await expect(page.locator('script[type="application/ld+json"]'), from).toHaveCount(0)
      expect(await isSame(page), from).toBe(true)
    }
  })

  test('to a missing page the head has no canonical URL and no share image', async ({ page }) => {
    await page.goto('/case-studies')
    await mark(page)
    await addLink(page, '/case-studies/nobody', 'Nobody')
    await page.getByRole('link', { name: 'Nobody' }).press('Enter')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"], meta[property="og:image"]')).toHaveCount(0)
    expect(await isSame(page)).toBe(true)
  })
})

for (const from of ['/about', '/resources']) {
  test(`a link from ${from} to a section moves the focus there @extended`, async ({ page }) => {
    await page.goto(from)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Webinars' }).press('Enter')
    await expect(page).toHaveURL(/\/resources#webinars$/)
    await expect(page.locator('#webinars')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Request a webinar' })).toBeFocused()
  })
}

/** Milliseconds from the next click to the loading bar, measured in the page: no pause here says when it appears. */
const timeToLoading = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = Number.POSITIVE_INFINITY
        const note = () => (clickedAt = performance.now())
        addEventListener('click', note, { capture: true, once: true })
        new MutationObserver(() => {
          const said = Array.from(document.querySelectorAll('[role="status"]'), (status) =>
            status.textContent?.trim(),
          )
          if (said.includes('Loading')) resolve(performance.now() - clickedAt)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
      }),
  )

test('a slow page change shows the loading bar, and a fast one does not @extended', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  const release = await holdScripts(page)
  const tookMs = timeToLoading(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  const told = page.getByRole('status').filter({ hasText: /^Loading$/ })
  await expect(told).toHaveCount(1)
  expect(await tookMs).toBeGreaterThan(500)
  await expect(page.locator('[role="status"]:text("Loading") + div')).toHaveCSS('height', '3px')
  await expect(page).toHaveTitle(/^About/)
  release()
  await expect(page).toHaveTitle(/^IT careers/)
  await expect(told).toHaveCount(0)
})
