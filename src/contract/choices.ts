// The choice lists: the value that is sent, and the label that is shown.

export interface Choice {
  value: string
  label: string
}

export const serviceChoices: readonly Choice[] = [
  { value: 'helpdesk', label: 'Helpdesk Support' },
  { value: 'security', label: 'Security Services' },
  { value: 'network', label: 'Network Services' },
  { value: 'cloud', label: 'Cloud Solutions' },
  { value: 'consulting', label: 'IT Consulting' },
]

/** A consultation also covers the subjects of the case studies. */
export const consultationChoices: readonly Choice[] = [
  ...serviceChoices,
  { value: 'web-design', label: 'Web Design' },
  { value: 'digital-marketing', label: 'Digital Marketing' },
]

export const urgencies = ['low', 'medium', 'high', 'critical'] as const
export type Urgency = (typeof urgencies)[number]

export const urgencyChoices: readonly (Choice & { value: Urgency })[] = [
  { value: 'low', label: 'Low - Planning Phase' },
  { value: 'medium', label: 'Medium - Needed Soon' },
  { value: 'high', label: 'High - Urgent Issue' },
  { value: 'critical', label: 'Critical - Emergency' },
]

export const positionChoices: readonly Choice[] = [
  { value: 'helpdesk', label: 'Helpdesk Technician' },
  { value: 'network', label: 'Network Engineer' },
  { value: 'security', label: 'Security Specialist' },
  { value: 'sysadmin', label: 'Systems Administrator' },
  { value: 'developer', label: 'Software Developer' },
  { value: 'pm', label: 'Project Manager' },
  { value: 'sales', label: 'Account Executive' },
  { value: 'other', label: 'Other' },
]

export const experienceChoices: readonly Choice[] = ['0-1', '1-3', '3-5', '5-10', '10+'].map(
  (value) => ({ value, label: `${value} years` }),
)

/** Value of `service` in the chat's submissions. */
export const CHAT_INQUIRY = 'Chat Inquiry'
/** Value of the `service` column in a newsletter subscription's row. */
export const NEWSLETTER = 'Newsletter'
/** Value of `company` in a newsletter subscription. */
export const NEWSLETTER_COMPANY = 'Newsletter Subscriber'

/** Service page slug to select value, so `/contact?service=security-services` presets the select. */
export const serviceBySlug: Readonly<Record<string, string>> = {
  'helpdesk-support': 'helpdesk',
  'security-services': 'security',
  'network-services': 'network',
  'cloud-solutions': 'cloud',
  'web-design': 'consulting',
  'digital-marketing': 'consulting',
}

/** The select value for a service page's slug; '' for an unknown slug. */
export function presetService(slug: string, choices: readonly Choice[] = serviceChoices): string {
  if (!Object.hasOwn(serviceBySlug, slug)) return ''
  // A list that contains the service itself needs no substitute for it.
  return labelOf(choices, slug) ? slug : (serviceBySlug[slug] ?? '')
}

/** The label of a value in a list; undefined for a value outside the list. */
export function labelOf(choices: readonly Choice[], value: string): string | undefined {
  return choices.find((choice) => choice.value === value)?.label
}

/** The label of a service value, in whatever case it was sent; undefined for a value outside the lists. */
export function ownServiceLabel(value: string): string | undefined {
  return labelOf(consultationChoices, value.trim().toLowerCase())
}

/** As `ownServiceLabel`, but a value outside the lists is its own label. */
export function serviceLabel(value: string): string {
  return ownServiceLabel(value) ?? value
}
