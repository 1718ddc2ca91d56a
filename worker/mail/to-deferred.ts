// Sends a mail again to those inboxes only that the server deferred while it accepted the mail for others.
import { domainToASCII } from 'node:url'
import { splitAddress } from '../../src/contract/email-address'
import type { Mail } from './mailer'

/**
 * The mail to the deferred inboxes among its own. An inbox that has been replaced in TEAM_EMAIL since is no longer
 * waited for: when none is left, the mail goes to all of them.
 */
export function toDeferred(mail: Mail, deferred: readonly string[] | null): Mail {
  const waiting = mail.to.filter(({ address }) => deferred?.map(sent).includes(sent(address)))
  return waiting.length > 0 ? { ...mail, to: waiting } : mail
}

/** An address as nodemailer sends it, and names it when it is rejected: with its domain in lower case and in ASCII. */
function sent(address: string): string {
  const { local, domain } = splitAddress(address)
  return `${local}@${domainToASCII(domain) || domain.toLowerCase()}`
}
