// How messages are sent: through real providers where configured, otherwise to files in DATA_DIR.
import type { Env } from '../../src/node/env'
import { createFileMailer } from '../mail/file-mailer'
import type { Mailer } from '../mail/mailer'
import type { Refusals } from '../mail/smtp/refusals'
import { createSmtpMailer } from '../mail/smtp/smtp-mailer'
import { createFileSms } from '../sms/file-sms'
import type { SmsSender } from '../sms/sms-sender'

export interface Senders {
  mail: Mailer
  sms: SmsSender
}

/**
 * The site's own name, with which we greet mail servers: the name of a container, for which nodemailer sends
 * `[127.0.0.1]`, is rejected by some, such as smtp-relay.gmail.com. Undefined if the site has no such name.
 */
function greetingName(publicUrl: string): string | undefined {
  const { hostname } = new URL(publicUrl)
  return /\.[a-z][^.]*$/.test(hostname) ? hostname : undefined
}

/** @param refusals of the mail server */
export async function createSenders(env: Env, refusals: Refusals): Promise<Senders> {
  const { SMTP_URL, PUBLIC_URL, DATA_DIR } = env
  const mail = SMTP_URL
    ? createSmtpMailer(SMTP_URL, { hostname: greetingName(PUBLIC_URL), refusals })
    : await createFileMailer(DATA_DIR)
  // The client is large and slow to load, so only a worker that sends with it loads it.
  const sms = env.TWILIO_ACCOUNT_SID
    ? (await import('../sms/twilio-sms')).createTwilioSms(env)
    : createFileSms(DATA_DIR)
  return { mail, sms }
}
