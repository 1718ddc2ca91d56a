// The team's daily email about items that need a person. It contains nothing that a visitor typed.
import { company } from '../../src/content/company'
import type { Channel } from '../../src/contract/submission'
import type { Env } from '../../src/node/env'
import { composeBody, type Row } from '../mail/compose-body'
import { type Mail, parseAddress } from '../mail/mailer'
import { senderOf } from '../mail/sender-of'
import { age, counted } from '../messages/age'
import { kindLabel } from '../messages/kind-words'
import { isUrgent } from '../submissions/urgent'
import type { OpenItem, OpenItems } from './open-items'

const MESSAGES: Record<Channel, string> = {
  team_email: 'email to the team',
  prospect_email: 'email to the prospect',
  prospect_sms: 'text message',
}

/** The digest's content. */
interface Open extends OpenItems {
  /** Submissions that were accepted but are in no table. */
  unstored: number
  /** Datastores whose queue did not report whether it holds such submissions. */
  silent: readonly string[]
}

/** @param now the time from which each item's age is computed */
export function digestMail(
  open: Open,
  env: Pick<Env, 'MAIL_FROM' | 'TEAM_EMAIL'>,
  now: Date,
): Mail {
  const { items, failed, unknown, held, unstored, sentToSome } = open
  const [inbox = company.email.info, ...others] = env.TEAM_EMAIL ?? []
  const counts = [
    ...(unstored > 0 ? [`${counted(unstored, 'submission')} not stored`] : []),
    `${counted(failed, 'message')} not sent`,
    ...(unknown > 0 ? [`${counted(unknown, 'text')} of unknown status`] : []),
    ...(sentToSome.count > 0
      ? [`${counted(sentToSome.count, 'email')} not sent to all inboxes`]
      : []),
    `${counted(held, 'submission')} held for review`,
  ].join(', ')
  return {
    from: senderOf(env),
    to: [inbox, ...others].map(parseAddress),
    // The sender is nobody's inbox, if the guide is followed.
    replyTo: parseAddress(inbox),
    subject: `[Website] ${counts}`,
    ...composeBody({
      title: 'Items that need your attention today',
      preheader: urgentItems(items),
      paragraphs: whatToDo(open),
      rows: items.map((item) => row(item, now)),
    }),
  }
}

/** What is left, and the commands for it. */
function whatToDo(open: Open): string[] {
  const { items, failed, unknown, held } = open
  const all = failed + unknown + held
  const more = all > items.length
  return [
    ...whatIsNoItem(open),
    'See a lead with every attempt: npm run leads -- show REFERENCE',
    'Resend failed messages: npm run leads -- retry REFERENCE',
    ...(unknown > 0
      ? [
          'A text of unknown status may have arrived. If the provider does not have it: npm run leads -- retry REFERENCE --sms-was-not-delivered',
        ]
      : []),
    'Release a held submission: npm run leads -- release REFERENCE',
    'Take an item off this list: npm run leads -- dismiss REFERENCE',
    ...(more
      ? [
          `Only ${items.length} of ${all} are listed below: first what the team was not told, then what is held.`,
        ]
      : []),
    ...(more && failed + unknown > 0
      ? ['List all messages not sent: npm run leads -- failed']
      : []),
    ...(more && held > 0 ? ['List all held submissions: npm run leads -- list --quarantined'] : []),
  ]
}

/** What is not among the items. */
function whatIsNoItem({ unstored, silent, sentToSome }: Open): string[] {
  return [
    ...(unstored > 0
      ? [
          `Accepted but not stored, so nobody was notified: ${counted(unstored, 'submission')}`,
          'See the reason: npm run leads -- failed',
          'Retry storing, once the cause is fixed: npm run leads -- retry REFERENCE',
        ]
      : []),
    ...(silent.length > 0
      ? [
          `Could not check for unstored submissions on ${silent.join(', ')}. Check again: npm run leads -- failed`,
        ]
      : []),
    ...(sentToSome.count > 0
      ? [
          `Some of the team’s inboxes did not get ${counted(sentToSome.count, 'email')} about leads: ${newestOf(sentToSome)}. See why: npm run leads -- show REFERENCE`,
        ]
      : []),
  ]
}

function newestOf({ count, newest }: OpenItems['sentToSome']): string {
  const older = count - newest.length
  return `${newest.join(', ')}${older > 0 ? ` and ${older} older` : ''}`
}

/** What cannot wait, for the inbox: the subject has the counts. */
function urgentItems(items: readonly OpenItem[]): string {
  const urgent = items.filter(isUrgent)
  const named = new Set(urgent.map((item) => `${kindLabel(item)} ${item.reference}`))
  return [...named].slice(0, 3).join(', ')
}

function row(item: OpenItem, now: Date): Row {
  const { reference, channel, since, reason } = item
  const what = channel === null ? kindLabel(item) : `${kindLabel(item)}, ${MESSAGES[channel]}`
  return [reference, `${what}: ${reason}, ${age(now.getTime() - since.getTime())} ago`]
}
