import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { dnsCache } from 'nodemailer/lib/shared'
import { afterEach, expect, test, vi } from 'vitest'
import { selfSigned } from '../../../tests/support/self-signed'
import { MailerClosedError } from '../mailer'
import { createRefusals } from './refusals'
import { createSmtpMailer } from './smtp-mailer'

const mail = {
  from: { name: '', address: 'a@example.com' },
  to: [{ name: '', address: 'b@example.com' }],
  replyTo: { name: '', address: 'a@example.com' },
  subject: 'Hello',
  text: 'One line',
  html: '<p>One line</p>',
}

type Limits = NonNullable<Parameters<typeof createSmtpMailer>[1]>['limits']

const unchecked = { lane: 'team', lastCheck: () => undefined } as const

let server: Server
/** How many connections the server allows at a time. */
let allowed = Number.POSITIVE_INFINITY
/** How it greets those that are too many. */
let greeting = '421 too many connections'
let greetsAfterMs = 0
/** How long the server waits for the text of a mail before it rejects it. */
let waitsForTextMs = Number.POSITIVE_INFINITY
let tooLate = '451 too late'
/** Response to the next MAIL FROM, other than the default 250. */
let toNextMail = ''
/** Responses to RCPT TO by recipient, other than the default 250. */
let toRecipient: Record<string, string> = {}
afterEach(() => {
  server.close()
  allowed = Number.POSITIVE_INFINITY
  greeting = '421 too many connections'
  greetsAfterMs = 0
  waitsForTextMs = Number.POSITIVE_INFINITY
  tooLate = '451 too late'
  toRecipient = {}
  toCommand.AUTH = '235 ok'
  toCommand.EHLO = READY
})

const READY = '250-ready\r\n250 AUTH PLAIN'

/** It knows no STARTTLS. */
const toCommand: Record<string, string> = {
  EHLO: READY,
  AUTH: '235 ok',
  STAR: '502 no such command',
}

function replyTo(command: string): string {
  const name = command.slice(0, 4)
  const reply = toCommand[name] ?? (name === 'MAIL' && toNextMail)
  if (name === 'MAIL') toNextMail = ''
  if (reply) return reply
  const recipient = /^RCPT TO:<(.*)>/.exec(command)?.[1] ?? ''
  return name === 'DATA' ? '354 go on' : (toRecipient[recipient] ?? '250 ok')
}

