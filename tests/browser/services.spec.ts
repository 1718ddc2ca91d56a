// The list of services, and the page of each one.
import type { Locator } from '@playwright/test'
import { company } from '../../src/content/company'
import { serviceDetails } from '../../src/content/service-details'
import { services } from '../../src/content/services'
import { expect, test } from './test'

/** Runs in the page: the last words of texts that have a line, not the only one, to themselves. */
function lastWordsAlone(texts: Element[]): string[] {
  return texts.flatMap(({ firstChild: text }) => {
    const words = text?.textContent ?? ''
    const range = document.createRange()
    const topOf = (from: number, to: number) => {
      if (!text) return 0
      range.setStart(text, from)
      range.setEnd(text, to)
      return range.getBoundingClientRect().top
    }
    const last = words.lastIndexOf(' ') + 1
    const top = topOf(last, words.length)
    return top > topOf(0, 1) && top > topOf(last - 2, last - 1) ? [words.slice(last)] : []
  })
}

/** Of a text that asks to call. */
async function expectNumber(text: Locator): Promise<void> {
  const link = text.getByRole('link', { name: company.phone.text })
  await expect(link).toHaveAttribute('href', company.phone.href)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list links to each service by name, and to the contact form, and no urgency ends with a word alone on its line', async ({
    page,
  }) => {
    await page.goto('/services')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Learn more/ })).toHaveCount(services.length)
    for (const { slug, title, description } of services) {
      await expect(
        main.getByRole('link', { name: `Learn more about ${title}`, exact: true }),
      ).toHaveAttribute('href', `/services/${slug}`)
      await expect(main.getByText(description)).toBeVisible()
    }
    await expect(
      main.getByRole('link', { name: 'Contact Us For Custom Services' }),
    ).toHaveAttribute('href', '/contact')
    await expectNumber(main.getByText('If something is down right now, call'))
    for (const time of Object.values(company.responseTimes)) {
      await expect(main.locator('dd').filter({ hasText: time })).toBeVisible()
    }
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const alone = await main.locator('dt span:last-child').evaluateAll(lastWordsAlone)
      expect.soft(alone, `at ${width} px`).toEqual([])
    }
  })

  for (const { slug, title } of services) {
    const extent = slug === 'helpdesk-support' ? '' : ' @extended'
    test(`the page of ${title} shows every section, and no empty one${extent}`, async ({
      page,
    }) => {
      const response = await page.goto(`/services/${slug}`)
      expect(response?.status()).toBe(200)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      const detail = serviceDetails[slug]
      const texts = [
        detail.lead,
        ...detail.detailContent,
        ...detail.features,
        ...(detail.additionalFeatures ?? []),
        ...detail.benefits,
      ]
      for (const text of texts) await expect(main.getByText(text, { exact: true })).toBeVisible()
      for (const story of detail.caseStudies ?? []) {
        await expect(main.getByRole('link', { name: story.title })).toHaveAttribute(
          'href',
          `/case-studies/${story.slug}`,
        )
      }
      // No section is there that would be empty.
      await expect(main.getByRole('heading', { name: 'Our Process' })).toHaveCount(
        detail.processList ? 1 : 0,
      )
      await expect(main.getByRole('heading', { name: 'Success Stories' })).toHaveCount(
        detail.caseStudies ? 1 : 0,
      )
      for (const [name, href] of [
        ['Back to Services', '/services'],
        ['Request This Service', `/contact?service=${slug}`],
        ['Contact Us', '/contact'],
        ['Get in Touch', '/contact'],
        ['About Us', '/about'],
      ] as const) {
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      }
      if (slug === 'helpdesk-support') await expectNumber(main.getByText('In an emergency, call'))
      const [step] = detail.processList ?? []
      if (step) {
        await test.step('opens the process', async () => {
          await expect(main.getByText(step.description)).toBeHidden()
          await main.getByRole('heading', { name: 'Our Process' }).click()
          await expect(main.getByText(step.description)).toBeVisible()
        })
      }
    })
  }
})

