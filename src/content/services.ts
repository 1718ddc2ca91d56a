// The services, in the order of the route table.

export type ServiceSlug =
  | 'web-design'
  | 'digital-marketing'
  | 'helpdesk-support'
  | 'security-services'
  | 'network-services'
  | 'cloud-solutions'

export interface Service {
  slug: ServiceSlug
  title: string
  description: string
  icon: 'palette' | 'headset' | 'shield' | 'network' | 'cloud' | 'line-chart'
}

export const services: readonly Service[] = [
  {
    slug: 'web-design',
    title: 'Web Design',
    description: 'Fast, accessible websites that your own team can keep up to date.',
    icon: 'palette',
  },
  {
    slug: 'digital-marketing',
    title: 'Digital Marketing',
    description: 'Search, content and campaigns, measured by the inquiries they bring.',
    icon: 'line-chart',
  },
  {
    slug: 'helpdesk-support',
    title: 'Helpdesk Support',
    description: 'People who pick up, know your setup and stay until it works.',
    icon: 'headset',
  },
  {
    slug: 'security-services',
    title: 'Security Services',
    description: 'Protection for accounts, devices and data, and people to call when it counts.',
    icon: 'shield',
  },
  {
    slug: 'network-services',
    title: 'Network Services',
    description: 'Wired, wireless and site-to-site networks you can rely on.',
    icon: 'network',
  },
  {
    slug: 'cloud-solutions',
    title: 'Cloud Solutions',
    description: 'Cloud moves that are planned, rehearsed and reversible.',
    icon: 'cloud',
  },
]
