// The mail that notifies the team of a lead, with everything known about it, so that nobody has to look it up.
import { company } from '../../src/content/company'
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
import { kindWords } from '../messages/kind-words'
import { responseTime } from '../messages/response-time'
import type { StoredLead } from '../submissions/stored-lead'
import { composeBody, type Row } from './compose-body'
import type { Mail } from './mailer'
import { oneLine } from './one-line'
import { senderOf } from './sender-of'
import { teamInboxes } from './team-inboxes'

// Created once: creating it takes longer than composing the rest of a mail.
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: company.timeZoneId,
  dateStyle: 'full',
  timeStyle: 'short',
})

type MailEnv = Pick<Env, 'MAIL_FROM' | 'TEAM_EMAIL' | 'teamEmailByService'>

export function teamMail(lead: StoredLead, env: MailEnv): Mail {
  const { label, arrived } = kindWords[lead.kind]
  const promised = responseTime(lead)
  const person = [lead.name, lead.company].map(oneLine).filter(Boolean).join(', ')
  const urgency = urgencyWord(lead)
  const kind = urgency ? `${urgency} ${label.toLowerCase()}` : label
  const body = composeBody({
    title: `${arrived} ${lead.reference}`,
    label: kind,
    tone: isCritical(lead) ? 'urgent' : 'calm',
    preheader: [promised && `Promised response: ${promised}.`, oneLine(lead.message)]
      .join(' ')
      .trim(),
    paragraphs: promised ? [`Promised response: ${promised}.`] : [],
    rows: [
      ...typed(lead),
      ['SMS consent', lead.sms_consent ? 'yes' : 'no'],
      ['Received', `${clock.format(lead.received_at)} ${company.timeZone}`],
      ["Sent, by the sender's clock", clientTime(lead)],
      ['Sent from page', lead.source.page ?? 'unknown'],
      ['Service in the link', linkedService(lead)],
      ['Came from', lead.source.referrer ?? ''],
      ...Object.entries(lead.source.utm),
      ['Reference', lead.reference],
    ],
  })
  return {
    from: senderOf(env),
    to: teamInboxes(lead.service, env),
    replyTo: { name: oneLine(lead.name), address: lead.email },
    subject: `[${kind}] ${topic(lead)}${person} (${lead.reference})`,
    ...(isCritical(lead) ? { priority: 'high' as const } : {}),
    ...body,
  }
}

/** '' for a form without a time of its own, such as one sent without JavaScript: its column holds our own time. */
function clientTime({ created_at, received_at }: StoredLead): string {
  return created_at === received_at.toISOString() ? '' : created_at
}

/** The service that the link to the form named: several services share one choice of its list. */
function linkedService({ source }: StoredLead): string {
  return services.find(({ slug }) => slug === source.service)?.title ?? ''
}

/** The visitor's fields, in the order of the forms. Fields that a form does not have are omitted. */
const rows: Readonly<Record<TypedField, (typed: string) => Row>> = {
  name: (name) => ['Name', name],
  email: (email) => ['Email', email, writable(email)],
  phone: (phone) => ['Phone', phone, callable(phone)],
  company: (company) => ['Company', company],
  service: (service) => ['Service', serviceLabel(service)],
  urgency: (urgency) => ['Urgency', labelOf(urgencyChoices, urgency) ?? urgency],
  position: (position) => ['Position', labelOf(positionChoices, position) ?? position],
  experience: (years) => ['Experience', labelOf(experienceChoices, years) ?? years],
  resume: (resume) => ['Resume', resume, webAddress(resume)],
  message: (message) => ['Message', message],
}

function typed(lead: StoredLead): Row[] {
  const fields = Object.keys(rows) as TypedField[]
  return fields.map((field) => rows[field](lead[field]))
}

function isCritical({ urgency }: StoredLead): boolean {
  return urgency === 'critical'
}

/** The first word of the urgency's label: 'Critical' of 'Critical - Emergency'. */
function urgencyWord({ urgency }: StoredLead): string {
  return labelOf(urgencyChoices, urgency)?.split(' ')[0] ?? ''
}

/** The topic for the subject: a service or a position, unless the kind's label already says it. */
function topic({ kind, service, position }: StoredLead): string {
  const about = position ? (labelOf(positionChoices, position) ?? position) : serviceLabel(service)
  return about.trim() && about !== kindWords[kind].label ? `${oneLine(about)}: ` : ''
}

function writable(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
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
