// The mail that tells the team about a lead: everything known, so that nobody has to look it up.

import { company } from '../../src/content/company'
import {
  experienceChoices,
  labelOf,
  positionChoices,
  serviceLabel,
  urgencyChoices,
} from '../../src/contract/choices'
import type { Env } from '../../src/node/env'
import type { Lead } from '../deliveries/load-lead'
import { responseTime } from '../response-time'
import { composeBody, type Row } from './compose-body'
import { kindWords } from './kind-words'
import { type Mail, parseAddress } from './mailer'
import { senderOf } from './sender-of'

type MailEnv = Pick<Env, 'MAIL_FROM' | 'TEAM_EMAIL' | 'teamEmailByService'>

const LONGEST_SUBJECT_PART = 60

export function teamMail(lead: Lead, env: MailEnv): Mail {
  const { label, arrived } = kindWords[lead.kind]
  const promised = responseTime(lead)
  const person = [lead.name, lead.company]
    .filter((part) => part.trim())
    .map(oneLine)
    .join(', ')
  const received = lead.received_at.toLocaleString('en-US', {
    timeZone: 'America/Chicago',
    dateStyle: 'full',
    timeStyle: 'short',
  })
  const body = composeBody({
    title: `${arrived} ${lead.reference}`,
    paragraphs: promised ? [`Promised answer: ${promised}.`] : [],
    rows: [
      ...typed(lead),
      ['SMS consent', lead.sms_consent ? 'yes' : 'no'],
      ['Received', `${received} ${company.timeZone}`],
      ['Sent from page', lead.source.page ?? 'unknown'],
      ...Object.entries(lead.source.utm),
      ['Reference', lead.reference],
    ],
  })
  return {
    from: senderOf(env),
    to: recipients(lead.service, env),
    replyTo: { name: oneLine(lead.name), address: lead.email },
    subject: `[${[urgencyWord(lead), label].filter(Boolean).join(' ')}] ${topic(lead)}${person} (${lead.reference})`,
    ...(lead.urgency === 'critical' ? { priority: 'high' as const } : {}),
    ...body,
  }
}

/** What was typed, in the order of the forms. A form has some of these; the others stay out. */
function typed(lead: Lead): Row[] {
  const { position, experience, resume } = lead
  return [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Company', lead.company],
    ['Service', serviceLabel(lead.service)],
    ['Urgency', labelOf(urgencyChoices, lead.urgency) ?? lead.urgency],
    ['Position', labelOf(positionChoices, position) ?? position],
    ['Experience', labelOf(experienceChoices, experience) ?? experience],
    ['Resume', resume, webAddress(resume)],
    ['Message', lead.message],
  ]
}

/** The first word of the urgency's label: 'Critical' of 'Critical - Emergency'. */
function urgencyWord({ urgency }: Lead): string {
  return labelOf(urgencyChoices, urgency)?.split(' ')[0] ?? ''
}

/** What it is about, for the subject: a service or a position. */
function topic({ service, position }: Lead): string {
  const about = position ? (labelOf(positionChoices, position) ?? position) : serviceLabel(service)
  return about.trim() ? `${oneLine(about)}: ` : ''
}

/** Only an http(s) link is made clickable (decisions.md, Forms). */
function webAddress(text: string): string | undefined {
  const address = text.trim()
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
}

function recipients(service: string, { TEAM_EMAIL, teamEmailByService }: MailEnv) {
  const key = service.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  const list = teamEmailByService[key] ?? TEAM_EMAIL ?? [company.email.info]
  return list.map(parseAddress)
}

/** Header text: one line and not too long. nodemailer encodes the rest. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SUBJECT_PART)
}
