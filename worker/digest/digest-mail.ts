// The team's daily email about items that need a person. It contains nothing that a visitor typed.
import { company } from '../../src/content/company'
import type { Channel } from '../../src/contract/submission'
import type { Env } from '../../src/node/env'
import { composeBody, type Row } from '../mail/compose-body'
import { type Mail, parseAddress } from '../mail/mailer'
import { senderOf } from '../mail/sender-of'
import { kindWords } from '../messages/kind-words'
import type { OpenItem, OpenItems } from './open-items'

const MESSAGES: Record<Channel, string> = {
  team_email: 'email to the team',
  prospect_email: 'email to the prospect',
  prospect_sms: 'text message',
}

const HOUR = 3_600_000

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
  const { items, failed, held, unstored } = open
  const from = senderOf(env)
  return {
    from,
    to: (env.TEAM_EMAIL ?? [company.email.info]).map(parseAddress),
    replyTo: from,
    subject: `[Website] ${[
      ...(unstored > 0 ? [`${counted(unstored, 'submission')} not stored`] : []),
      `${counted(failed, 'message')} not sent`,
      `${counted(held, 'submission')} held for review`,
    ].join(', ')}`,
    ...composeBody({
      title: 'Items that need your attention today',
      paragraphs: whatToDo(open),
      rows: items.map((item) => row(item, now)),
    }),
  }
}

/** What is left, and the commands for it. */
function whatToDo({ items, failed, held, unstored, silent }: Open): string[] {
  const more = failed + held > items.length
  return [
    ...(unstored > 0
      ? [
          `Accepted but not stored, so nobody was notified: ${counted(unstored, 'submission')}`,
          'See the reason: npm run leads -- failed',
          'Retry storing: npm run leads -- retry --all-failed',
        ]
      : []),
    ...(silent.length > 0
      ? [
          `Could not check for unstored submissions on ${silent.join(', ')}. Check again: npm run leads -- failed`,
        ]
      : []),
    'See a lead with every attempt: npm run leads -- show REFERENCE',
    'Resend failed messages: npm run leads -- retry REFERENCE',
    'Release a held submission: npm run leads -- release REFERENCE',
    'Take an item off this list: npm run leads -- dismiss REFERENCE',
    ...(more
      ? [
          `Only ${items.length} of ${failed + held} are listed below: first what the team was not told, then what is held.`,
        ]
      : []),
    ...(more && failed > 0 ? ['List all messages not sent: npm run leads -- failed'] : []),
    ...(more && held > 0 ? ['List all held submissions: npm run leads -- list --quarantined'] : []),
  ]
}

function row({ reference, kind, channel, since, reason }: OpenItem, now: Date): Row {
  const what =
    channel === null ? kindWords[kind].label : `${kindWords[kind].label}, ${MESSAGES[channel]}`
  return [reference, `${what}: ${reason}, ${age(now.getTime() - since.getTime())} ago`]
}

function age(ms: number): string {
  // What another machine has recorded may seem to lie ahead by the difference of the clocks.
  const hours = Math.max(0, Math.floor(ms / HOUR))
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
