// The list of client stories, and the page of each one.
import { caseStudies } from '../../src/content/case-studies'
import { company } from '../../src/content/company'
import { dateInWords } from '../../src/content/in-words'
import { testimonials } from '../../src/content/testimonials'
import { expect, test } from './test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of case studies shows both stories, all testimonials and the links onward', async ({
    page,
  }) => {
    await page.goto('/case-studies')
    const main = page.getByRole('main')
    for (const { slug, title, industry, isoDate, excerpt } of caseStudies) {
      const card = main.getByRole('article').filter({ hasText: title })
      await expect(
        card.getByRole('link', { name: `Read the case study about ${title}` }),
      ).toHaveAttribute('href', `/case-studies/${slug}`)
      for (const text of [industry, dateInWords(isoDate), excerpt])
        await expect(card).toContainText(text)
    }
    await expect(main.getByRole('article')).toHaveCount(caseStudies.length)
    for (const { name, position, quote, rating } of testimonials) {
      const figure = main.getByRole('figure').filter({ hasText: name })
      await expect(figure).toContainText(quote)
      await expect(figure).toContainText(position)
      await expect(figure.getByText(`Rated ${rating} out of 5`, { exact: true })).toBeAttached()
    }
    for (const [name, href] of [
      ['Request a consultation', '/contact'],
      ['Explore our services', '/services'],
      ['All services', '/services'],
      ['Resources', '/resources'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
  })

  for (const [index, study] of caseStudies.entries()) {
    const extent = index === 0 ? '' : ' @extended'
    test(`the case study of ${study.client} shows every section${extent}`, async ({ page }) => {
      const response = await page.goto(`/case-studies/${study.slug}`)
      expect(response?.status()).toBe(200)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(study.title)
      const list = page.getByLabel('Breadcrumb').getByRole('link', { name: 'Case Studies' })
      await expect(list).toHaveAttribute('href', '/case-studies')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'The Challenge',
        'The Solution',
        'The Results',
        'Ready for similar results?',
      ])
      const paragraphs = study.sections.flatMap((section) => section.paragraphs)
      for (const text of paragraphs) {
        await expect(main.getByText(text, { exact: true })).toBeVisible()
      }
      for (const value of [
        study.client,
        study.industry,
        dateInWords(study.isoDate),
        study.relaunchedIn,
      ]) {
        await expect(main.locator('dd').filter({ hasText: value }).first()).toBeVisible()
      }
      await expect(main.getByRole('figure')).toContainText(study.testimonial.quote)
      await expect(main.getByRole('figure')).toContainText(study.testimonial.author)
      for (const [name, href] of [
        ['Visit Their Website', study.website],
        ['Learn about this service', `/services/${study.relatedService}`],
        [
          'Request a consultation',
          new RegExp(`\\?form=consultation&service=${study.relatedService}$`),
        ],
      ] as const) {
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
      }
      // The band ends with it, at the edge of the page's content.
      await expect(main.getByRole('link', { name: 'Learn about this service' })).toHaveCSS(
        'padding-right',
        '0px',
      )
    })
  }
})

test('the consultation form opens over a case study with its service selected, and closing returns to it', async ({
  page,
}) => {
  await page.goto('/case-studies/unitycare-it')
  const link = page.getByRole('link', { name: 'Request a consultation' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Request a Consultation' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Service Needed')).toHaveValue('web-design')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('the breadcrumbs of a case study lead to the list @extended', async ({ page }) => {
  await page.goto('/case-studies/gj-fitness')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('link', { name: 'Case Studies' }).click()
  await expect(page).toHaveURL(/\/case-studies$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('an unknown case study', () => {
  test.use({ expectedComplaints: /status of 404/ })

  test('returns 404, shows a message and links back to the list', async ({ page }) => {
    const response = await page.goto('/case-studies/nobody')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(`Case Study Not Found | ${company.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found')
    await expect(
      page.getByText("Sorry, we couldn't find the case study you're looking for."),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to Case Studies' }).click()
    await expect(page).toHaveURL(/\/case-studies$/)
  })
})

// Seen in Firefox 153, which moves a row of a grid to the next sheet whole.
test('a printed case study has no grid around its text, which would leave a heading without it @extended', async ({
  page,
}) => {
  await page.goto('/case-studies/gj-fitness')
  const part = page.locator('section', { has: page.getByRole('heading', { name: 'The Solution' }) })
  await expect(part).toHaveCSS('display', 'grid')
  await page.emulateMedia({ media: 'print' })
  await expect(part).toHaveCSS('display', 'block')
})
