// Where the about, careers, contact, sitemap and unsubscribe pages lead.
import { randomUUID } from 'node:crypto'
import { joinBenefits, values } from '../../src/content/about'
import { addressLine } from '../../src/content/company'
import { queryOnce } from '../support/query'
import { violations } from './axe'
import { paths } from './paths'
import { expect, test } from './test'

test('the sitemap links to every page once', async ({ page }) => {
  await page.goto('/sitemap')
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.sort()).toEqual([...paths].sort())
})

test('the about page links to careers from its hero and from its own section', async ({ page }) => {
  await page.goto('/about#careers')
  const section = page.locator('#careers')
  await expect(section).toBeInViewport()
  await expect(section.getByRole('listitem')).toHaveCount(joinBenefits.length)
  await expect(
    page.getByRole('region', { name: 'Our Core Values' }).getByRole('listitem'),
  ).toHaveCount(values.length)
  await expect(section.getByRole('link')).toHaveAttribute('href', '/careers')
  await page.getByRole('link', { name: 'Join Our Team' }).click()
  await expect(page).toHaveURL(/\/careers$/)
})

test('the careers page opens its two forms, its first two buttons are side by side from 360 px, and its benefits have three columns or one, none of them narrow', async ({
  page,
}) => {
  await page.goto('/careers')
  for (const { button, title } of [
    { button: 'Apply now', title: 'Join Our Team' },
    { button: 'Subscribe to Our Newsletter', title: /newsletter/i },
  ]) {
    await page.getByRole('main').getByRole('link', { name: button }).first().click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const cards = page
    .getByRole('region', { name: 'A job that leaves you better' })
    .getByRole('listitem')
  await expect(cards).toHaveCount(3)
  const first = page.getByRole('main').locator('a:visible')
  for (const width of [320, 360, 768, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const rows = await first.evaluateAll(([left, right]) => {
      const tops = [left, right].map((button) => button?.getBoundingClientRect().top)
      return new Set(tops).size
    })
    expect.soft(rows, `rows of buttons at ${width}`).toBe(width < 360 ? 2 : 1)
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
    const columns = new Set(boxes.map(({ left }) => Math.round(left))).size
    expect.soft([1, 3], `${width}`).toContain(columns)
    for (const box of boxes) expect.soft(box.width, `${width}`).toBeGreaterThan(270)
  }
})

test.describe('the office map', () => {
  test.use({ expectedComplaints: /openstreetmap\.org|ERR_/ })

  test('requests nothing from OpenStreetMap until the visitor asks for it', async ({
    page,
    complaints,
  }) => {
    // Nothing leaves this machine: an empty page replaces the map.
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    )
    await page.goto('/contact')
    const show = page.getByRole('button', { name: 'Show interactive map' })
    await show.scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: /^Map of the streets/ })).toBeVisible()
    expect(complaints).toEqual([])
    const warning = page.getByText('If you show it, its server sees your IP address.')
    await expect(warning).toBeVisible()
    await show.click()
    const map = page.getByTitle(`Interactive map of ${addressLine()}, by OpenStreetMap`)
    await expect(map).toHaveAttribute(
      'src',
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/,
    )
    await expect(map).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(map).toBeFocused()
    await expect(warning).toHaveCount(0)
    await expect
      .poll(() => complaints.join())
      .toContain('https://www.openstreetmap.org/export/embed.html')
    expect(complaints.join()).not.toContain('policy violation')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('links to OpenStreetMap', async ({ page }) => {
      await page.goto('/contact')
      await expect(page.getByRole('button', { name: 'Show interactive map' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Open on openstreetmap.org' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.openstreetmap\.org\/\?mlat=32\.7566&mlon=-96\.8253/,
      )
    })
  })
})

async function subscriber(databaseUrl: string): Promise<string> {
  const token = randomUUID()
  await queryOnce(
    databaseUrl,
    'insert into newsletter_subscribers (email, name, submission_id, token) values ($1, $2, $3, $4)',
    [`${token}@example.com`, 'Ann', randomUUID(), token],
  )
  return `/unsubscribe/${token}`
}

test.describe('the unsubscribe page', () => {
  test('asks for one click and confirms it', async ({ page, site }) => {
    await page.goto(await subscriber(site.databaseUrl))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unsubscribe from our newsletter?',
    )
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    const done = page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })
    await expect(done).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(done).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Subscribe again' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // A visitor who comes back is not asked again.
    await page.goBack()
    await expect(done).toBeVisible()
    await expect(page).toHaveTitle(/^You are unsubscribed/)
  })

  test('asks again if the visitor has subscribed again and comes back @extended', async ({
    page,
    site,
  }) => {
    const path = await subscriber(site.databaseUrl)
    await page.goto(path)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Subscribe again' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await queryOnce(
      site.databaseUrl,
      "update newsletter_subscribers set status = 'subscribed', unsubscribed_at = null where token = $1",
      [path.split('/').at(-1)],
    )
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
    await expect(page).toHaveTitle(/^Unsubscribe from our newsletter/)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('needs one click as well, and its header opens the service request form on the home page', async ({
      page,
      site,
    }) => {
      await page.goto(await subscriber(site.databaseUrl))
      await page.getByRole('banner').getByRole('link', { name: 'Request Service' }).click()
      await expect(page).toHaveURL('/?form=service-request')
      await expect(page.getByRole('dialog', { name: 'Request Service' })).toBeVisible()
      await page.goBack()
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
    })
  })
})

test.describe('an incomplete unsubscribe link', () => {
  test.use({ expectedComplaints: /status of 404/ })

  test('shows that it does not work, also after hydration @extended', async ({ page }) => {
    await page.goto('/unsubscribe/abc')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('This link does not work')
    expect(await violations(page)).toEqual([])
  })
})
