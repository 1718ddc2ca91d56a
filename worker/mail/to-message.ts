// One mail in nodemailer's terms, the same for SMTP and for files.
import type { SendMailOptions } from 'nodemailer'
import { type Mail, messageId } from './mailer'

/** Addresses stay objects: as text, a comma in one would make it two (pipeline.md). */
export function toMessage({ unsubscribe, ...mail }: Mail, key: string): SendMailOptions {
  return {
    ...mail,
    messageId: messageId(key, mail.from),
    // Answers to an automatic mail by another automat would never end (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    // No mailto: nobody would read such a mail at once, and we promise that it works at once.
    ...(unsubscribe ? { list: { unsubscribe } } : {}),
    ...(isMostlyLatin(mail.text) ? { textEncoding: 'quoted-printable' } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What nodemailer finds out by itself, but by looking at every letter of the HTML three times. */
function isMostlyLatin(text: string): boolean {
  const others = text.match(/[^\t\n\r -~]/g)?.length ?? 0
  return others < text.length / 10
}
