// The legal pages: tables of contents, links to each other, on screen and on paper.
import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

for (const path of ['/privacy', '/terms', '/cookies']) {
  const extent = path === '/terms' ? ' @extended' : ''
  test(`${path} has a section for each entry of its table of contents, links to the other two, and is printed as text only, black on white${extent}`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText('Last revised: April 5, 2025')).toBeVisible()
    const lines = main.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const titles = await main.locator('section[id] > h2').allInnerTexts()
    expect(await lines.allInnerTexts()).toEqual(titles)
    expect(titles.length).toBeGreaterThan(8)
    await lines.last().click()
    await expect(main.getByRole('heading', { level: 2 }).last()).toBeInViewport()
    for (const other of ['/privacy', '/terms', '/cookies'].filter((to) => to !== path)) {
      expect(await main.locator(`a[href="${other}"]`).count()).toBeGreaterThan(0)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
    const grounds = await page.evaluate(() =>
      [...document.querySelectorAll('body, main, main *')]
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((color) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(color)),
    )
    expect(grounds).toEqual([])
    const inks = () =>
      page
        .getByRole('main')
        .locator('article *:visible')
        .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))])
    // On a busy machine, an element may just be replaced, which has no color then.
    await expect.poll(inks).toEqual(['rgb(0, 0, 0)'])
    const sizes = await page.evaluate(() =>
      ['main h1', 'main section h2', 'main h3', 'main section p'].flatMap((part) => {
        const element = document.querySelector(part)
        return element ? [Number.parseFloat(getComputedStyle(element).fontSize)] : []
      }),
    )
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(sizes).size).toBe(sizes.length)
    if (path !== '/cookies') return
    await test.step('a printed link to another site is followed by its URL', async () => {
      const link = main.locator('a[href^="https://"]').first()
      const after = await link.evaluate((element) => getComputedStyle(element, '::after').content)
      expect(after).toContain(await link.getAttribute('href'))
    })
  })
}

test('the table of contents stays in view beside a long text @extended', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/privacy#your-rights')
  await expect(page.getByRole('heading', { name: 'On this page' })).toBeInViewport()
})

test.describe('on a low screen with the cookie banner open', () => {
  test.use({ cookies: 'unanswered', drawn: true, viewport: { width: 1280, height: 600 } })

  test('every line of the table of contents can be scrolled clear of the banner @extended', async ({
    page,
  }) => {
    await page.goto('/privacy')
    // The policy has a section of that name.
    const banner = page.locator('section[aria-label="Cookies"]')
    await expect(banner).toBeVisible()
    const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 0.9 })
    const [line, cover] = [await last.boundingBox(), await banner.boundingBox()]
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0)
  })
})

test('Cookie Settings in the cookie policy open the dialog, whose link to the policy closes it', async ({
  page,
}) => {
  await page.goto('/cookies')
  await page.getByRole('main').getByRole('button', { name: 'Cookie Settings' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('Cookie Settings in the cookie policy open the dialog even if clicked before the site runs @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/cookies', { waitUntil: 'commit' })
  await page.waitForLoadState()
  await page.getByRole('main').getByRole('link', { name: 'Cookie Settings' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})
