// What a visitor is about to press stays where it is: neither the start of the script, which a press may cause, nor the
// full style sheet, which it requests, moves anything that is visible.
import type { Page } from '@playwright/test'
import { movedBoxes, movedByFullSheet, rememberBoxes } from './boxes'
import { fillContact, uniqueEmail } from './fill-contact'
import { holdRequests, holdScripts } from './hold-scripts'
import { dialogs, missing, paths } from './paths'
import { expect, test } from './test'
import { webFonts } from './web-fonts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of 404|openstreetmap/,
})

const WIDTHS = [360, 768, 1280]

/** Each part of the site and the pages within a page; those of one kind are made of the same parts. */
const visited = [
  ...paths.filter((path) => !/^\/(services|case-studies)\/./.test(path)),
  '/services/helpdesk-support',
  '/case-studies/gj-fitness',
  '/resources#case-studies',
  '/resources#faqs',
  ...missing.slice(0, 1),
  ...dialogs.slice(0, 1),
]

/** A state that a visitor can bring about before the full sheet is there. */
async function unfoldAndScroll(page: Page): Promise<void> {
  await fold(page, true)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

function fold(page: Page, open: boolean): Promise<void> {
  return page.evaluate((is) => {
    for (const details of document.querySelectorAll('details')) details.open = is
  }, open)
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // Also of a page that opens at one of its anchors.
  await page.evaluate(() => scrollTo(0, 0))
}

/** Opens it without the full style sheet, and stops before its script starts. */
async function openStill(page: Page, path: string): Promise<() => void> {
  await page.route(/\/style\.[\w-]+\.css$/, (route) =>
    route.request().resourceType() === 'fetch' ? route.continue() : undefined,
  )
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  // Other letters move a page as well, but that is not what is asked here.
  await expect.poll(() => webFonts(page), path).toEqual(['Figtree', 'Host Grotesk'])
  return release
}

/** The pictures of a page know their state once React has taken over all of it. */
async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  await page.waitForFunction(() => {
    const title = document.querySelector('main h1') ?? document.body
    const isTakenOver = Object.keys(title).some((key) => key.startsWith('__react'))
    return isTakenOver && !document.querySelector('main span:not([data-picture]) > img')
  })
}

for (const path of visited) {
  test(`${path} stays where it is when its script starts and when the full style sheet arrives @extended`, async ({
    page,
  }) => {
    const start = await openStill(page, path)
    for (const width of WIDTHS) {
      await resize(page, width)
      await rememberBoxes(page, `at ${width} px`)
    }
    start()
    await untilHydrated(page)
    for (const width of WIDTHS) {
      await resize(page, width)
      expect.soft(await movedBoxes(page, `at ${width} px`), 'the script').toEqual([])
      expect.soft(await movedByFullSheet(page), 'the sheet').toEqual([])
      await unfoldAndScroll(page)
      expect.soft(await movedByFullSheet(page), 'the sheet, at the end').toEqual([])
      await fold(page, false)
    }
  })
}

test('the full style sheet does not move the errors of a form @extended', async ({ page }) => {
  const start = await openStill(page, '/contact')
  start()
  await untilHydrated(page)
  await page.locator('#contact-page button[type="submit"]').click()
  await expect(page.locator('#contact-page').getByRole('alert')).toBeFocused()
  expect(await movedByFullSheet(page)).toEqual([])
})

/** Opens the home page, whose own styles lack those of an outcome, and stops its clock. Returns what lets the sheet arrive. */
async function openHome(page: Page): Promise<() => void> {
  const arrive = await holdRequests(page, /\/style\.[\w-]+\.css$/)
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  await page.locator('#home-contact').getByLabel('Full Name').click()
  await expect(page.locator('#home-contact')).toHaveAttribute('novalidate')
  await page.clock.pauseAt(Date.now() + 60_000)
  return arrive
}
const sendHome = (page: Page) => page.locator('#home-contact-send').click()

test('the errors of a form wait for the full style sheet @extended', async ({ page }) => {
  const arrive = await openHome(page)
  await sendHome(page)
  await page.clock.runFor(500)
  const errors = page.locator('#home-contact').getByRole('alert')
  await expect(errors).toHaveCount(0)
  arrive()
  await expect(errors).toBeFocused()
  await expect(errors).toHaveCSS('border-top-width', '2px')
})

test('the errors of a form do not wait for ever @extended', async ({ page }) => {
  await openHome(page)
  await sendHome(page)
  await page.clock.runFor(2_000)
  await expect(page.locator('#home-contact').getByRole('alert')).toBeFocused()
})

test.describe('a failure', () => {
  test.use({ expectedComplaints: /status of 500/ })

  test('waits for the full style sheet, too @extended', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }))
    const arrive = await openHome(page)
    await fillContact(page, '#home-contact', { email: uniqueEmail() })
    const answered = page.waitForResponse('**/api/contact')
    await sendHome(page)
    await (await answered).finished()
    await page.clock.runFor(500)
    const toast = page.getByRole('group', { name: 'Submission failed' })
    await expect(toast).toHaveCount(0)
    arrive()
    await expect(toast.getByRole('button')).toHaveCSS('border-top-width', '0px')
  })
})

test('the interactive map has no frame before the full style sheet is there @extended', async ({
  page,
}) => {
  const start = await openStill(page, '/contact')
  start()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Show interactive map' }).click()
  await expect(page.locator('iframe')).toHaveCSS('border-top-width', '0px')
})
