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

/** The service of docker-compose.yml that takes every mail and passes none on. */
const CATCHER = 'mailpit'

/** Whether nobody gets the mails of a site that faces the world: they go to files, or to a program that keeps them. */
export function mailsNobody({ PUBLIC_URL, SMTP_URL }: Pick<Env, 'PUBLIC_URL' | 'SMTP_URL'>) {
  const kept = !SMTP_URL || new URL(SMTP_URL).hostname === CATCHER
  return kept && !LOCAL.test(PUBLIC_URL)
}

export async function createSenders(env: Env): Promise<Senders> {
  const mail = env.SMTP_URL ? createSmtpMailer(env.SMTP_URL) : await createFileMailer(env.DATA_DIR)
  // The client is large and slow to load: only a worker that sends messages with it pays for it.
  const sms = env.TWILIO_ACCOUNT_SID
    ? (await import('../sms/twilio-sms')).createTwilioSms(env)
    : createFileSms(env.DATA_DIR)
  return {
    mail,
    sms,
    async close() {
      mail.close()
    },
  }
}
