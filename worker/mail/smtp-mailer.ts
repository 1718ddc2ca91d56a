// Mail through an SMTP server.
import { createTransport, type SendMailOptions } from 'nodemailer'
import { checkedStream, type Progress } from './last-check'
import type { Mailer } from './mailer'
import { toMessage } from './to-message'

/**
 * A server that is silent for longer has gone, in milliseconds; big ones take seconds to accept a mail. A
 * patient send waits for what RFC 5321 (4.5.3.2.6) grants the answer to the final dot.
 */
const SILENCE_MS = { prompt: 20_000, patient: 10 * 60_000 }
/**
 * Until the server has said hello, over TLS where it offers that, in milliseconds. Some hold their greeting
 * back for five or six seconds, because a sender of junk does not wait: no mail would ever leave through them.
 */
const CONNECT_MS = 10_000
/**
 * A mail that has not been let in after this is given back, in milliseconds: behind connections that hang
 * it would wait for several times their silence, and the retries know better whom to try first.
 */
const LET_IN_MS = 15_000
/** The server takes the whole of a mail within this, or has gone: a trickle of words is no silence. */
const TAKE_MS = { prompt: 40_000, patient: 11 * 60_000 }

const LIMITS = { letInMs: LET_IN_MS, silenceMs: SILENCE_MS, takeMs: TAKE_MS }

interface Checked extends SendMailOptions {
  check: () => void
  progress: Progress
}

/** What became of the recipients of a mail that was taken. */
interface Envelope {
  accepted: unknown[]
  rejected: unknown[]
  rejectedErrors?:
    | { responseCode?: number | undefined; recipient?: string | undefined }[]
    | undefined
}

/** @param limits other than those of the product, for tests */
export function createSmtpMailer(url: string, limits: Partial<typeof LIMITS> = {}): Mailer {
  const { letInMs, silenceMs, takeMs } = { ...LIMITS, ...limits }
  // Connections of their own: nobody else waits for a server that a mail is patient with.
  const pools = {
    prompt: openPool(url, silenceMs.prompt),
    patient: openPool(url, silenceMs.patient),
  }
  return {
    async send(mail, key, { lastCheck: check, pace = 'prompt' }) {
      check()
      const progress = { letIn: false, handedOver: false }
      const limit = new AbortController()
      const timers = [
        setTimeout(() => progress.letIn || limit.abort(), letInMs),
        setTimeout(() => limit.abort(), takeMs[pace]),
      ]
      const { signal } = limit
      const message: Checked = { ...toMessage(mail, key), check, progress, signal }
      try {
        const { messageId, ...sent } = await pools[pace].sendMail(message)
        return { providerId: messageId, ...refusedIn(sent) }
      } catch (error) {
        const mayHaveArrived = progress.handedOver && !isAnswer(error)
        // To the caller, a server that takes too long is one that does not answer.
        const late = signal.aborted ? { code: 'ETIMEDOUT' } : {}
        throw Object.assign(error as Error, late, { mayHaveArrived })
      } finally {
        for (const timer of timers) clearTimeout(timer)
      }
    },
    async probe() {
      await pools.prompt.verify()
    },
    close() {
      for (const pool of Object.values(pools)) pool.close()
    },
  }
}

function openPool(url: string, silenceMs: number) {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
  })
  pool.use('stream', ({ data, message }, done) => {
    const { check, progress } = data as Checked
    message.processFunc((input) => checkedStream(input, { check, progress }))
    done()
  })
  return pool
}

/** Of recipients that the server would not have, while it took the mail for others. */
function refusedIn({ accepted, rejected, rejectedErrors = [] }: Envelope) {
  if (rejected.length === 0) return {}
  const codes = [...new Set(rejectedErrors.map(({ responseCode }) => responseCode ?? '?'))].join(
    ', ',
  )
  const all = rejected.length + accepted.length
  const putOff = rejectedErrors.filter(({ responseCode = 0 }) => responseCode < 500)
  return {
    refused: `refused for ${rejected.length} of ${all} inboxes: ${codes}`,
    owed: putOff.flatMap(({ recipient }) => recipient ?? []),
  }
}

/** The server's own no: it does not have the mail. */
function isAnswer(error: unknown): boolean {
  return typeof (error as { responseCode?: unknown }).responseCode === 'number'
}
