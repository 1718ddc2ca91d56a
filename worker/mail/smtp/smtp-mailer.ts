// Sends mail through an SMTP server.
import { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { isLocal } from '../../../src/node/is-local'
import { type Mailer, MailerClosedError } from '../mailer'
import { toMessage } from '../to-message'
import { MailPool, type PoolLimits, type SharedByLanes } from './mail-pool'
import { createRefusals, type Refusals } from './refusals'
import { ServerUse } from './server-use'

type Pace = 'prompt' | 'patient'

/**
 * Socket timeout in milliseconds: a server that is silent for longer is gone; big providers take seconds to accept a
 * mail. A patient send waits as long as RFC 5321 (4.5.3.2.6) allows for the response to the final dot.
 */
const SILENCE_MS = { prompt: 20_000, patient: 10 * 60_000 }
/**
 * Timeout for connecting and for the server's greeting together, in milliseconds. Some servers delay the greeting by
 * five or six seconds, because spammers do not wait: with a shorter timeout no mail could be sent through them. One
 * that takes longer gets only patient sends.
 */
const CONNECT_MS = { prompt: 10_000, patient: 45_000 }
/**
 * Time until the server must have agreed to accept a mail, in milliseconds; otherwise the attempt fails. A server that
 * delays each of its responses has longer in a patient send. Not the minutes of RFC 5321 (4.5.3.2): after an outage,
 * sends on connections that are dead must not hold up the others.
 */
const DATA_ACCEPT_MS = { prompt: 15_000, patient: 45_000 }
/** Total timeout of a send, in milliseconds: a server that trickles out responses never trips the socket timeout. */
const TOTAL_MS = { prompt: 40_000, patient: 11 * 60_000 }

/**
 * Time that a mail waits for a connection while the server answers on none, in milliseconds. Behind hung connections it
 * would wait for several socket timeouts, and the retry schedule orders attempts better. Shorter than the silence of a
 * prompt send: mails must not follow each other to a server that hangs. A patient one would take the place of other jobs
 * for minutes.
 */
const WAIT_MS = { prompt: 18_000, patient: 45_000 }

/**
 * Time in milliseconds in which each connection of a pool gets a turn to send a mail (turns.ts): a server that takes
 * longer to respond takes as many mails as if they did not wait for each other.
 */
const TURNS_MS = 50

/** In milliseconds. An idle connection is closed after this time: the server may allow no more, and refuse another lane. */
const IDLE_MS = 5_000
/** After this time, in milliseconds, a connection that the server did not allow is tried again. */
const REFUSED_MS = 10_000

const LIMITS = {
  waitMs: WAIT_MS,
  connectMs: CONNECT_MS,
  dataAcceptMs: DATA_ACCEPT_MS,
  silenceMs: SILENCE_MS,
  totalMs: TOTAL_MS,
  turnsMs: TURNS_MS,
  idleMs: IDLE_MS,
  refusedMs: REFUSED_MS,
}

interface Options {
  /** The name with which we greet the mail server. */
  hostname?: string | undefined
  /** What the process knows of its refusals. */
  refusals?: Refusals
  /** Overrides of the timeouts, for tests. */
  limits?: Partial<typeof LIMITS>
}

/** @param url of the mail server; its query overrides any option of nodemailer's, as in `?maxConnections=3` */
export function createSmtpMailer(
  url: string,
  { hostname, refusals = createRefusals(), limits }: Options = {},
): Mailer {
  const all = { ...LIMITS, ...limits }
  const server = (pace: Pace) => connection(url, hostname, all.connectMs[pace])
  const shared = { ...refusals, use: new ServerUse(all.idleMs) }
  const openPool = (pace: Pace) => new MailPool(server(pace), ofPace(all, pace), shared)
  // Separate pools: a prompt send never waits behind a patient one, nor prompt mail to the team behind a stranger's.
  const pools = {
    team: openPool('prompt'),
    prospect: openPool('prompt'),
    patient: openPool('patient'),
  }
  // A wrong password is tried once, not on ten connections at a time: mails wait for the first login to end.
  let firstLogin: Promise<void> | null = null
  let isFirst = hasLogin(url)
  const closed = rejectable()
  function probe() {
    const loggedIn = logIn(server('prompt'), all, shared)
    firstLogin ??= loggedIn
      .catch(() => undefined)
      .then(() => {
        isFirst = false
      })
    return loggedIn
  }
  return {
    async send(mail, key, { lane, lastCheck, pace = 'prompt' }) {
      if (isFirst) {
        if (!firstLogin) probe().catch(() => undefined)
        await Promise.race([firstLogin, closed.promise])
      }
      return pools[pace === 'patient' ? pace : lane].send(toMessage(mail, key), lastCheck)
    },
    probe,
    close() {
      closed.reject(new MailerClosedError())
      for (const pool of Object.values(pools)) pool.close()
    },
  }
}

/** Logs in on a connection of its own, which it closes, and notes what the server says. */
async function logIn(
  server: ReturnType<typeof connection>,
  limits: typeof LIMITS,
  { login, rate, use }: SharedByLanes,
): Promise<void> {
  try {
    rate.requireDue()
    await verify(server, limits)
    login.accepted()
    rate.accepted()
    // Its connection may not be closed yet when the first mail opens one.
    use.answered()
  } catch (error) {
    login.failed(error)
    rate.failed(error)
    throw error
  }
}

async function verify(
  server: ReturnType<typeof connection>,
  { dataAcceptMs, silenceMs }: typeof LIMITS,
): Promise<void> {
  // On a socket of its own: otherwise one that the server keeps busy without end could not be closed.
  const socket = new Socket()
  const timer = setTimeout(() => socket.destroy(), dataAcceptMs.prompt)
  socket.once('close', () => clearTimeout(timer))
  await createTransport({ ...server, socketTimeout: silenceMs.prompt, socket }).verify()
}

function ofPace(limits: typeof LIMITS, pace: Pace): PoolLimits {
  const { waitMs, dataAcceptMs, silenceMs, totalMs } = limits
  return {
    ...limits,
    waitMs: waitMs[pace],
    dataAcceptMs: dataAcceptMs[pace],
    silenceMs: silenceMs[pace],
    totalMs: totalMs[pace],
  }
}

function rejectable() {
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<never>((_, rejectIt) => {
    reject = rejectIt
  })
  // Nobody may be waiting for it.
  promise.catch(() => undefined)
  return { promise, reject }
}

function hasLogin(url: string): boolean {
  return new URL(url).username !== ''
}

function connection(url: string, hostname: string | undefined, connectMs: number) {
  return {
    // For one bare percent sign in a password, nodemailer would decode nothing of it.
    url: url.replace(/%(?![\da-f]{2})/gi, '%25'),
    ...(hostname && { name: hostname }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    // By default, whoever can remove STARTTLS from a server's response reads the login (RFC 3207, 6).
    requireTLS: hasLogin(url) && !isLocal(url),
    // A mail server on this machine has a certificate for another name, if not its own, and nobody is in between.
    ...(isLocal(url) && { tls: { rejectUnauthorized: false } }),
  }
}
