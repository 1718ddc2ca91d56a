// Header, navigation, drawer, footer and not-found page.
import { company } from '../../src/content/company'
import { officeYear } from '../../src/content/office-year'
import { services } from '../../src/content/services'
import { twoFrames } from './frames'
import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

test('the header turns solid after 10 px of scrolling', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('data-solid', 'false')
  await page.mouse.wheel(0, 10)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10)
  await twoFrames(page)
  await expect(header).toHaveAttribute('data-solid', 'false')
  await page.mouse.wheel(0, 5)
  await expect(header).toHaveAttribute('data-solid', 'true')
  // At once: gradually, it would be laid out in each frame of the first scroll.
  await expect(header).not.toHaveCSS('transition-property', /padding|height/)
})

test('the services menu opens by keyboard, lists the services, and closes with Escape or when something else has the focus', async ({
  page,
}) => {
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Show all services' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  // The focus leaves it its corners.
  await expect(toggle).toHaveCSS('border-radius', '8px')
  const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`)
  await expect(panel.getByRole('link')).toHaveCount(services.length)
  await page.keyboard.press('Tab')
  const first = panel.getByRole('link').first()
  await expect(first).toBeFocused()
  // Cedar, as on every white surface, although the header around it is dark.
  await expect(first).toHaveCSS('outline-color', 'rgb(15, 107, 80)')
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(panel).toBeHidden()
  await test.step('stays open when nothing has the focus', async () => {
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    // As in Safari while a link in the menu is pressed.
    await toggle.evaluate((button) => button.blur())
    await twoFrames(page)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('closes when something else has it', async () => {
    await toggle.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('on a low screen with the cookie banner open', () => {
  test.use({ cookies: 'unanswered', drawn: true, viewport: { width: 768, height: 320 } })

  test('every link of the services menu can be scrolled to and pressed @extended', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    const toggle = page.getByRole('button', { name: 'Show all services' })
    await toggle.press('Enter')
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`)
    await expect(panel).toBeVisible()
    for (const link of await panel.getByRole('link').all()) {
      // A trial click scrolls it into view, and fails if any other element would receive it.
      await link.click({ trial: true, timeout: 2_000 })
    }
    expect((await panel.boundingBox())?.x).toBeGreaterThan(0)
  })
})

test('the header shows the company’s name at every width, and fits the screen with the text spacing of WCAG 1.4.12', async ({
  page,
}) => {
  await page.goto('/')
  const logo = page.getByRole('banner').getByRole('link', { name: company.name, exact: true })
  for (const width of [320, 768, 864, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    // What does not fit is cut off, but still has a place outside the link.
    const cut = await logo.evaluate((link) => {
      const content = document.createRange()
      content.selectNodeContents(link)
      const [box, all] = [link.getBoundingClientRect(), content.getBoundingClientRect()]
      return Math.max(all.right - box.right, all.bottom - box.bottom)
    })
    expect.soft(cut, `the name at ${width} px`).toBeLessThan(1)
  }
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  // With the menu at its narrowest, without and with the company's name, and with more space.
  for (const width of [768, 865, 929, 1024, 1120]) {
    await page.setViewportSize({ width, height: 800 })
    const action = page.getByRole('banner').getByRole('link', { name: 'Request Service' })
    await expect.soft(action, `spaced, at ${width} px`).toBeInViewport({ ratio: 1 })
    const menu = await page.locator('[data-open]').boundingBox()
    expect.soft(menu?.x, `spaced, at ${width} px`).toBeGreaterThan(0)
  }
})

test('the services menu opens by hover, closes when something else or Escape is pressed, and ignores a pointer that only crosses it', async ({
  page,
}) => {
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Show all services' })
  const expectOpen = (open: boolean) =>
    expect(toggle).toHaveAttribute('aria-expanded', String(open))
  await test.step('is closed after the pointer has crossed it in an instant', async () => {
    await toggle.evaluate((button) => {
      const pass = { pointerType: 'mouse', bubbles: true }
      button.dispatchEvent(new PointerEvent('pointerover', pass))
      const out = { ...pass, relatedTarget: document.body }
      button.dispatchEvent(new PointerEvent('pointerout', out))
    })
    await twoFrames(page)
    await expectOpen(false)
  })
  await test.step('closes when something else is pressed', async () => {
    // As in Safari, which does not focus a button that is pressed.
    await toggle.evaluate((button: HTMLElement) => button.click())
    await expectOpen(true)
    await page.mouse.click(5, 600)
    await expectOpen(false)
  })
  await test.step('stays open when opened by hover and its button is clicked', async () => {
    await toggle.hover()
    await expectOpen(true)
    await toggle.click()
    await expectOpen(true)
    await page.mouse.move(5, 600)
    await expectOpen(true)
    await toggle.click()
    await expectOpen(false)
  })
  await test.step('closes with Escape when opened by hover, and leaves the focus', async () => {
    await page.mouse.move(5, 600)
    const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })
    await home.focus()
    await toggle.hover()
    await expectOpen(true)
    await page.keyboard.press('Escape')
    await expectOpen(false)
    await expect(home).toBeFocused()
  })
})

