// The main navigation and the footer's columns, in their order.
import { labeled } from '../content/page-labels'

export interface NavItem {
  label: string
  to: string
}

export const mainNav: readonly NavItem[] = labeled(
  '/',
  '/services',
  '/about',
  '/resources',
  '/case-studies',
  '/contact',
)

export const companyNav: readonly NavItem[] = [
  ...labeled('/about', '/careers'),
  { label: 'News & Press', to: '/resources#blog' },
  { label: 'Contact Us', to: '/contact' },
]

export const resourcesNav: readonly NavItem[] = [
  { label: 'Blog', to: '/resources#blog' },
  { label: 'Knowledge Base', to: '/resources#knowledge-base' },
  { label: 'Case Studies', to: '/resources#case-studies' },
  { label: 'Webinars', to: '/resources#webinars' },
  { label: 'FAQs', to: '/resources#faqs' },
]

export const legalNav: readonly NavItem[] = labeled('/privacy', '/terms', '/cookies', '/sitemap')

/** An item is current on its own page and, except for Home, on every page below it. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  return pathname === item.to || (item.to !== '/' && pathname.startsWith(`${item.to}/`))
}
