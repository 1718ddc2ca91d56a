// Sends mail through an SMTP server.
import { Socket } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { enhancedCode } from '../../src/node/enhanced-code'
import { isLocal } from '../../src/node/is-local'
import { checkedStream, type Progress } from './last-check'
import { type Mailer, MailerClosedError } from './mailer'
import { toMessage } from './to-message'

/**
 * Socket timeout in milliseconds: a server that is silent for longer is gone; big providers take seconds to accept a
 * mail. A patient send waits as long as RFC 5321 (4.5.3.2.6) allows for the response to the final dot.
 */
const SILENCE_MS = { prompt: 20_000, patient: 10 * 60_000 }
/**
 * Timeout for connecting and for the server's greeting, in milliseconds. Some servers delay the greeting by five or
 * six seconds, because spammers do not wait: with a shorter timeout no mail could be sent through them.
 */
const CONNECT_MS = 10_000
/**
 * Time until the server must have agreed to accept a mail, in milliseconds; otherwise the attempt fails. Behind hung
 * connections it would wait for several socket timeouts, and the retry schedule orders attempts better. A server that
 * delays each of its responses has longer in a patient send. Not the minutes of RFC 5321 (4.5.3.2): after an outage,
 * sends on connections that are dead must not hold up the others.
 */
const DATA_ACCEPT_MS = { prompt: 15_000, patient: 45_000 }
/** Total timeout of a send, in milliseconds: a server that trickles out responses never trips the socket timeout. */
const TOTAL_MS = { prompt: 40_000, patient: 11 * 60_000 }

const LIMITS = { dataAcceptMs: DATA_ACCEPT_MS, silenceMs: SILENCE_MS, totalMs: TOTAL_MS }

interface Checked extends SendMailOptions {
  check: () => void
  progress: Progress
}

/** nodemailer's per-recipient result for an accepted mail. */
interface Envelope {
  accepted: unknown[]
  rejected: unknown[]
  rejectedErrors?: Refusal[] | undefined
}

/** nodemailer's error for one recipient. */
interface Refusal {
  responseCode?: number | undefined
  response?: string | undefined
  recipient?: string | undefined
}

interface Options {
  /** The name with which we greet the mail server. */
  hostname?: string | undefined
  /** Overrides of the timeouts, for tests. */
  limits?: Partial<typeof LIMITS>
}

/** @param url of the mail server; its query overrides any option of nodemailer's, as in `?maxConnections=3` */
export function createSmtpMailer(url: string, { hostname, limits }: Options = {}): Mailer {
  const { dataAcceptMs, silenceMs, totalMs } = { ...LIMITS, ...limits }
  const server = { ...connection(url), ...(hostname && { name: hostname }) }
  // Separate pools: a prompt send never waits behind a patient one, nor the team's mail behind that of a stranger.
  const pools = {
    team: openPool({ ...server, socketTimeout: silenceMs.prompt }),
    prospect: openPool({ ...server, socketTimeout: silenceMs.prompt }),
    patient: openPool({ ...server, socketTimeout: silenceMs.patient }),
  }
  let closed = false
  return {
    async send(mail, key, { lane, lastCheck: check, pace = 'prompt' }) {
      check()
      const progress = { dataAccepted: false, handedOver: false }
      const limit = new AbortController()
      const timers = [
        setTimeout(() => progress.dataAccepted || limit.abort(), dataAcceptMs[pace]),
        setTimeout(() => limit.abort(), totalMs[pace]),
      ]
      const { signal } = limit
      const message: Checked = { ...toMessage(mail, key), check, progress, signal }
      try {
        const { messageId, ...sent } =
          await pools[pace === 'patient' ? pace : lane].sendMail(message)
        return { providerId: messageId, ...refusedIn(sent) }
      } catch (error) {
        if (closed && !progress.dataAccepted && !isAnswer(error)) throw new MailerClosedError()
        const mayHaveArrived = progress.handedOver && !isAnswer(error)
        // To the caller, a server that takes too long is one that did not respond.
        const late = signal.aborted ? { code: 'ETIMEDOUT' } : {}
        throw Object.assign(error as Error, late, { mayHaveArrived })
      } finally {
        for (const timer of timers) clearTimeout(timer)
      }
    },
    async probe() {
      // On a socket of its own: otherwise one that the server keeps busy without end could not be closed.
      const socket = new Socket()
      const timer = setTimeout(() => socket.destroy(), dataAcceptMs.prompt)
      socket.once('close', () => clearTimeout(timer))
      await createTransport({ ...server, socketTimeout: silenceMs.prompt, socket }).verify()
    },
    close() {
      closed = true
      for (const pool of Object.values(pools)) pool.close()
    },
  }
}

function connection(url: string) {
  const hasLogin = new URL(url).username !== ''
  return {
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    // By default, whoever can remove STARTTLS from a server's response reads the login (RFC 3207, 6).
    requireTLS: hasLogin && !isLocal(url),
  }
}

function openPool(server: ReturnType<typeof connection> & { socketTimeout: number }) {
  const pool = createTransport({ ...server, pool: true, maxConnections: 5 })
  pool.use('stream', ({ data, message }, done) => {
    const { check, progress } = data as Checked
    message.processFunc((input) => checkedStream(input, { check, progress }))
    done()
  })
  return pool
}

/** Summarizes the recipients that the server rejected while it accepted the mail for others. */
function refusedIn({ accepted, rejected, rejectedErrors = [] }: Envelope) {
  if (rejected.length === 0) return {}
  const codes = [...new Set(rejectedErrors.map(codeOf))].join(', ')
  const all = rejected.length + accepted.length
  const deferredErrors = rejectedErrors.filter(({ responseCode = 0 }) => responseCode < 500)
  return {
    refused: `refused for ${rejected.length} of ${all} inboxes: ${codes}`,
    deferred: deferredErrors.flatMap(({ recipient }) => recipient ?? []),
  }
}

function codeOf({ responseCode, response }: Refusal): string {
  return [responseCode ?? '?', enhancedCode(response)].filter(Boolean).join(' ')
}

/** The error is the server's own rejection: it did not take the mail. */
function isAnswer(error: unknown): boolean {
  return typeof (error as { responseCode?: unknown }).responseCode === 'number'
}