/** A minimal SMTP server; `onEnd` decides what happens after the final dot. */
async function smtp(onEnd: (socket: Socket) => void, limits: Limits = {}) {
  const got = { text: '', ended: 0, commands: '', connections: 0, tooMany: 0 }
  let open = 0
  server = createServer((socket) => {
    let inMessage = false
    socket.on('error', () => undefined)
    open += 1
    got.connections += 1
    socket.on('close', () => {
      open -= 1
    })
    if (open > allowed) {
      got.tooMany += 1
      return socket.end(`${greeting}\r\n`)
    }
    setTimeout(() => socket.write('220 ready\r\n'), greetsAfterMs)
    socket.on('data', (data) => {
      const text = data.toString()
      if (inMessage) {
        got.text += text
        if (!got.text.endsWith('\r\n.\r\n')) return
        inMessage = false
        got.ended += 1
        return onEnd(socket)
      }
      got.commands += text
      inMessage = /^DATA/m.test(text)
      if (inMessage && waitsForTextMs < Number.POSITIVE_INFINITY) {
        const timer = setTimeout(() => {
          inMessage = false
          socket.write(`${tooLate}\r\n`)
        }, waitsForTextMs)
        socket.once('data', () => clearTimeout(timer))
      }
      // Several at a time where the server says PIPELINING.
      for (const command of text.split('\r\n').slice(0, -1)) {
        const reply = replyTo(command)
        if (reply.startsWith('421')) return socket.end(`${reply}\r\n`)
        socket.write(`${reply}\r\n`)
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { got, port, mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`, { limits }) }
}

test('a mail is checked before its first byte and before its end, and arrives whole', async () => {
  const { got, mailer } = await smtp((socket) => socket.write('250 taken\r\n'))
  let looks = 0
  const lastCheck = () => {
    looks += 1
  }
  await mailer.send(mail, 'key', { lane: 'team', lastCheck })
  mailer.close()
  expect(looks).toBe(3)
  expect(got.text).toContain('One line')
})

test('after a failed connection, the next one asks for the addresses of the name again', async () => {
  const { port } = await smtp((socket) => socket.write('250 taken\r\n'))
  const url = `smtp://mail.example:${port}`
  const inFiveMinutes = Date.now() + 300_000
  // As if the name had led to this address until a moment ago.
  dnsCache.set('mail.example', { value: { addresses: ['127.0.0.9'] }, expires: inFiveMinutes })
  const mailer = createSmtpMailer(url)
  const sent = mailer.send(mail, 'key', unchecked)
  await expect(sent).rejects.toMatchObject({ code: 'ESOCKET' })
  expect(dnsCache.get('mail.example')?.expires).toBeLessThan(Date.now())
  // One that answered, whatever it said, has not moved.
  dnsCache.set('mail.example', { value: { addresses: ['127.0.0.1'] }, expires: inFiveMinutes })
  await mailer.send(mail, 'key', unchecked)
  mailer.close()
  expect(dnsCache.get('mail.example')?.expires).toBe(inFiveMinutes)
  dnsCache.delete('mail.example')
})

test('after connections that are closed without a word, the next one asks for the addresses again', async () => {
  // As a load balancer does at the address that the server had.
  server = createServer((socket) => socket.end())
  const { port } = await new Promise<AddressInfo>((listening) =>
    server.listen(0, '127.0.0.1', () => listening(server.address() as AddressInfo)),
  )
  const kept = { value: { addresses: ['127.0.0.1'] }, expires: Date.now() + 300_000 }
  dnsCache.set('mail.example', kept)
  const limits = { dataAcceptMs: { prompt: 300, patient: 300 } }
  const mailer = createSmtpMailer(`smtp://mail.example:${port}`, { limits })
  await expect(mailer.send(mail, 'key', unchecked)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  mailer.close()
  expect(dnsCache.get('mail.example')?.expires).toBeLessThan(Date.now())
  dnsCache.delete('mail.example')
})

test('a server that delays its greeting by six seconds gets the mail', async () => {
  greetsAfterMs = 6_000
  const { got, mailer } = await smtp((socket) => socket.write('250 taken\r\n'))
  await mailer.send(mail, 'key', unchecked)
  mailer.close()
  expect(got.ended).toBe(1)
})

test('a mail whose check fails during transmission is never completed', async () => {
  const { got, mailer } = await smtp((socket) => socket.write('250 taken\r\n'))
  for (const last of [1, 2, 3]) {
    let looks = 0
    const lastCheck = () => {
      looks += 1
      if (looks === last) throw new Error('not any more')
    }
    const sent = mailer.send(mail, 'key', { lane: 'team', lastCheck })
    await expect(sent, `look ${last}`).rejects.toMatchObject({ message: 'not any more' })
    await expect(sent, `look ${last}`).rejects.not.toMatchObject({ mayHaveArrived: true })
  }
  mailer.close()
  expect(got.ended).toBe(0)
})

test('mayHaveArrived is true for a connection lost after the final dot, and false for a rejection', async () => {
  const lost = await smtp((socket) => socket.destroy())
  await expect(lost.mailer.send(mail, 'key', unchecked)).rejects.toMatchObject({
    mayHaveArrived: true,
  })
  lost.mailer.close()
  server.close()
  const refused = await smtp((socket) => socket.write('451 later\r\n'))
  await expect(refused.mailer.send(mail, 'key', unchecked)).rejects.toMatchObject({
    responseCode: 451,
    mayHaveArrived: false,
  })
  refused.mailer.close()
})

test('a mail that waits behind hung connections times out and is never sent', async () => {
  const hung: Socket[] = []
  const { got, mailer } = await smtp((socket) => hung.push(socket), {
    waitMs: { prompt: 1_000, patient: 9_000 },
  })
  const ahead = Array.from({ length: 5 }, (_, i) => mailer.send(mail, `${i}`, unchecked))
  const settled = Promise.allSettled(ahead)
  await expect.poll(() => hung.length).toBe(5)
  const behind = mailer.send(mail, 'behind', unchecked)
  await expect(behind).rejects.toMatchObject({ code: 'ETIMEDOUT', mayHaveArrived: false })
  for (const socket of hung) socket.write('250 taken\r\n')
  expect((await settled).map(({ status }) => status)).not.toContain('rejected')
  mailer.close()
  expect(got.ended).toBe(5)
})

test('mails that wait for a connection while the server answers slowly are all sent', async () => {
  greetsAfterMs = 500
  const slow = (socket: Socket) => setTimeout(() => socket.write('250 taken\r\n'), 500)
  // More than any mail takes on its connection, and less than the third one takes with its wait.
  const short = { prompt: 1_200, patient: 9_000 }
  const totalMs = { prompt: 1_900, patient: 9_000 }
  const { got, port } = await smtp(slow)
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}?maxConnections=1`, {
    limits: { waitMs: short, dataAcceptMs: short, totalMs },
  })
  await Promise.all(['a', 'b', 'c'].map((key) => mailer.send(mail, key, unchecked)))
  mailer.close()
  expect(got.ended).toBe(3)
})

test('no mail follows those that a server takes and does not confirm', async () => {
  const limits = { silenceMs: { prompt: 500, patient: 500 }, waitMs: { prompt: 450, patient: 450 } }
  const { got, mailer } = await smtp(() => undefined, limits)
  const sent: Promise<unknown>[] = []
  const send = (key: string) => {
    const sending = mailer.send(mail, key, unchecked)
    sending.catch(() => undefined)
    sent.push(sending)
  }
  // Each is an answer of the server, which asks for the mail.
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    send(key)
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
  for (const key of ['f', 'g', 'h', 'i', 'j']) send(key)
  const ends = (await Promise.allSettled(sent)).map((end) => 'reason' in end && end.reason)
  expect(ends.filter(({ mayHaveArrived }) => mayHaveArrived)).toHaveLength(5)
  expect(ends.map(({ code }) => code)).toEqual(Array(10).fill('ETIMEDOUT'))
  expect(got.ended).toBe(5)
})

test('mails that wait for the first login were not sent when the mailer closes', async () => {
  greetsAfterMs = 60_000
  const { port } = await smtp(() => undefined)
  const mailer = createSmtpMailer(`smtp://user:secret@127.0.0.1:${port}`)
  const waiting = expect(mailer.send(mail, 'a', unchecked)).rejects.toThrow(MailerClosedError)
  const started = performance.now()
  mailer.close()
  await waiting
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('a wrong password is tried once by all mails together, and again only by a probe', async () => {
  const { got, port } = await smtp((socket) => socket.write('250 taken\r\n'))
  const refusals = createRefusals()
  const mailer = createSmtpMailer(`smtp://user:wrong@127.0.0.1:${port}`, { refusals })
  const logins = () => got.commands.match(/^AUTH/gm)?.length
  toCommand.AUTH = '535 5.7.8 no'
  const all = ['a', 'b', 'c'].flatMap((key) => [
    mailer.send(mail, key, unchecked),
    mailer.send(mail, key, { ...unchecked, lane: 'prospect' }),
  ])
  const errors = (await Promise.allSettled(all)).map((end) => 'reason' in end && end.reason)
  for (const error of errors) expect(error).toMatchObject({ responseCode: 535 })
  await expect(mailer.send(mail, 'd', unchecked)).rejects.toMatchObject({ responseCode: 535 })
  expect([logins(), refusals.login.isRefused]).toEqual([1, true])
  await expect(mailer.probe()).rejects.toMatchObject({ responseCode: 535 })
  toCommand.AUTH = '235 ok'
  await expect(mailer.send(mail, 'e', unchecked)).rejects.toMatchObject({ responseCode: 535 })
  expect(logins()).toBe(2)
  await mailer.probe()
  await mailer.send(mail, 'f', unchecked)
  mailer.close()
  expect(got.ended).toBe(1)
})

test('a login that is refused on a later connection holds the mails too', async () => {
  const { got, port } = await smtp((socket) => socket.destroy())
  const mailer = createSmtpMailer(`smtp://user:old@127.0.0.1:${port}`)
  await expect(mailer.send(mail, 'a', unchecked)).rejects.toMatchObject({ mayHaveArrived: true })
  toCommand.AUTH = '535 5.7.8 no'
  for (const key of ['b', 'c']) {
    await expect(mailer.send(mail, key, unchecked)).rejects.toMatchObject({ responseCode: 535 })
  }
  mailer.close()
  // The first alone, of the first mail, and the one that was refused.
  expect(got.commands.match(/^AUTH/gm)).toHaveLength(3)
})

test('mails sent at once leave one after another, so that a kill catches one between its end and its confirmation', async () => {
  let unconfirmed = 0
  const together: number[] = []
  const { mailer } = await smtp(
    (socket) => {
      unconfirmed += 1
      together.push(unconfirmed)
      setTimeout(() => {
        unconfirmed -= 1
        socket.write('250 ok\r\n')
      }, 30)
    },
    { turnsMs: 100_000 },
  )
  await Promise.all([1, 2, 3, 4].map((n) => mailer.send(mail, `turn${n}`, unchecked)))
  mailer.close()
  expect(together).toEqual([1, 1, 1, 1])
})

test('mails whose check fails when their turn comes are never completed', async () => {
  const { got, mailer } = await smtp((socket) => setTimeout(() => socket.write('250 ok\r\n'), 30), {
    turnsMs: 100_000,
  })
  let isValid = true
  const lastCheck = () => {
    if (!isValid) throw new Error('the lease is lost')
  }
  const sent = ['a', 'b', 'c', 'd'].map((key) =>
    mailer.send(mail, key, { lane: 'team', lastCheck }).then(() => {
      isValid = false
    }),
  )
  const ends = await Promise.allSettled(sent)
  mailer.close()
  expect(ends.map(({ status }) => status).sort()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
  ])
  expect(got.ended).toBe(1)
})

test('nothing of a mail is sent before its turn: if the server rejected it early, its end would be a command', async () => {
  const seen: string[] = []
  const { got, mailer } = await smtp(
    (socket) =>
      setTimeout(() => {
        seen.push(got.text)
        socket.write('250 ok\r\n')
      }, 200),
    { turnsMs: 100_000 },
  )
  const texts = ['A', 'B'].map((name) => ({ ...mail, text: `Text ${name}` }))
  await Promise.all(texts.map((each, at) => mailer.send(each, `early${at}`, unchecked)))
  mailer.close()
  const bodies = seen.map((text) => text.match(/Text [AB]/g))
  expect(bodies.map((found) => found?.length)).toEqual([1, 2])
})

test('a mail that the server rejects before its turn is not sent after that: its lines would be commands', async () => {
  waitsForTextMs = 50
  const { got, mailer } = await smtp(
    (socket) => setTimeout(() => socket.write('250 ok\r\n'), 200),
    { turnsMs: 100_000 },
  )
  const sent = ['a', 'b'].map((key) => mailer.send(mail, key, unchecked))
  const ends = await Promise.allSettled(sent)
  // Now it is the turn of the other one.
  await new Promise((resolve) => setTimeout(resolve, 50))
  mailer.close()
  expect(ends).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { responseCode: 451 } },
  ])
  expect(got.commands).not.toContain('One line')
})

test('a mail whose connection is closed before its turn cannot have arrived, also if it was a reused one', async () => {
  const { got, mailer } = await smtp(
    (socket) => setTimeout(() => socket.write('250 ok\r\n'), 200),
    { turnsMs: 100_000 },
  )
  const sendTwo = () =>
    Promise.allSettled(['a', 'b'].map((key) => mailer.send(mail, key, unchecked)))
  await sendTwo()
  waitsForTextMs = 150
  tooLate = '421 4.4.2 closing'
  const both = sendTwo()
  // Its turn would come before it could leave on another connection, which is refused.
  server.close()
  const ends = await both
  mailer.close()
  expect(ends).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { responseCode: 421, mayHaveArrived: false } },
  ])
  expect(got.ended).toBe(3)
})

