// THE table of pages: path, page, and what machines are told about it. Navigation, not-found, titles
// and canonical links derive from it.
import type { ComponentType } from 'react'
import { company } from './content/company'
import { ContactPage } from './pages/contact/contact-page'
import { HomePage } from './pages/home/home-page'
import { NotFoundPage } from './pages/not-found/not-found-page'

export interface Route {
  path: string
  Page: ComponentType
  title: string
  description: string
  keywords: string
}

export const routes: readonly Route[] = [
  {
    path: '/',
    Page: HomePage,
    title: `${company.name} | Managed IT services in Dallas, Texas`,
    description: `Helpdesk, security, networks, cloud and web design for businesses in Dallas. Critical issues: ${company.responseTimes.critical}.`,
    keywords: 'managed IT services, Dallas IT support, helpdesk, cybersecurity, cloud, network',
  },
  {
    path: '/contact',
    Page: ContactPage,
    title: `Contact | ${company.name}`,
    description: `Write to ${company.name} or call ${company.phone.text}. A person answers ${company.responseTimes.standard}; emergency support is there ${company.hours[2].text}.`,
    keywords: 'contact, IT support Dallas, managed services enquiry',
  },
]

export const notFound: Omit<Route, 'path'> = {
  Page: NotFoundPage,
  title: `404 - Page Not Found | ${company.name}`,
  description: "The page you're looking for doesn't exist or has been moved.",
  keywords: '',
}

/** The page at exactly this path, or null. */
export function findRoute(path: string): Route | null {
  return routes.find((route) => route.path === path) ?? null
}
