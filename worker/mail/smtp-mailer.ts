// Mail through an SMTP server.
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'
import { toMessage } from './to-message'

export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, key) {
      const { messageId } = await transport.sendMail(toMessage(mail, key))
      return { providerId: messageId }
    },
    close: () => transport.close(),
  }
}
