// The company as schema.org data.
import type { LocalBusiness, WebSite, WithContext } from 'schema-dts'
import { company } from '../../content/company'
import { services } from '../../content/services'
import { shareImagePath } from '../../head/page-tags'

/** The company's `@id` in all structured data of the site. */
export const companyId = (publicUrl: string) => `${publicUrl}/#organization`

/** Both types, because consumers may look for either one. The TypeScript types know only one. */
const KINDS = ['Organization', 'LocalBusiness'] as unknown as 'LocalBusiness'

export function companyData(publicUrl: string): WithContext<LocalBusiness> {
  const { address } = company
  const profiles = company.social.map(({ url }) => url as string).filter((url) => url !== '')
  return {
    '@context': 'https://schema.org',
    '@type': KINDS,
    '@id': companyId(publicUrl),
    name: company.name,
    legalName: company.legalName,
    description: company.blurb,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    image: publicUrl + shareImagePath('/'),
    telephone: company.phone.href.replace('tel:', ''),
    email: company.email.info,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.suite}`,
      addressLocality: address.city,
      addressRegion: address.stateCode,
      postalCode: address.zip,
      addressCountry: address.country,
    },
    ...placeAndTime(),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: company.phone.href.replace('tel:', ''),
        email: company.email.support,
        areaServed: address.country,
        availableLanguage: 'English',
      },
    ],
    knowsAbout: services.map(({ title }) => title),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

/** Location, service area and office hours. */
function placeAndTime() {
  const { address, serviceCenter, serviceRadiusMeters, officeWeek } = company
  return {
    geo: { '@type': 'GeoCoordinates' as const, ...address.coordinates },
    areaServed: {
      '@type': 'GeoCircle' as const,
      geoMidpoint: { '@type': 'GeoCoordinates' as const, ...serviceCenter },
      geoRadius: String(serviceRadiusMeters),
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: officeWeek.days.map((day) => `https://schema.org/${day}` as const),
      opens: officeWeek.opens,
      closes: officeWeek.closes,
    },
  }
}

export function siteData(publicUrl: string): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: company.name,
    url: `${publicUrl}/`,
    inLanguage: 'en-US',
    publisher: { '@id': companyId(publicUrl) },
  }
}
