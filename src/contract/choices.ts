// The choice lists of the specification (section 3): what is sent, and what a person reads.

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

/** What the chat sends as its service (specification, section 3). */
export const CHAT_INQUIRY = 'Chat Inquiry'

/** Service page slug to select value, so `/contact?service=security-services` presets the select. */
export const serviceBySlug: Readonly<Record<string, string>> = {
  'helpdesk-support': 'helpdesk',
  'security-services': 'security',
  'network-services': 'network',
  'cloud-solutions': 'cloud',
  'web-design': 'consulting',
  'digital-marketing': 'consulting',
}

/** The label of a service value; a text outside the list stands for itself. */
export function serviceLabel(value: string): string {
  return serviceChoices.find((choice) => choice.value === value)?.label ?? value
}
