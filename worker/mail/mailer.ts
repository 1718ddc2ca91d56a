// The interface that the worker sends mail through.
import { domainToASCII } from 'node:url'
import { splitAddress } from '../../src/contract/email-address'

export interface Address {
  name: string
  address: string
}

export interface Mail {
  from: Address
  to: Address[]
  replyTo: Address
  subject: string
  text: string
  html: string
  /** Sets the headers by which mail clients mark a message as urgent. */
  priority?: 'high'
  /** Unsubscribe URL of a newsletter: mail clients show a button for it (RFC 8058). */
  unsubscribe?: string
}

/** How `SendResult.refused` begins; it is what the history of attempts says of them. */
export const REFUSED_FOR = 'refused for'

export interface SendResult {
  providerId: string
  /** Set when the server accepted the mail for only some recipients: how many it rejected, and with which codes. */
  refused?: string
  /** Set when some of them were deferred and others were not: the same of those that do not get the mail at all. */
  rejected?: string
  /** The rejected recipients that were only deferred (4xx): they get the mail in another attempt. */
  deferred?: readonly string[]
}

/** Whom a mail is for. */
export type Lane = 'team' | 'prospect'

interface SendOptions {
  /**
   * Prompt mails to the team have connections of their own: a server that takes its time over a stranger's address,
   * such as one whose name servers do not answer, must not keep the team from its leads.
   */
  lane: Lane
  /** Called right before the message is sent; throwing prevents the send. */
  lastCheck: () => void
  /** `patient` gives the server ten minutes to confirm the mail; `prompt` gives it 20 seconds. */
  pace?: 'prompt' | 'patient'
}

export interface Mailer {
  /**
   * Sends a mail. An error with `mayHaveArrived` true occurred after the whole message had been handed over. Throws
   * MailerClosedError for a mail that was waiting for a connection when the mailer was closed.
   * @param key unique per message; the `Message-ID` is derived from it
   */
  send(mail: Mail, key: string, how: SendOptions): Promise<SendResult>
  /** Resolves if the mail server accepts a connection, and the login if there is one. Sends nothing. */
  probe(): Promise<void>
  close(): void
}

/** The worker is stopping. Nothing was sent. */
export class MailerClosedError extends Error {
  override name = 'MailerClosedError'
}

/** `Message-ID` of a message: the same for every copy, with the domain in ASCII, as in the sent sender address. */
export function messageId(key: string, from: Address): string {
  const domain = domainToASCII(splitAddress(from.address).domain)
  return `<${key}@${domain || 'localhost'}>`
}

/** Parses `Name <address>` or a bare address. */
export function parseAddress(text: string): Address {
  const named = /^(.*)<([^<>]+)>$/.exec(text.trim())
  if (!named) return { name: '', address: text.trim() }
  const [, name = '', address = ''] = named
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}
