// The confirmation mail to the prospect. Of the visitor's free text it repeats only a first name made of letters.
import { addressLine, company, emergencyHours, hoursInZone } from '../../src/content/company'
import { ownServiceLabel } from '../../src/contract/choices'
import type { Env } from '../../src/node/env'
import { kindWords } from '../messages/kind-words'
import { responseTime } from '../messages/response-time'
import type { StoredLead } from '../submissions/stored-lead'
import { composeBody, type Note, type Row } from './compose-body'
import type { Mail } from './mailer'
import { senderOf } from './sender-of'

const MAX_NAME_LENGTH = 40
/** Forms of address, which are not first names: nobody is thanked as 'Mr'. */
const ADDRESS = /^(?:mrs?|ms|miss|mx|sir|madam|dr|doctor|prof|professor|se[nñ]ora?)$/i

/** @param unsubscribe the newsletter's unsubscribe URL; null for every other kind of mail */
export function prospectMail(
  lead: StoredLead,
  env: Pick<Env, 'MAIL_FROM'>,
  unsubscribe: string | null = null,
): Mail {
  const first = firstName(lead.name)
  const { title, subject } = headings(lead)
  const { next } = kindWords[lead.kind]
  // Only a service from our own list: free text would carry a stranger's words to a third party.
  const service = ownServiceLabel(lead.service)
  const { name, phone, hours } = company
  const body = composeBody({
    title: `Thank you${first ? `, ${first}` : ''}. ${title}`,
    paragraphs: [next(lead, service ? ` about ${service}` : ''), ...inAHurry(lead)],
    rows: [
      ['Your reference', lead.reference],
      ...hours.map((each): Row => [each.label, hoursInZone(each)]),
      ['Phone', phone.text, phone.href],
      ['Address', addressLine()],
    ],
    notes: notes(unsubscribe),
  })
  return {
    from: senderOf(env),
    to: [{ name: '', address: lead.email }],
    replyTo: { name, address: company.email.support },
    subject,
    ...(unsubscribe === null ? {} : { unsubscribe }),
    ...body,
  }
}

/** A subscription takes effect immediately, so its confirmation does not promise a reply. */
function headings({ kind, reference }: StoredLead): { title: string; subject: string } {
  const { name } = company
  if (kind === 'newsletter') {
    return {
      title: 'You are subscribed to our newsletter.',
      subject: `You are subscribed to the ${name} newsletter (${reference})`,
    }
  }
  const { what } = kindWords[kind]
  return {
    title: `Your ${what} has reached us.`,
    subject: `${name}: we have received your ${what} (${reference})`,
  }
}

/** The emergency line, only for kinds with a promised response time. */
function inAHurry(lead: StoredLead): string[] {
  return responseTime(lead)
    ? [
        `If it cannot wait, call ${company.phone.text}: emergency support answers ${emergencyHours.text}.`,
      ]
    : []
}

function notes(unsubscribe: string | null): Note[] {
  const mistaken =
    'If you did not write to us, someone entered your address by mistake, and you can ignore this email.'
  if (unsubscribe === null) return [{ text: mistaken }]
  return [
    {
      text: 'Did you not subscribe, or have you changed your mind?',
      link: { text: 'Unsubscribe', address: unsubscribe },
    },
  ]
}

/**
 * Letters that look like a space (fillers and a joiner) or like punctuation (the tones of Lisu): with them, one word
 * could be a sentence.
 */
const DISGUISED = /[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ua4f8-\ua4fd]/u

/** The first word of a name if it consists of letters only and is not a form of address, else ''. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  const isName = /^[\p{L}\p{M}]+$/u.test(first) && !DISGUISED.test(first) && !ADDRESS.test(first)
  return isName && first.length <= MAX_NAME_LENGTH ? first : ''
}
