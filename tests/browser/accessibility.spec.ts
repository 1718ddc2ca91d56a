// WCAG 2.2 AA, as far as a tool can check it: menus, tabs and what opens. every-page.spec.ts checks each page and form.
import type { Locator } from '@playwright/test'
import { violations } from './axe'
import { expect, test } from './test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the check that the tests make of every page finds text that is too pale @extended', async ({
  page,
}) => {
  await page.goto('/about')
  expect(await violations(page)).toEqual([])
  const heading = page.getByRole('heading', { level: 2 }).first()
  await heading.evaluate((node) => node.style.setProperty('color', '#ccc'))
  expect(await violations(page, ['color-contrast'])).toHaveLength(1)
})

/** Runs in the page: the contrast of the least visible bar of the response times with its track. */
function leastBarContrast(): number {
  const channels = (text: string) => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  const luminance = (rgb: number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
      value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrasts = Array.from(document.querySelectorAll('dl rect'), (bar) => {
    const { fill, opacity } = getComputedStyle(bar)
    const track = channels(getComputedStyle(bar.parentElement as Element).backgroundColor)
    const shown = channels(fill).map(
      (value, at) => value * Number(opacity) + (track[at] ?? 0) * (1 - Number(opacity)),
    )
    return (luminance(shown) + 0.05) / (luminance(track) + 0.05)
  })
  return Math.min(...contrasts)
}

/** Whether the list, whose background is the lines between its cells, has another color than they. */
const hasLines = (list: Locator) =>
  list.evaluate((grid) => {
    const [line, cell] = [grid, grid.children[0]].map(
      (part) => part && getComputedStyle(part).backgroundColor,
    )
    return line !== cell
  })

test('prefers-contrast: more gives secondary text the color of body text, visible borders and bars, and forced colors keep the lines between cells @extended', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/about')
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  const card = page.locator('#values-title').locator('xpath=ancestor::section').locator('ul')
  const paragraph = card.locator('p').first()
  const text = await style('body', 'color')
  expect(await paragraph.evaluate((element) => getComputedStyle(element).color)).toBe(text)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await hasLines(card), 'the values in forced colors').toBe(true)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.goto('/contact')
  const edge = await style('#contact-page input[type="email"]', 'border-top-color')
  await page.goto('/')
  const lines = page.locator('section[aria-labelledby="services-title"] ul')
  expect(await lines.evaluate((list) => getComputedStyle(list).borderTopColor)).toBe(edge)
  expect(await violations(page)).toEqual([])
  for (const contrast of ['more', 'no-preference'] as const) {
    await page.emulateMedia({ contrast })
    const least = await page.evaluate(leastBarContrast)
    expect.soft(least, `the bars with contrast: ${contrast}`).toBeGreaterThanOrEqual(3)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await hasLines(lines), 'the services in forced colors').toBe(true)
})

test('in forced colors nothing on a dark band but a link has the color of links @extended', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
  const text = await colorOf(page.getByRole('heading', { level: 1 }))
  const link = await colorOf(page.locator('main a[href^="tel:"]').first())
  expect(link).not.toBe(text)
  const current = page.getByRole('banner').locator('[aria-current="page"]').last()
  expect(await colorOf(current)).toBe(link)
  const panel = page.getByLabel('Our response times and figures')
  expect(await colorOf(panel.getByText('Emergency support'))).toBe(text)
})

test('no other tab of /resources has an accessibility violation', async ({ page }) => {
  await page.goto('/resources')
  for (const tab of ['Case Studies', 'FAQ']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    expect.soft(await violations(page), tab).toEqual([])
  }
})

test('neither the open drawer nor the solid header has an accessibility violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  expect.soft(await violations(page), 'the drawer').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => scrollTo(0, 700))
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true')
  await page.getByRole('button', { name: 'Show all services' }).click()
  expect.soft(await violations(page), 'the header').toEqual([])
})

test.describe('the cookie banner', () => {
  test.use({ cookies: 'unanswered' })

  test('and Cookie Settings have no accessibility violation at 360 and 1280 px', async ({
    page,
  }) => {
    const widths = [360, 1280]
    await page.goto('/about')
    const question = page.getByRole('region', { name: 'Cookies' })
    await expect(question).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await violations(page), `the banner at ${width} px`).toEqual([])
    }
    await question.getByRole('button', { name: 'Cookie Settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await violations(page), `Cookie Settings at ${width} px`).toEqual([])
    }
  })
})
