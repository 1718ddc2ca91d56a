// The one text message we send: an acknowledgement of a request just made.
import { company } from '../../src/content/company'
import type { Lead } from '../deliveries/load-lead'

/** At most two segments (2 × 153 characters of GSM 7-bit): nothing a stranger typed is in it. */
export function acknowledgement({ reference }: Pick<Lead, 'reference'>): string {
  const { name, phone } = company
  return (
    `${name}: we have received your request ${reference} and will get back to you ` +
    `${company.responseTimes.standard}. Urgent? Call ${phone.text}. ` +
    'Reply STOP to opt out, HELP for help.'
  )
}