test('the process is closed by default, Enter opens its numbered steps, and it is printed open, without its button', async ({
  page,
}) => {
  await page.goto('/services/web-design')
  const process = page.locator('details')
  const steps = process.locator('ol > li')
  await expect(steps.first()).toBeHidden()
  await process.locator('summary').focus()
  await page.keyboard.press('Enter')
  const list = serviceDetails['web-design'].processList ?? []
  await expect(steps).toHaveCount(list.length)
  for (const [index, { title, description }] of list.entries()) {
    await expect(steps.nth(index)).toBeVisible()
    await expect(steps.nth(index)).toContainText(title)
    await expect(steps.nth(index)).toContainText(description)
  }
  await page.keyboard.press('Enter')
  await expect(steps.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(steps.last()).toBeVisible()
  await expect(process.locator('summary svg')).toBeHidden()
})

test('a printed service is dark text on paper, without pictures of other services or anything to click @extended', async ({
  page,
}) => {
  await page.goto('/services/security-services')
  const title = page.getByRole('heading', { level: 1 })
  const related = page.getByRole('region', { name: 'Related Services' })
  const request = page.getByRole('main').getByRole('link', { name: 'Request This Service' })
  const siteLinks = page.getByRole('navigation', { name: 'Footer' })
  await expect(title).toHaveCSS('color', 'rgb(243, 245, 249)')
  for (const part of [related.locator('img').first(), request.first(), siteLinks]) {
    await expect(part).toBeVisible()
  }
  await page.emulateMedia({ media: 'print' })
  await expect(title).toHaveCSS('color', 'rgb(27, 37, 56)')
  await expect(related.getByRole('heading', { name: 'Web Design' })).toBeVisible()
  for (const part of [related.locator('img').first(), request.first(), siteLinks]) {
    await expect(part).toBeHidden()
  }
})

test('the related services are the first three other services @extended', async ({ page }) => {
  await page.goto('/services/digital-marketing')
  const related = page.getByRole('region', { name: 'Related Services' })
  await expect(related.getByRole('heading', { level: 3 })).toHaveText([
    'Web Design',
    'Helpdesk Support',
    'Security Services',
  ])
  await related.getByRole('link', { name: 'Learn more about Helpdesk Support' }).click()
  await expect(page).toHaveURL(/\/services\/helpdesk-support$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helpdesk Support')
})

test('the Why Choose card stays beside the text on a wide screen @extended', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/services/web-design')
  // No line ends inside the name of the standard.
  const checked = page.getByRole('listitem').filter({ hasText: 'Accessibility checked' })
  expect(await checked.textContent()).toContain('WCAG\u00a02.2\u00a0AA')
  await page.getByRole('heading', { name: 'Key Features' }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: 'instant' })
  })
  await expect(page.getByRole('heading', { name: `Why Choose ${company.name}` })).toBeInViewport()
})

test('the breadcrumbs of a service link to the list and name the current page @extended', async ({
  page,
}) => {
  await page.goto('/services/cloud-solutions')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Services', 'Cloud Solutions'])
  await expect(trail.getByText('Cloud Solutions')).toHaveAttribute('aria-current', 'page')
  await trail.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(/\/services$/)
})

test.describe('an unknown service', () => {
  test.use({ expectedComplaints: /status of 404/ })

  test('returns 404, shows a message and links back to the services', async ({ page }) => {
    const response = await page.goto('/services/time-travel')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(`Service Not Found | ${company.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found')
    await expect(
      page.getByText("Sorry, we couldn't find the service you're looking for."),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
  })
})

test('a drawing is no taller than the screen of a phone in landscape @extended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  for (const path of ['/services', '/about']) {
    await page.goto(path)
    const { height = 999 } = (await page.locator('main img').first().boundingBox()) ?? {}
    expect(height, path).toBeLessThanOrEqual(270)
  }
})

// Firefox breaks no row of a grid between sheets: the next one was printed over its end.
for (const path of ['/services/web-design', '/about']) {
  test(`${path} is printed without a grid that is higher than half a sheet @extended`, async ({
    page,
  }) => {
    // A sheet of letter paper between its margins.
    await page.setViewportSize({ width: 720, height: 960 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const high = page.locator('main *').evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).display === 'grid')
        .map((each) => [each.className, each.getBoundingClientRect().height] as const)
        .filter(([, height]) => height > 480),
    )
    expect(await high).toEqual([])
  })
}
