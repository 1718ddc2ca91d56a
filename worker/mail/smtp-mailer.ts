// Mail through an SMTP server.
import { createTransport, type SendMailOptions } from 'nodemailer'
import { checkedStream, type Progress } from './last-check'
import type { Mailer } from './mailer'
import { toMessage } from './to-message'

/** A server that is silent for longer has gone, in milliseconds; big ones take seconds to accept a mail. */
const SILENCE_MS = 20_000
const CONNECT_MS = 5_000

interface Checked extends SendMailOptions {
  check?: () => void
  progress: Progress
}

export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', ({ data, message }, done) => {
    const { check, progress } = data as Checked
    if (check) message.processFunc((input) => checkedStream(input, { check, progress }))
    done()
  })
  return {
    async send(mail, key, check) {
      check()
      const progress = { handedOver: false }
      const message: Checked = { ...toMessage(mail, key), check, progress }
      try {
        const { messageId } = await transport.sendMail(message)
        return { providerId: messageId }
      } catch (error) {
        const mayHaveArrived = progress.handedOver && !isAnswer(error)
        throw Object.assign(error as Error, { mayHaveArrived })
      }
    },
    async probe() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

/** The server's own no: it does not have the mail. */
function isAnswer(error: unknown): boolean {
  return typeof (error as { responseCode?: unknown }).responseCode === 'number'
}
