// One mail in nodemailer's terms, the same for SMTP and for files.
import type { SendMailOptions } from 'nodemailer'
import { type Mail, messageId } from './mailer'

/** Addresses stay objects: as text, a comma in one would make it two (pipeline.md). */
export function toMessage(mail: Mail, key: string): SendMailOptions {
  return {
    ...mail,
    messageId: messageId(key, mail.from),
    // Answers to an automatic mail by another automat would never end (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
