// The one text message we send: an acknowledgement of what was just sent to us.
import { company } from '../../src/content/company'
import type { Lead } from '../deliveries/lead'
import { kindWords } from '../mail/kind-words'
import { responseTime } from '../response-time'

/** At most two segments (2 × 153 characters of GSM 7-bit): nothing a stranger typed is in it. */
export function acknowledgement(lead: Pick<Lead, 'kind' | 'urgency' | 'reference'>): string {
  return (
    `${company.name}: we have received your ${kindWords[lead.kind].what} ${lead.reference}${next(lead)} ` +
    'Msg & data rates may apply. Reply STOP to opt out, HELP for help.'
  )
}

/** What is not answered by the clock cannot be urgent either. */
function next(lead: Pick<Lead, 'kind' | 'urgency'>): string {
  const time = responseTime(lead)
  if (!time) return '.'
  const promise =
    time === company.responseTimes.critical
      ? `. Critical issues: ${time}.`
      : ` and will get back to you ${time}.`
  return `${promise} Urgent? Call ${company.phone.text}.`
}
