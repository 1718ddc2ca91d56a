// The structured data of each route, in schema.org terms.
import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Service,
  Thing,
  WithContext,
} from 'schema-dts'
import { caseStudies } from '../../content/case-studies'
import { company } from '../../content/company'
import { faqs, linesOf } from '../../content/faq'
import { pageLabels } from '../../content/page-labels'
import { posts } from '../../content/posts'
import { services } from '../../content/services'
import { shareImagePath } from '../../head/page-tags'
import type { routes } from '../../routes'
import { picturePath } from '../../ui/picture-names'
import { companyData, companyId, siteData } from './company-data'

type Pattern = (typeof routes)[number]['path']
type Data = WithContext<Thing>

interface Context {
  publicUrl: string
  path: string
  slug: string
}

const CONTEXT = 'https://schema.org'

/** The names of pages in breadcrumbs; a route without a label does not compile. */
const names: Readonly<Record<Exclude<Pattern, `${string}/:slug` | '/kit'>, string>> = pageLabels

/** Every route decides; a route without an entry here does not compile. */
const builders: Record<Pattern, (context: Context) => Data[]> = {
  '/': ({ publicUrl }) => [companyData(publicUrl), siteData(publicUrl)],
  '/services': (context) => [companyData(context.publicUrl), trail(context, names['/services'])],
  '/services/:slug': serviceData,
  '/case-studies': (context) => [trail(context, names['/case-studies'])],
  '/case-studies/:slug': caseStudyData,
  '/about': (context) => [companyData(context.publicUrl), trail(context, names['/about'])],
  '/resources': (context) => [
    faqData(),
    ...posts.map(postData(context)),
    trail(context, names['/resources']),
  ],
  '/contact': (context) => [companyData(context.publicUrl), trail(context, names['/contact'])],
  '/careers': (context) => [companyData(context.publicUrl), trail(context, names['/careers'])],
  '/privacy': (context) => [trail(context, names['/privacy'])],
  '/terms': (context) => [trail(context, names['/terms'])],
  '/cookies': (context) => [trail(context, names['/cookies'])],
  '/sitemap': (context) => [trail(context, names['/sitemap'])],
  '/kit': () => [],
}

/** The data of a page that exists, one entry per thing. */
export function pageData(pattern: Pattern, context: Context): Data[] {
  return builders[pattern](context)
}

function trail({ publicUrl, path }: Context, ...below: string[]): WithContext<BreadcrumbList> {
  const parts = path.split('/')
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [names['/'], ...below].map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + (parts.slice(0, index + 1).join('/') || '/'),
    })),
  }
}

function serviceData(context: Context): Data[] {
  const service = services.find(({ slug }) => slug === context.slug)
  if (!service) return []
  const data: WithContext<Service> = {
    '@context': CONTEXT,
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.description,
    url: context.publicUrl + context.path,
    image: context.publicUrl + shareImagePath(context.path),
    provider: { '@id': companyId(context.publicUrl) },
  }
  return [companyData(context.publicUrl), data, trail(context, names['/services'], service.title)]
}

function caseStudyData(context: Context): Data[] {
  const study = caseStudies.find(({ slug }) => slug === context.slug)
  if (!study) return []
  const data: WithContext<Article> = {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: study.title,
    description: study.excerpt,
    datePublished: study.isoDate,
    about: study.industry,
    mainEntityOfPage: context.publicUrl + context.path,
    image: context.publicUrl + shareImagePath(context.path),
    ...by(context),
  }
  return [data, trail(context, names['/case-studies'], study.title)]
}

const postData =
  (context: Context) =>
  ({
    id,
    title,
    excerpt,
    isoDate,
    category,
  }: (typeof posts)[number]): WithContext<BlogPosting> => ({
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: isoDate,
    articleSection: category,
    url: `${context.publicUrl}/resources#${id}`,
    image: `${context.publicUrl}${picturePath(id)}`,
    ...by(context),
  })

function by({ publicUrl }: Context) {
  const organization = {
    '@type': 'Organization' as const,
    '@id': companyId(publicUrl),
    name: company.name,
    url: `${publicUrl}/`,
  }
  return { author: organization, publisher: organization }
}

function faqData(): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faqs
      .filter(({ structured }) => structured)
      .map((faq) => ({
        '@type': 'Question',
        name: faq.question,
        acceptedAnswer: { '@type': 'Answer', text: linesOf(faq).join(' ') },
      })),
  }
}