test('the services menu that hover has opened closes when Back changes the page @extended', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  await page.goto('/about')
  await header.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveTitle(/^Contact/)
  await header.getByRole('link', { name: 'Services', exact: true }).hover()
  const toggle = page.getByRole('button', { name: 'Show all services' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(page).toHaveTitle(/^About/)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('the services menu closes when a link in it is followed, also one to the page that is there', async ({
  page,
}) => {
  await page.goto('/services/web-design')
  const toggle = page.getByRole('button', { name: 'Show all services' })
  for (const { slug, title } of services.slice(0, 2)) {
    await toggle.hover()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('banner').getByRole('link', { name: title }).click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(`/services/${slug}`)
    await page.mouse.move(5, 600)
  }
})

test('the services menu opens under a pointer that was there before hydration @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const toggle = page.getByRole('button', { name: 'Show all services' })
  await toggle.hover()
  release()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
})

for (const path of ['/services/cloud-solutions', '/case-studies/gj-fitness']) {
  test(`the navigation marks the section of ${path} as current @extended`, async ({ page }) => {
    const name = path.startsWith('/services') ? 'Services' : 'Case Studies'
    const current = page
      .getByRole('navigation', { name: 'Main' })
      .locator('[aria-current]')
      .filter({ visible: true })
    await page.goto(path)
    await expect(current).toHaveText([name])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(current).toHaveText([name])
    // Not by color alone.
    await expect(current).toHaveCSS('border-left-width', '3px')
  })
}

test('a click with Ctrl on a link to the site opens a new tab @extended', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const opened = context.waitForEvent('page')
  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true })
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/about$/)
  await expect(page).toHaveURL(/\/$/)
})

test('IT Consulting in the footer leads to the services @extended', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'IT Consulting' }).click()
  await expect(page).toHaveURL(/\/services$/)
})

test('a link changes the page without a full load and updates title, scroll position and focus', async ({
  page,
}) => {
  await page.goto('/')
  // Until the site runs, a link causes a normal page load.
  await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
  await page.evaluate(() => {
    Reflect.set(window, 'sameDocument', true)
    window.scrollTo({ top: 900, behavior: 'instant' })
  })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page).toHaveTitle(/^Contact/)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }),
  ).toHaveAttribute('aria-current', 'page')
})

for (const { reducedMotion, glides } of [
  { reducedMotion: 'no-preference', glides: true },
  { reducedMotion: 'reduce', glides: false },
] as const) {
  test(`a link within the page scrolls ${glides ? 'smoothly' : 'at once'} with reduced motion: ${reducedMotion} @extended`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/careers')
    const link = page.getByRole('main').locator('a[href="#how-to-apply"]')
    const tops = await link.evaluate(async (node: HTMLElement) => {
      const seen = new Set<number>()
      node.click()
      for (let frame = 0; frame < 60; frame++) {
        await new Promise((done) => requestAnimationFrame(done))
        seen.add(scrollY)
      }
      return [...seen]
    })
    await expect(page.locator('#how-to-apply')).toBeInViewport()
    // Left to glide, the page would do so on Back as well.
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    // Its start and its end, and what is painted in between, which is little on a busy machine.
    if (glides) expect(tops.length).toBeGreaterThan(2)
    else expect(tops.length).toBeLessThan(3)
  })
}

