// The main navigation and the footer's columns, in their order.

export interface NavItem {
  label: string
  to: string
}

export const mainNav: readonly NavItem[] = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
  { label: 'About', to: '/about' },
  { label: 'Resources', to: '/resources' },
  { label: 'Case Studies', to: '/case-studies' },
  { label: 'Contact', to: '/contact' },
]

export const companyNav: readonly NavItem[] = [
  { label: 'About', to: '/about' },
  { label: 'Careers', to: '/careers' },
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

export const legalNav: readonly NavItem[] = [
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Terms of Service', to: '/terms' },
  { label: 'Cookie Policy', to: '/cookies' },
  { label: 'Sitemap', to: '/sitemap' },
]

/** An item is current on its own page and, but for Home, on every page below it. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  return pathname === item.to || (item.to !== '/' && pathname.startsWith(`${item.to}/`))
}
