// How messages leave: real providers where configured, files in DATA_DIR otherwise.
import type { Env } from '../../src/node/env'
import { createFileMailer } from '../mail/file-mailer'
import type { Mailer } from '../mail/mailer'
import { createSmtpMailer } from '../mail/smtp-mailer'
import { createFileSms } from '../sms/file-sms'
import type { SmsSender } from '../sms/sms-sender'

export interface Senders {
  mail: Mailer
  sms: SmsSender
  close(): Promise<void>
}

/** A site of this machine alone, as `npm start` has it without any setting. */
const LOCAL = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$)/

/** Whether a site that faces the world writes its mails to files, where nobody gets them. */
export function mailsNobody(env: Pick<Env, 'PUBLIC_URL' | 'SMTP_URL'>): boolean {
  return !env.SMTP_URL && !LOCAL.test(env.PUBLIC_URL)
}

export async function createSenders(env: Env): Promise<Senders> {
  const mail = env.SMTP_URL ? createSmtpMailer(env.SMTP_URL) : await createFileMailer(env.DATA_DIR)
  // The client is large and slow to load: only a worker that sends messages with it pays for it.
  const sms = env.TWILIO_ACCOUNT_SID
    ? (await import('../sms/twilio-sms')).createTwilioSms(env)
    : await createFileSms(env.DATA_DIR)
  return {
    mail,
    sms,
    async close() {
      mail.close()
    },
  }
}