test('the menu on a phone is a drawer that traps the focus and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const trigger = page.getByRole('button', { name: 'Menu' })
  await trigger.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Case Studies' })).toBeVisible()
  await test.step('the services are indented below their page', async () => {
    const links = drawer.locator('a[href^="/services"]')
    // All at one moment: the drawer is still sliding in.
    const [services = 0, ...each] = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().left),
    )
    expect(Math.min(...each) - services).toBeCloseTo(12)
  })
  const call = drawer.getByRole('link', { name: company.phone.text })
  await expect(call).toHaveAttribute('href', company.phone.href)
  for (let i = 0; i < 20; i++) await page.keyboard.press('Tab')
  expect(await drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(trigger).toBeFocused()
  await test.step('also once a link in it was followed', async () => {
    await trigger.click()
    const about = drawer.getByRole('link', { name: 'About', exact: true })
    await about.click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(drawer).toBeHidden()
    await trigger.click()
    await expect(about).toHaveAttribute('aria-current', 'page')
    // To the page that is there.
    await about.click()
    await expect(drawer).toBeHidden()
    await trigger.click()
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(trigger).toBeFocused()
  })
})

test('the header of a phone has our number where there is room for it', async ({ page }) => {
  const number = page.getByRole('banner').getByRole('link', { name: `Call ${company.phone.text}` })
  await page.goto('/about')
  for (const [width, shown] of [
    [270, false],
    [320, true],
    [360, true],
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(number, `${width} px`).toBeVisible({ visible: shown })
    if (shown) await expect(number).toHaveAttribute('href', company.phone.href)
  }
})

test.describe('a drawer whose code cannot be loaded', () => {
  test.use({ expectedComplaints: /ERR_FAILED/, viewport: { width: 360, height: 740 } })

  test('leads to the same links in the footer, every time', async ({ page }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    const first = page.getByRole('navigation', { name: 'Footer' }).getByRole('link').first()
    for (const time of ['first', 'second']) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(first, time).toBeFocused()
      await expect(first, time).toBeInViewport()
    }
  })
})

/** Runs in the page: the lines of a title, in its web font and its fallback, and whether it has a picture beside it. */
function titleLines(title: HTMLElement) {
  const count = () => {
    const { fontSize, lineHeight } = getComputedStyle(title)
    return Math.round(title.clientHeight / Number.parseFloat(lineHeight || fontSize))
  }
  const lines = [count()]
  const [, ...fallbacks] = getComputedStyle(title).fontFamily.split(',')
  title.style.fontFamily = fallbacks.join()
  lines.push(count())
  title.style.fontFamily = ''
  const box = title.getBoundingClientRect()
  const picture = document.querySelector('main img')?.getBoundingClientRect()
  return { lines, beside: picture && picture.left > box.right && picture.top < box.bottom }
}

test.describe('an unknown path', () => {
  test.use({ expectedComplaints: /status of 404/ })

  test('returns 404 and the not-found page with links home and to four other pages, its title on one line and its picture beside it from 768 px', async ({
    page,
  }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible()
    const ways = page.getByRole('navigation', { name: 'Where to go instead' }).getByRole('link')
    await expect(ways).toHaveCount(4)
    for (const width of [768, 1023, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const { lines, beside } = await page.getByRole('heading', { level: 1 }).evaluate(titleLines)
      expect.soft(lines, `lines in either font at ${width} px`).toEqual([1, 1])
      expect.soft(beside, `the picture at ${width} px`).toBe(true)
    }
    await ways.filter({ hasText: 'Resources' }).click()
    await expect(page).toHaveURL(/\/resources$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('a browser with a wrong clock hydrates the page and keeps the server’s year @extended', async ({
  page,
}) => {
  const year = officeYear(new Date())
  await page.clock.setFixedTime(new Date('2100-01-01T12:00:00Z'))
  await page.goto('/contact', { waitUntil: 'commit' })
  const footer = page.getByRole('contentinfo')
  await footer.evaluate((element) => Reflect.set(element, 'asItCame', true))
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(footer).toContainText(`© ${year} `)
  expect(await footer.evaluate((element) => Reflect.get(element, 'asItCame'))).toBe(true)
})