test('a mail that finds its reused connection closing leaves on another one', async () => {
  const { got, mailer } = await smtp((socket) => socket.write('250 ok\r\n'))
  await mailer.send(mail, 'a', unchecked)
  toNextMail = '421 4.4.2 idle for too long'
  await mailer.send(mail, 'b', unchecked)
  mailer.close()
  expect([got.ended, toNextMail]).toEqual([2, ''])
})

test('mails leave on as many connections as the server allows, and none fails', async () => {
  allowed = 2
  const { got, mailer } = await smtp((socket) => socket.write('250 taken\r\n'))
  const sent = Array.from({ length: 20 }, (_, i) => mailer.send(mail, `${i}`, unchecked))
  await Promise.all(sent)
  expect([got.ended, got.tooMany]).toEqual([20, 3])
  mailer.close()
})

test('a server that allows no connection has not taken the mail', async () => {
  allowed = 0
  const { mailer } = await smtp((socket) => socket.write('250 taken\r\n'))
  const sent = Array.from({ length: 5 }, (_, i) => mailer.send(mail, `${i}`, unchecked))
  for (const each of await Promise.allSettled(sent)) {
    expect(each).toMatchObject({ status: 'rejected', reason: { responseCode: 421 } })
  }
  mailer.close()
})

test('a server that has given all its connections to one lane takes the mails of another once it is idle', async () => {
  allowed = 2
  const limits = { idleMs: 500, refusedMs: 1_000 }
  const { got, mailer } = await smtp((socket) => socket.write('250 taken\r\n'), limits)
  await Promise.all([1, 2, 3].map((n) => mailer.send(mail, `${n}`, unchecked)))
  await mailer.send(mail, 'other', { ...unchecked, lane: 'prospect' })
  expect(got.ended).toBe(4)
  mailer.close()
})

