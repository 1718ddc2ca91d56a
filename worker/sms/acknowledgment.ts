// The only text message that is no reply to one: an acknowledgment of a submission just received.
import { company } from '../../src/content/company'
import { kindWords } from '../messages/kind-words'
import { responseTime } from '../messages/response-time'
import type { StoredLead } from '../submissions/stored-lead'

/** At most two segments (2 × 153 characters of GSM 7-bit). Contains nothing that a visitor typed. */
export function acknowledgment(lead: Pick<StoredLead, 'kind' | 'urgency' | 'reference'>): string {
  return (
    `${company.name}: we have received your ${kindWords[lead.kind].what} ${lead.reference}${next(lead)} ` +
    'Msg & data rates may apply. Reply STOP to opt out, HELP for help.'
  )
}

/** The promise and the phone number, only for kinds with a promised response time. */
function next(lead: Pick<StoredLead, 'kind' | 'urgency'>): string {
  const time = responseTime(lead)
  if (!time) return '.'
  const promise =
    time === company.responseTimes.critical
      ? `. Critical issues: ${time}.`
      : ` and will get back to you ${time}.`
  return `${promise} Urgent? Call ${company.phone.text}.`
}
