// The mail that tells the team about a lead: everything known, so that nobody has to look it up.

import { company } from '../../src/content/company'
import { serviceLabel } from '../../src/contract/choices'
import type { Env } from '../../src/node/env'
import type { Lead } from '../deliveries/load-lead'
import { composeBody } from './compose-body'
import { type Mail, parseAddress } from './mailer'
import { senderOf } from './sender-of'

type MailEnv = Pick<Env, 'MAIL_FROM' | 'TEAM_EMAIL' | 'teamEmailByService'>

const LONGEST_SUBJECT_PART = 60

export function teamMail(lead: Lead, env: MailEnv): Mail {
  const service = serviceLabel(lead.service)
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
    title: `New contact message ${lead.reference}`,
    paragraphs: [`Promised answer: ${company.responseTimes.standard}.`],
    rows: [
      ['Name', lead.name],
      ['Email', lead.email],
      ['Phone', lead.phone],
      ['Company', lead.company],
      ['Service', service],
      ['Message', lead.message],
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
    subject: `[Contact] ${oneLine(service)}: ${person} (${lead.reference})`,
    ...body,
  }
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
