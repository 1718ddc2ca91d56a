// The mail that notifies the team of a lead, with everything known about it, so that nobody has to look it up.
import { services } from '../../src/content/services'
import {
  experienceChoices,
  labelOf,
  positionChoices,
  serviceLabel,
  urgencyChoices,
} from '../../src/contract/choices'
import type { TypedField } from '../../src/contract/submission'
import type { Env } from '../../src/node/env'
import { normalizePhone } from '../../src/node/phone'
import { age } from '../messages/age'
import { kindLabel, kindWords } from '../messages/kind-words'
import { isLate, officeClock } from '../messages/received-time'
import { responseTime } from '../messages/response-time'
import type { StoredLead } from '../submissions/stored-lead'
import { isUrgent } from '../submissions/urgent'
import { composeBody, type Row } from './compose-body'
import type { Mail } from './mailer'
import { isRightToLeft, linePart, oneLine } from './one-line'
import { prospectSubject } from './prospect-mail'
import { senderOf } from './sender-of'
import { teamInboxes } from './team-inboxes'

type MailEnv = Pick<Env, 'MAIL_FROM' | 'TEAM_EMAIL' | 'teamEmailByService'>

/** @param now the time of sending: a late mail says how old the lead is */
export function teamMail(lead: StoredLead, env: MailEnv, now = new Date()): Mail {
  const parts = [lead.name, lead.company].filter((part) => oneLine(part) !== '')
  // Thunderbird and Claws ignore a mark between two right-to-left parts, and show the second one first.
  const person = parts.map(linePart).join(parts.every(isRightToLeft) ? ' at ' : ', ')
  const label = kindLabel(lead)
  const late = lateness(lead, now)
  const promised = responseTime(lead)
  const body = composeBody({
    title: `${kindWords[lead.kind].arrived} ${lead.reference}`,
    label,
    tone: isUrgent(lead) ? 'urgent' : 'calm',
    button: isUrgent(lead) ? callButton(lead) : undefined,
    // What tells this lead from others: an inbox shows about 90 characters.
    preheader: [late, oneLine(lead.phone), oneLine(lead.message)].filter(Boolean).join(' · '),
    paragraphs: [late, promised && `Promised response: ${promised}.`].filter(Boolean),
    rows: [
      ...typed(lead),
      ['SMS consent', lead.sms_consent ? 'yes' : 'no'],
      ['Received', officeClock(lead.received_at)],
      ["Sent, by the sender's clock", clientTime(lead)],
      ['Sent from page', lead.source.page ?? 'unknown'],
      ['Service in the link', linkedService(lead)],
      ['Came from', lead.source.referrer ?? ''],
      ...Object.entries(lead.source.utm),
      ['Reference', lead.reference],
    ],
  })
  const topic = [person, topicOf(lead)].filter(Boolean).join(': ')
  return {
    from: senderOf(env),
    to: teamInboxes(lead.service, env),
    replyTo: { name: oneLine(lead.name), address: lead.email },
    subject: `[${label}] ${topic} (${lead.reference})`,
    ...(lead.urgency === 'critical' ? { priority: 'high' as const } : {}),
    ...body,
  }
}

function lateness({ received_at }: StoredLead, now: Date): string {
  if (!isLate(received_at, now)) return ''
  return `Received ${age(now.getTime() - received_at.getTime())} ago, on ${officeClock(received_at)}.`
}

/** '' for a form without a time of its own, such as one sent without JavaScript: its column holds our own time. */
function clientTime({ created_at, received_at }: StoredLead): string {
  if (created_at === received_at.toISOString()) return ''
  const time = new Date(created_at)
  return Number.isNaN(time.getTime()) ? created_at : `${officeClock(time)} (${created_at})`
}

/** The service that the link to the form named: several services share one choice of its list. */
function linkedService({ source }: StoredLead): string {
  return services.find(({ slug }) => slug === source.service)?.title ?? ''
}

/** The visitor's fields, in the order of the forms. Fields that a form does not have are omitted. */
const rows: Readonly<Record<TypedField, (typed: string, lead: StoredLead) => Row>> = {
  name: (name) => ['Name', unbroken(name)],
  email: (email, lead) => ['Email', email, writable(email, lead)],
  phone: (phone) => ['Phone', unbroken(phone), callable(phone)],
  company: (company) => ['Company', unbroken(company)],
  service: (service) => ['Service', unbroken(serviceLabel(service))],
  urgency: (urgency) => ['Urgency', unbroken(labelOf(urgencyChoices, urgency) ?? urgency)],
  position: (position) => ['Position', unbroken(labelOf(positionChoices, position) ?? position)],
  experience: (years) => ['Experience', unbroken(labelOf(experienceChoices, years) ?? years)],
  resume: (resume) => ['Resume', unbroken(resume), webAddress(resume)],
  message: (message) => ['Message', message],
}

function typed(lead: StoredLead): Row[] {
  const fields = Object.keys(rows) as TypedField[]
  return fields.map((field) => rows[field](lead[field], lead))
}

/** In the plain text, a second line of a name could pass for a field of ours. */
function unbroken(text: string): string {
  return text.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]\s*/g, ' ')
}

/** A phone's mail program dials at a touch. Undefined without a number that can be dialed. */
function callButton({ phone }: StoredLead): { text: string; address: string } | undefined {
  const address = callable(phone)
  return address ? { text: `Call ${unbroken(phone)}`, address } : undefined
}

/** The topic for the subject: a service or a position, unless the kind's label already says it. */
function topicOf({ kind, service, position }: StoredLead): string {
  const about = position ? (labelOf(positionChoices, position) ?? position) : serviceLabel(service)
  return about === kindWords[kind].label ? '' : linePart(about)
}

/** A new mail to the prospect, with the subject of a reply to our confirmation: it joins the same conversation. */
function writable(email: string, lead: StoredLead): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${prospectSubject(lead)}`)}`
}

/** A tel: link for the number, or undefined. Digits alone would dial a wrong number if it has an extension. */
function callable(phone: string): string | undefined {
  return normalizePhone(phone)?.uri
}

/** Only http(s) links are made clickable: a visitor typed them, and the team opens them. */
function webAddress(text: string): string | undefined {
  const address = text.trim()
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
}
