import { expect, test } from 'vitest'
import { caseStudies } from '../../content/case-studies'
import { company } from '../../content/company'
import { posts } from '../../content/posts'
import { pageData } from './page-data'

const publicUrl = 'https://site.example'

test('the company is described with the hours, the number, and the place that the site states', () => {
  const [organization] = pageData('/', { publicUrl, path: '/', slug: '' })
  const telephone = company.phone.href.slice('tel:'.length)
  const { days, ...times } = company.officeWeek
  expect(organization).toMatchObject({
    telephone,
    geo: company.address.coordinates,
    areaServed: { geoMidpoint: company.serviceCenter },
    openingHoursSpecification: {
      dayOfWeek: days.map((day) => `https://schema.org/${day}`),
      ...times,
    },
    contactPoint: [{ telephone, email: company.email.support }],
  })
})

test('a breadcrumb counts its places from one, each with its name and URL', () => {
  const context = { publicUrl, path: '/services/web-design', slug: 'web-design' }
  expect(pageData('/services/:slug', context).at(-1)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${publicUrl}/` },
      { position: 2, name: 'Services', item: `${publicUrl}/services` },
      { position: 3, name: 'Web Design', item: publicUrl + context.path },
    ],
  })
})

test('a service, a case study and a post name the company, and the latter two their day', () => {
  const company = { '@id': `${publicUrl}/#organization` }
  const [organization, service] = pageData('/services/:slug', {
    publicUrl,
    path: '/services/web-design',
    slug: 'web-design',
  })
  expect(organization).toMatchObject(company)
  expect(service).toMatchObject({ provider: company })
  const [study] = caseStudies
  const [article] = pageData('/case-studies/:slug', {
    publicUrl,
    path: `/case-studies/${study?.slug}`,
    slug: study?.slug ?? '',
  })
  const written = { author: company, publisher: company }
  expect(article).toMatchObject({
    headline: study?.title,
    datePublished: study?.isoDate,
    ...written,
  })
  const [post] = posts
  const [, first] = pageData('/resources', { publicUrl, path: '/resources', slug: '' })
  expect(first).toMatchObject({
    headline: post?.title,
    datePublished: post?.isoDate,
    url: `${publicUrl}/resources#${post?.id}`,
    ...written,
  })
})
