// Every fact about the company; everything that states one reads it from here. Hours and response times appear
// twice, as prose and at a glance: company.test.ts keeps the two in agreement.

interface Hours {
  label: string
  text: string
}

// Named, not counted: a line added to `hours` takes the place of no other.
export const officeHours: Hours = {
  label: 'Office',
  text: 'Monday–Friday, 8AM–6PM; closed on weekends',
}
export const helpdeskHours: Hours = { label: 'Helpdesk', text: 'Monday–Friday, 7am–7pm' }
/** The one line that may appear on its own: it invites a call at any hour. */
export const emergencyHours: Hours = { label: 'Emergency support', text: '24/7/365' }

export const company = {
  name: 'Cedarline IT',
  /** The short form that people use, a word with no other meaning: the chat recognizes both names. */
  shortName: 'Cedarline',
  legalName: 'Cedarline IT',
  blurb: 'Premier managed IT services provider with a focus on reliability and security.',
  address: {
    street: '1400 N Zang Blvd',
    suite: 'Suite 210',
    city: 'Dallas',
    state: 'Texas',
    stateCode: 'TX',
    zip: '75208',
    country: 'US',
    /** Of the office, in degrees. */
    coordinates: { latitude: 32.7566, longitude: -96.8253 },
  },
  phone: { text: '(214) 555-0142', href: 'tel:+12145550142' },
  email: { info: 'info@cedarline.example', support: 'support@cedarline.example' },
  /** How far around the middle of Dallas we work on site. */
  serviceRadiusMeters: 100_000,
  serviceCenter: { latitude: 32.7767, longitude: -96.797 },
  /** The office's time zone, as people and as machines name it: every time that is shown or sent is in it. */
  timeZone: 'Central Time',
  timeZoneId: 'America/Chicago',
  /** What the office's clocks are behind UTC at New Year, in hours. */
  newYearUtcLag: 6,
  /** The office's hours for machines; the text for people is `officeHours`. */
  officeWeek: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  },
  /** Every line of the hours, in the order in which they are listed. */
  hours: [officeHours, helpdeskHours, emergencyHours],
  responseTimes: {
    critical: 'acknowledged within 15 minutes, an engineer engaged within 30',
    high: 'within 1 hour',
    standard: 'within 4 business hours',
    low: 'by the next business day',
  },
  /** What each level of urgency means, wherever it is explained. */
  urgencyLevels: {
    critical: 'your business is at a standstill, or you suspect an attack',
    high: 'a team or an important system is down',
    standard: 'one person is held up, or there is a workaround',
    low: 'a question, a request or a plan',
  },
  /** The level that each choice of urgency in a form stands for (contract/choices.ts). */
  levelByUrgency: { critical: 'critical', high: 'high', medium: 'standard', low: 'low' },
  /** The same times at a glance; `share` is the length of the time's bar, in percent. */
  responseTimesAtAGlance: [
    { level: 'Critical', time: '15 min', detail: 'to acknowledge, 30 to an engineer', share: 8 },
    { level: 'High', time: '1 hour', detail: 'to a first answer', share: 30 },
    { level: 'Standard', time: '4 hours', detail: 'during business hours', share: 62 },
    { level: 'Low', time: 'Next business day', detail: 'at the latest', share: 100 },
  ],
  statistics: [
    { value: 98, suffix: '%', label: 'client satisfaction' },
    { value: 2500, suffix: '+', label: 'tickets resolved monthly' },
    { value: 99, suffix: '%', label: 'uptime' },
    { value: 34, suffix: '+', label: 'years of combined experience' },
  ],
  /** A network without a URL is shown but not linked. */
  social: [
    { name: 'Facebook', url: '' },
    { name: 'X', url: '' },
    { name: 'LinkedIn', url: '' },
    { name: 'Instagram', url: '' },
  ],
} as const

/**
 * Names of the facts that are still placeholders, as far as that is detectable: .example domains lead nowhere
 * (RFC 2606), and numbers from 555-0100 to 555-0199 are reserved for fiction. Names and streets are not checked.
 */
export function placeholders({ email, phone }: Contacts): string[] {
  const mailboxes = Object.entries(email).filter(([, address]) => address.endsWith('.example'))
  const dialed = /55501\d\d$/.test(phone.href.replace(/\D/g, ''))
  return [...mailboxes.map(([name]) => `email.${name}`), ...(dialed ? ['phone'] : [])]
}

interface Contacts {
  email: Readonly<Record<string, string>>
  phone: { href: string }
}

/** The address on one line. */
export function addressLine(): string {
  const { street, suite, city, state, zip } = company.address
  return `${street}, ${suite}, ${city}, ${state} ${zip}`
}

/** Hours with the time zone, if they contain a clock time: around the clock is the same in every zone. */
export function hoursInZone({ text }: Hours): string {
  return /\d\s?[ap]\.?m/i.test(text) ? `${text} (${company.timeZone})` : text
}
