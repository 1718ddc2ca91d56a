// What the worker needs of a way to send mail.
import { domainToASCII } from 'node:url'

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
  /** Sets the headers by which mail programs mark what cannot wait. */
  priority?: 'high'
  /** Where a newsletter can be left: mail programs show a button for it (RFC 8058). */
  unsubscribe?: string
}

export interface Taken {
  providerId: string
  /** The server took the mail for some of its recipients and not for the others: how many, and its codes. */
  refused?: string
  /** Of those the ones that were only put off (4xx): they get it with another attempt. */
  owed?: readonly string[]
}

export interface Sending {
  /** Called right before the message leaves; what it throws keeps it from leaving. */
  lastCheck: () => void
  /** A patient one gives the server ten minutes to say that it has the mail, where others have 20 seconds. */
  pace?: 'prompt' | 'patient'
}

export interface Mailer {
  /**
   * An error whose `mayHaveArrived` is true came after the whole message had been handed over.
   * @param key unique per message; the `Message-ID` is made from it
   */
  send(mail: Mail, key: string, how: Sending): Promise<Taken>
  /** Resolves if the mail server takes connections. Sends nothing. */
  probe(): Promise<void>
  close(): void
}

/** `Message-ID` of a message: the same for every copy of it, and in ASCII as the sender's domain leaves too. */
export function messageId(key: string, from: Address): string {
  const domain = domainToASCII(from.address.split('@')[1] ?? '')
  return `<${key}@${domain || 'localhost'}>`
}

/** Reads `Name <address>` or a bare address. */
export function parseAddress(text: string): Address {
  const named = /^(.*)<([^<>]+)>$/.exec(text.trim())
  if (!named) return { name: '', address: text.trim() }
  const [, name = '', address = ''] = named
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}
