// With the browser's text set to twice its size, a visitor gets the layout of a smaller screen (WCAG 2.2, 1.4.4).
import type { Page } from '@playwright/test'
import { doubledWidths, doubleText } from './double-text'
import { expect, test } from './test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const rootSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

// That no page scrolls horizontally, every-page.spec.ts checks.
test('with text at 200% headers and the labels of the home page fit', async ({ page }) => {
  await page.goto('/')
  await doubleText(page)
  // The header is the same on all pages.
  for (const width of doubledWidths) {
    await page.setViewportSize({ width, height: 800 })
    await expectHeaderToFit(page, width)
  }
  await expectLabelsOnOneLine(page)
})

test('with text at 200% the select box of the contact form fits @extended', async ({ page }) => {
  await page.goto('/contact')
  await doubleText(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectArrowInMiddle(page)
  await expectChoiceToFit(page)
})

async function expectHeaderToFit(page: Page, width: number): Promise<void> {
  const header = page.getByRole('banner')
  const parts = await header.locator('a:visible, button:visible').all()
  const message = `the header at ${width}`
  await Promise.all(parts.map((part) => expect.soft(part, message).toBeInViewport({ ratio: 1 })))
  const logo = await header.locator('svg').first().boundingBox()
  expect.soft(logo?.width, `the logo at ${width}`).toBe(30)
}

/** Those of the response times. */
async function expectLabelsOnOneLine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 800 })
  const terms = page.getByLabel('Our response times and figures').locator('dt')
  const heights = await terms.evaluateAll((all) => all.slice(0, 4).map((dt) => dt.clientHeight))
  expect.soft(new Set(heights).size, `heights of the labels: ${heights}`).toBe(1)
}

async function expectArrowInMiddle(page: Page): Promise<void> {
  const select = page.getByLabel('Service Needed')
  const middles = [select, select.locator('xpath=..').locator('svg')].map(async (part) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return y + height / 2
  })
  const [box = 0, arrow = 0] = await Promise.all(middles)
  expect.soft(Math.abs(box - arrow), 'from the middle of a select box to its arrow').toBeLessThan(2)
}

async function expectChoiceToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  const room = await page.getByLabel('Service Needed').evaluate((select: HTMLSelectElement) => {
    const text = document.body.appendChild(document.createElement('span'))
    text.textContent = select.selectedOptions[0]?.text ?? ''
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    Object.assign(text.style, { font, position: 'absolute', whiteSpace: 'nowrap' })
    const { width } = text.getBoundingClientRect()
    text.remove()
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
    return select.clientWidth - padding - width
  })
  expect.soft(room, 'room beside the text of a select box').toBeGreaterThanOrEqual(0)
}

test('the chat invitation does not leave the screen with text at 200% @extended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.clock.install()
  await doubleText(page)
  await page.goto('/about')
  expect(await rootSize(page)).toBe('32px')
  await page.locator('#chat-bubble').waitFor()
  await page.clock.runFor(31_000)
  const invitation = page.locator('#chat-invitation')
  await expect(invitation).toHaveText('')
  await page.setViewportSize({ width: 360, height: 1000 })
  await page.clock.runFor(2_500)
  await expect(invitation.getByRole('button').first()).toBeVisible()
  const { y = 0 } = (await invitation.boundingBox()) ?? {}
  const padding = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollPaddingBottom,
  )
  expect(1000 - Number.parseFloat(padding)).toBeLessThan(y)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the facts of a case study break inside no word with text at 200% @extended', async ({
    page,
  }) => {
    await page.goto('/case-studies/gj-fitness')
    await doubleText(page)
    const labels = page.locator('dt').filter({ hasText: /Client|Relaunched in/ })
    await expect(labels).toHaveCount(2)
    const heights = await labels.evaluateAll((all) => all.map((label) => label.clientHeight))
    expect(new Set(heights).size, `heights of the labels: ${heights}`).toBe(1)
  })

  test('the head of a dialog does not cover the errors of its form with text at 200% @extended', async ({
    page,
  }) => {
    await page.goto('/case-studies/gj-fitness?form=consultation')
    await doubleText(page)
    const dialog = page.getByRole('dialog', { name: 'Request a Consultation' })
    await dialog.getByRole('button', { name: 'Request Consultation' }).press('Enter')
    const first = dialog.getByText('Please check these fields:')
    await expect(first.locator('xpath=..')).toBeFocused()
    const head = dialog.getByRole('heading', { level: 2 }).locator('xpath=..')
    const [above, below] = [await head.boundingBox(), await first.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 999)).toBeLessThanOrEqual(below?.y ?? 0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact page fits a screen of 320 px with text at 200% @extended', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/contact')
    await doubleText(page)
    const { width = 0, x = 0 } =
      (await page.getByRole('link', { name: 'Open on openstreetmap.org' }).boundingBox()) ?? {}
    expect(width).toBeGreaterThan(0)
    expect(x + width).toBeLessThanOrEqual(320)
  })
})