test('a stream of mails leaves a server with one connection to a mail of another lane', async () => {
  allowed = 1
  const limits = { waitMs: { prompt: 900, patient: 900 }, idleMs: 100, refusedMs: 200 }
  const confirm = (socket: Socket) => setTimeout(() => socket.write('250 taken\r\n'), 20)
  const { mailer } = await smtp(confirm, limits)
  const lane = { ...unchecked, lane: 'prospect' } as const
  let others = true
  const stream = [1, 2, 3, 4, 5].map(async (n) => {
    for (let mails = 0; others; mails++) await mailer.send(mail, `prospect${n}.${mails}`, lane)
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await mailer.send(mail, 'team', unchecked)
  others = false
  await Promise.all(stream)
  mailer.close()
})

test('mails wait for as long as a server with one connection is busy with another lane', async () => {
  allowed = 1
  const limits = { waitMs: { prompt: 900, patient: 900 }, idleMs: 100, refusedMs: 500 }
  const confirm = (socket: Socket) => setTimeout(() => socket.write('250 taken\r\n'), 300)
  const { got, mailer } = await smtp(confirm, limits)
  const team = [1, 2, 3, 4, 5, 6].map((n) => mailer.send(mail, `team${n}`, unchecked))
  await team[0]
  const lane = { ...unchecked, lane: 'prospect' } as const
  const prospects = [1, 2, 3, 4, 5, 6].map((n) => mailer.send(mail, `prospect${n}`, lane))
  await Promise.all([...team, ...prospects])
  expect(got.ended).toBe(12)
  mailer.close()
})

test('a mail whose recipient makes the server close its connection is tried once, and says so', async () => {
  toCommand.EHLO = '250-ready\r\n250 PIPELINING'
  toRecipient = { 'closes@example.com': '421 4.7.0 try again later' }
  const { got, mailer } = await smtp((socket) => setTimeout(() => socket.write('250 ok\r\n'), 100))
  const to = [{ name: '', address: 'closes@example.com' }]
  const others = [1, 2, 3].map((n) => mailer.send(mail, `${n}`, unchecked))
  await expect(mailer.send({ ...mail, to }, 'closes', unchecked)).rejects.toMatchObject({
    responseCode: 421,
    command: 'RCPT TO',
    mayHaveArrived: false,
  })
  await Promise.all(others)
  mailer.close()
  expect([got.ended, got.connections]).toEqual([3, 4])
})

test('mails leave while the server takes its time to confirm others', async () => {
  const unconfirmed: Socket[] = []
  const { mailer } = await smtp((socket) => {
    // Confirms none before all have ended.
    if (unconfirmed.push(socket) < 4) return
    for (const each of unconfirmed) each.write('250 ok\r\n')
  })
  await Promise.all([1, 2, 3, 4].map((n) => mailer.send(mail, `turn${n}`, unchecked)))
  mailer.close()
  expect(unconfirmed).toHaveLength(4)
})

test('a mail that the server never confirms times out and may have arrived', async () => {
  const { mailer } = await smtp(() => undefined, { totalMs: { prompt: 1_000, patient: 9_000 } })
  const since = performance.now()
  const sent = mailer.send(mail, 'key', unchecked)
  await expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT', mayHaveArrived: true })
  // Long before the silence timeout.
  expect(performance.now() - since).toBeLessThan(10_000)
  mailer.close()
})

test('a slow server gets one copy of a mail from a patient send', async () => {
  const slow = (socket: Socket) => setTimeout(() => socket.write('250 taken\r\n'), 1_500)
  const { got, mailer } = await smtp(slow, { silenceMs: { prompt: 500, patient: 9_000 } })
  const prompt = mailer.send(mail, 'key', unchecked)
  await expect(prompt).rejects.toMatchObject({ code: 'ETIMEDOUT', mayHaveArrived: true })
  await mailer.send(mail, 'key', { ...unchecked, pace: 'patient' })
  mailer.close()
  expect(got.ended).toBe(2)
})

test.each(['connectMs', 'dataAcceptMs'])(
  'a server that delays its responses beyond the %s of a prompt send gets the mail from a patient one',
  async (limit) => {
    greetsAfterMs = 1_000
    const limits = { [limit]: { prompt: 500, patient: 9_000 } }
    const { got, mailer } = await smtp((socket) => socket.write('250 taken\r\n'), limits)
    const prompt = mailer.send(mail, 'key', unchecked)
    await expect(prompt).rejects.toMatchObject({ code: 'ETIMEDOUT', mayHaveArrived: false })
    await mailer.send(mail, 'key', { ...unchecked, pace: 'patient' })
    mailer.close()
    expect(got.ended).toBe(1)
  },
)

test('the server is greeted with the given name, or with that in the query of its URL', async () => {
  const { got, port } = await smtp((socket) => socket.write('250 taken\r\n'))
  const greeting = async (query: string) => {
    got.commands = ''
    const url = `smtp://127.0.0.1:${port}${query}`
    const mailer = createSmtpMailer(url, { hostname: 'www.example.com' })
    await mailer.send(mail, 'key', unchecked)
    await mailer.probe()
    mailer.close()
    return got.commands.match(/EHLO \S+/g)
  }
  expect(await greeting('')).toEqual(['EHLO www.example.com', 'EHLO www.example.com'])
  const other = 'EHLO mail.example.com'
  expect(await greeting('?name=mail.example.com')).toEqual([other, other])
})

test('only a login makes a mail to another machine need TLS, unless its URL says otherwise', async () => {
  const { got, port } = await smtp((socket) => socket.write('250 taken\r\n'))
  // The system connects to this machine at 0.0.0.0 too, but that is not an address of it by itself.
  const send = async (host: string, login = 'user:secret@') => {
    got.commands = ''
    const mailer = createSmtpMailer(`smtp://${login}${host}`)
    await mailer.send(mail, 'key', unchecked).finally(mailer.close)
  }
  await expect(send(`0.0.0.0:${port}`)).rejects.toMatchObject({ code: 'ETLS' })
  expect(got.commands).not.toContain('AUTH')
  for (const host of [`0.0.0.0:${port}?requireTLS=false`, `127.0.0.1:${port}`]) {
    await send(host)
    expect(got.commands, host).toContain('AUTH')
  }
  await send(`0.0.0.0:${port}`, '')
  expect(got.commands).not.toContain('AUTH')
  expect(got.ended).toBe(3)
})

test('any certificate will do for a mail server on this machine, unless its URL says otherwise', async () => {
  server = createTlsServer(selfSigned, (socket) => {
    socket.write('220 ready\r\n')
    socket.on('data', () => socket.write('250 ok\r\n')).on('error', () => undefined)
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((done) => server.listen(0, () => done()))
  const { port } = server.address() as AddressInfo
  const probe = (host: string, query = '') => {
    const mailer = createSmtpMailer(`smtps://${host}:${port}${query}`)
    return mailer.probe().finally(mailer.close)
  }
  await probe('localhost')
  await probe('127.0.0.1')
  const strict = probe('localhost', '?tls.rejectUnauthorized=true')
  await expect(strict).rejects.toMatchObject({ originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  const elsewhere = probe('0.0.0.0')
  await expect(elsewhere).rejects.toMatchObject({ originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
})

test('a mail is deferred for recipients rejected with 4xx, and not for those rejected with 5xx', async () => {
  const { mailer } = await smtp((socket) => socket.write('250 taken\r\n'))
  const to = ['a', 'b', 'c', 'd'].map((name) => ({ name: '', address: `${name}@example.com` }))
  toRecipient = {
    'b@example.com': '450 4.2.1 later',
    'c@example.com': '500 5.1.1 never',
    'd@example.com': '450 4.2.1 later',
  }
  expect(await mailer.send({ ...mail, to }, 'key', unchecked)).toMatchObject({
    refused: 'refused for 3 of 4 inboxes: 450 4.2.1, 500 5.1.1',
    rejected: 'refused for 1 of 4 inboxes: 500 5.1.1',
    deferred: ['b@example.com', 'd@example.com'],
  })
  toRecipient = {}
  expect(await mailer.send({ ...mail, to }, 'key', unchecked)).toEqual({
    providerId: expect.any(String),
  })
  mailer.close()
})

test('a server whose limit of connections in a time is exceeded is left alone for a while', async () => {
  allowed = 0
  greeting = '421 4.3.2 Connection rate limit exceeded.'
  const { got, mailer } = await smtp(() => undefined)
  const refused = { responseCode: 421, mayHaveArrived: false }
  await expect(mailer.send(mail, 'first', unchecked)).rejects.toMatchObject(refused)
  const tries = got.connections
  allowed = 9
  await expect(mailer.send(mail, 'next', unchecked)).rejects.toMatchObject(refused)
  await expect(mailer.probe()).rejects.toMatchObject({ responseCode: 421 })
  expect(got.connections).toBe(tries)
  expect(tries).toBeLessThan(3)
  // The first pause is 15 seconds.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_000)
  await mailer.probe()
  vi.restoreAllMocks()
  mailer.close()
})

test('a mail that is rejected on a new connection shows that the limit of connections is not exceeded any more', async () => {
  const { port } = await smtp(() => undefined)
  const refusals = createRefusals()
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, { refusals })
  refusals.rate.failed({ command: 'CONN', responseCode: 421, response: '421 rate limit exceeded' })
  const isDue = vi.spyOn(refusals.rate, 'isDue', 'get').mockReturnValue(true)
  toRecipient = { [mail.to[0]?.address ?? '']: '550 5.1.1 unknown' }
  await expect(mailer.send(mail, 'key', unchecked)).rejects.toMatchObject({ responseCode: 550 })
  expect(refusals.rate.isRefused).toBe(false)
  isDue.mockRestore()
  mailer.close()
})

test('a server whose limit of connections is exceeded again after it took one mail is asked little more', async () => {
  const { got, port } = await smtp((socket) => socket.write('250 taken\r\n'))
  greeting = '421 4.3.2 Connection rate limit exceeded.'
  // One connection for each mail: the one that was answered cannot be used again.
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}?maxMessages=1`, {
    limits: { refusedMs: 60_000, waitMs: { prompt: 1_500, patient: 1_500 } },
  })
  await mailer.send(mail, 'first', unchecked)
  allowed = 0
  const before = got.connections
  await expect(mailer.send(mail, 'next', unchecked)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  // Once more: the first connection may still have been open.
  expect(got.connections - before).toBe(2)
  mailer.close()
})

test('a probe that exceeds the limit of connections begins the pause, and a mail or a probe that does not ends it', async () => {
  const { port } = await smtp((socket) => socket.write('250 taken\r\n'))
  greeting = '421 4.3.2 Connection rate limit exceeded.'
  const refusals = createRefusals()
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, { refusals })
  const isDue = vi.spyOn(refusals.rate, 'isDue', 'get').mockReturnValue(true)
  for (const end of [() => mailer.probe(), () => mailer.send(mail, 'key', unchecked)]) {
    allowed = 0
    await expect(mailer.probe()).rejects.toMatchObject({ responseCode: 421 })
    expect(refusals.rate.isRefused).toBe(true)
    allowed = 9
    await end()
    expect(refusals.rate.isRefused).toBe(false)
  }
  isDue.mockRestore()
  mailer.close()
})

test('a login that is one too many waits for a connection, as after such a greeting', async () => {
  const { got, port } = await smtp((socket) => socket.write('250 taken\r\n'))
  const mailer = createSmtpMailer(`smtp://user:right@127.0.0.1:${port}`, {
    limits: { refusedMs: 300 },
  })
  await mailer.probe()
  const first = mailer.send(mail, 'first', unchecked)
  await expect.poll(() => got.ended).toBe(1)
  toCommand.AUTH = '421 4.7.0 Maximum number of connections exceeded'
  const second = mailer.send(mail, 'second', { ...unchecked, lane: 'prospect' })
  await expect.poll(() => got.commands.match(/^AUTH/gm)?.length).toBeGreaterThan(2)
  toCommand.AUTH = '235 ok'
  await Promise.all([first, second])
  expect(got.ended).toBe(2)
  mailer.close()
})

test('a relay that has lost the server behind it may have passed the mail on', async () => {
  const lost = await smtp((socket) => socket.end('421 4.4.0 Lost connection to relay server\r\n'))
  await expect(lost.mailer.send(mail, 'key', unchecked)).rejects.toMatchObject({
    responseCode: 421,
    mayHaveArrived: true,
  })
  lost.mailer.close()
  server.close()
  const closing = await smtp((socket) => socket.end('421 4.3.2 shutting down\r\n'))
  await expect(closing.mailer.send(mail, 'key', unchecked)).rejects.toMatchObject({
    responseCode: 421,
    mayHaveArrived: false,
  })
  closing.mailer.close()
})

test('a probe closes its connection to a server whose greeting never ends', async () => {
  let open = 0
  server = createServer((socket) => {
    open += 1
    socket.write('220 ready\r\n')
    const dripping = setInterval(() => socket.write('250-again\r\n'), 50)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open -= 1
      clearInterval(dripping)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const { port } = server.address() as AddressInfo
  const limits = { dataAcceptMs: { prompt: 500, patient: 500 } }
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, { limits })
  await expect(mailer.probe()).rejects.toThrow()
  await expect.poll(() => open).toBe(0)
  mailer.close()
})

test('a probe of a server that accepts connections leaves none open', async () => {
  const closed: boolean[] = []
  const { mailer } = await smtp(() => undefined)
  server.on('connection', (socket) => socket.on('close', () => closed.push(true)))
  await mailer.probe()
  await expect.poll(() => closed.length).toBe(1)
  mailer.close()
})

test('mails that wait for a connection when the mailer closes were not sent, and the others are finished', async () => {
  const hung: Socket[] = []
  const { got, mailer } = await smtp((socket) => hung.push(socket))
  const ahead = Array.from({ length: 5 }, (_, i) => mailer.send(mail, `${i}`, unchecked))
  await expect.poll(() => hung.length).toBe(5)
  const behind = mailer.send(mail, 'behind', unchecked)
  const refused = expect(behind).rejects.toThrow(MailerClosedError)
  mailer.close()
  await refused
  await expect(mailer.send(mail, 'after', unchecked)).rejects.toThrow(MailerClosedError)
  for (const socket of hung) socket.write('250 taken\r\n')
  await Promise.all(ahead)
  expect(got.ended).toBe(5)
})

test('a mail whose text the server has not asked for when the mailer closes was not sent', async () => {
  greetsAfterMs = 100
  const { got, mailer } = await smtp((socket) => socket.write('250 taken\r\n'))
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const refused = expect(mailer.send(mail, 'key', unchecked)).rejects.toThrow(MailerClosedError)
  const socket = await connected
  mailer.close()
  socket.destroy()
  await refused
  expect(got.ended).toBe(0)
})

test('a mail under way when the mailer closes may have arrived, or was refused', async () => {
  const hung: Socket[] = []
  const { mailer } = await smtp((socket) => hung.push(socket))
  const ends = ['lost', 'refused'].map((key) => mailer.send(mail, key, unchecked))
  await expect.poll(() => hung.length).toBe(2)
  mailer.close()
  const [one, other] = hung
  one?.destroy()
  other?.write('550 no\r\n')
  const errors = (await Promise.allSettled(ends)).map(
    (end) => end.status === 'rejected' && end.reason,
  )
  for (const error of errors) expect(error).not.toBeInstanceOf(MailerClosedError)
  expect(errors.map(({ mayHaveArrived }) => mayHaveArrived).sort()).toEqual([false, true])
})
