// What the operator of a site that visitors can reach has probably forgotten to tell the worker. Nothing fails without
// it: messages are recorded as sent, and reach nobody.
import { company } from '../src/content/company'
import { splitAddress } from '../src/contract/email-address'
import type { Env } from '../src/node/env'
import { isLocal } from '../src/node/is-local'
import { isTrial } from '../src/node/is-trial'
import type { Log } from '../src/node/log'
import { parseAddress } from './mail/mailer'
import { senderOf } from './mail/sender-of'
import { unusedInboxes } from './mail/team-inboxes'

type SettingEnv = Pick<
  Env,
  | 'NODE_ENV'
  | 'PUBLIC_URL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'TEAM_EMAIL'
  | 'teamEmailByService'
  | 'TWILIO_ACCOUNT_SID'
>

interface SettingWarning {
  variable: string
  text: string
}

/** The docker-compose.yml service that accepts every mail and forwards none. */
const CATCHER = 'mailpit'

/** Domains that nobody can own (RFC 2606): those of the placeholder company, and of `.env.example`. */
const NOWHERE = /(?:^|\.)(?:example|invalid|example\.(?:com|net|org))$/i

const UNUSED =
  'no form of the site offers this service: this inbox gets only leads that name it through the API'

export function warnOfSettings(env: SettingEnv, log: Pick<Log, 'warn'>): void {
  for (const variable of unusedInboxes(env)) log.warn({ variable }, UNUSED)
  for (const { variable, text } of settingWarnings(env)) log.warn({ variable }, text)
}

/** One for each variable that is missing, a placeholder, or set wrongly; none for a site that somebody tries out. */
function settingWarnings(env: SettingEnv): SettingWarning[] {
  if (isTrial(env)) return []
  const { PUBLIC_URL, SMTP_URL, TWILIO_ACCOUNT_SID } = env
  const warnings: SettingWarning[] = []
  if (isLocal(PUBLIC_URL)) {
    warnings.push({
      variable: 'PUBLIC_URL',
      text: 'PUBLIC_URL is not set for this worker, or names this machine: the links in emails, also those to unsubscribe, lead nowhere',
    })
  }
  if (!SMTP_URL || new URL(SMTP_URL).hostname === CATCHER) {
    warnings.push({
      variable: 'SMTP_URL',
      text: 'SMTP_URL is not set, or is Mailpit: emails go to files or Mailpit, are recorded as sent, and are not delivered',
    })
  }
  for (const variable of placeholderInboxes(env)) {
    warnings.push({
      variable,
      text: `${variable} is not set, or is a placeholder: leads are sent to a mailbox that does not exist`,
    })
  }
  const sender = senderOf(env).address
  if (leadsNowhere(sender)) {
    warnings.push({
      variable: 'MAIL_FROM',
      text: 'MAIL_FROM is not set, or is a placeholder: mail servers reject emails of a sender that does not exist',
    })
  } else if (isInbox(sender, env)) {
    warnings.push({
      variable: 'MAIL_FROM',
      text: `${env.MAIL_FROM ? 'MAIL_FROM' : 'MAIL_FROM is not set, and its default'} is a team inbox: Gmail and Thunderbird may take leads for emails that the team has sent, and answer the team instead of the prospect; use an address that is no inbox, such as website@web.example.com`,
    })
  }
  if (!TWILIO_ACCOUNT_SID) {
    warnings.push({
      variable: 'TWILIO_ACCOUNT_SID',
      text: 'TWILIO_ACCOUNT_SID is not set: text messages go to a file, are recorded as sent, and are not delivered',
    })
  }
  return warnings
}

function placeholderInboxes(env: SettingEnv): string[] {
  return inboxes(env)
    .filter(([, addresses]) => addresses.some(leadsNowhere))
    .map(([name]) => name)
}

/** The team inboxes by variable. */
function inboxes({ TEAM_EMAIL, teamEmailByService }: SettingEnv): [string, string[]][] {
  return [
    ['TEAM_EMAIL', TEAM_EMAIL ?? [company.email.info]],
    ...Object.entries(teamEmailByService).map(([service, addresses]): [string, string[]] => [
      `TEAM_EMAIL_${service.toUpperCase()}`,
      addresses,
    ]),
  ]
}

const plain = (address: string) => parseAddress(address).address.toLowerCase()

function isInbox(sender: string, env: SettingEnv): boolean {
  return inboxes(env).some(([, addresses]) => addresses.map(plain).includes(plain(sender)))
}

function leadsNowhere(address: string): boolean {
  return NOWHERE.test(splitAddress(plain(address)).domain)
}
