// Converts a mail to nodemailer's options, for SMTP and for files alike.
import type { SendMailOptions } from 'nodemailer'
import { type Mail, messageId } from './mailer'

/** Addresses stay objects: in a string, a comma would split one address into two. */
export function toMessage({ unsubscribe, priority, ...mail }: Mail, key: string): SendMailOptions {
  return {
    ...mail,
    messageId: messageId(key, mail.from),
    // Prevents endless loops with other automatic responders (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Not nodemailer's `priority`: it adds X-MSMail-Priority, which spam filters expect of Outlook alone.
      ...(priority === 'high' ? { 'X-Priority': '1 (Highest)', Importance: 'High' } : {}),
      ...(unsubscribe ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    // No mailto: nobody would process such a mail immediately, and we promise an immediate effect.
    ...(unsubscribe ? { list: { unsubscribe } } : {}),
    ...(isMostlyLatin(mail.text) ? { textEncoding: 'quoted-printable' } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** nodemailer would detect this itself, but by scanning the whole HTML three times. */
function isMostlyLatin(text: string): boolean {
  const others = text.match(/[^\t\n\r -~]/g)?.length ?? 0
  return others < text.length / 10
}
