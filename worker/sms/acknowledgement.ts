// The one text message we send: an acknowledgement of a request just made.
import { company } from '../../src/content/company'
import type { Lead } from '../deliveries/lead'
import { responseTime } from '../response-time'

/** At most two segments (2 × 153 characters of GSM 7-bit): nothing a stranger typed is in it. */
export function acknowledgement(lead: Pick<Lead, 'kind' | 'urgency' | 'reference'>): string {
  const { name, phone } = company
  return (
    `${name}: we have received your request ${lead.reference}${next(lead)} ` +
    `Urgent? Call ${phone.text}. Reply STOP to opt out, HELP for help.`
  )
}

function next(lead: Pick<Lead, 'kind' | 'urgency'>): string {
  const time = responseTime(lead)
  if (time === company.responseTimes.critical) return `. It is ${time}.`
  return time ? ` and will get back to you ${time}.` : '.'
}
