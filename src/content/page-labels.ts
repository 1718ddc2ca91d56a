// The label of each standalone page wherever it is listed: navigation, footer, sitemap.

export const pageLabels = {
  '/': 'Home',
  '/services': 'Services',
  '/about': 'About',
  '/resources': 'Resources',
  '/case-studies': 'Case Studies',
  '/contact': 'Contact',
  '/careers': 'Careers',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/cookies': 'Cookie Policy',
  '/sitemap': 'Sitemap',
} as const

export type LabeledPath = keyof typeof pageLabels

/** The pages as links, in the order given. */
export function labeled(...paths: LabeledPath[]): { label: string; to: LabeledPath }[] {
  return paths.map((to) => ({ label: pageLabels[to], to }))
}
