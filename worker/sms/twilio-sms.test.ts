import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import client from 'twilio'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/processes/ports'
import { type ListeningHere, listenHere } from '../../tests/support/listen-here'
import { twilioList, twilioMessage } from '../../tests/support/twilio-json'
import { AnswerGivenUpError, AnswerLostError, OptedOutError, SmsClosedError } from './sms-sender'
import { createTwilioSms } from './twilio-sms'

const ACCOUNT = `AC${'0'.repeat(32)}`
const message = { to: '+12145550150', reference: '7K3M-9QWX', body: 'Hello', submissionId: 'ID' }
const taken = twilioMessage(
  ACCOUNT,
  new URLSearchParams({ To: message.to, Body: `We have it: ${message.reference}` }),
)

/** Queued responses, used in order. */
const answers: { status?: number; body: object }[] = []
const asked: URLSearchParams[] = []
const urls: URL[] = []
let twilio: ListeningHere
beforeAll(async () => {
  twilio = await listenHere(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)))
    urls.push(new URL(request.url ?? '', twilio.url))
    const { status = 200, body } = answers.shift() ?? { body: {} }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
})
afterAll(() => twilio.close())

function senderTo(
  url: string | undefined,
  change: { TWILIO_MESSAGING_SERVICE_SID?: string; PUBLIC_URL?: string } = {},
  limits: Parameters<typeof createTwilioSms>[1] = {},
) {
  const env = {
    PUBLIC_URL: 'http://localhost:3000',
    TWILIO_ACCOUNT_SID: ACCOUNT,
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+12145550100',
    TWILIO_MESSAGING_SERVICE_SID: undefined,
    TWILIO_API_URL: url,
    ...change,
  }
  return createTwilioSms(env, limits)
}
const goAhead = () => undefined

test('find reports whether Twilio lists a text with this reference', async () => {
  const sms = senderTo(twilio.url)
  const other = { ...taken, sid: 'SM0', body: 'We have it: 2B8D-4FGH' }
  const list = (messages: (typeof taken)[]) => ({ body: twilioList(ACCOUNT, messages) })
  answers.push(list([other, taken]))
  expect(await sms.find(message)).toEqual({ state: 'sent', providerId: taken.sid })
  answers.push(list([other]))
  expect(await sms.find(message)).toEqual({ state: 'absent' })
  // Only texts to this number: among all of the account's, an older one would not be on the first page.
  const query = urls.at(-1)?.searchParams
  expect([query?.get('To'), query?.get('PageSize')]).toEqual([message.to, '1000'])
})

test('a text that a messaging service has turned into RCS is found too', async () => {
  const sms = senderTo(twilio.url, { TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}` })
  urls.length = 0
  const rcs = { ...taken, to: `rcs:${message.to}` }
  answers.push({ body: twilioList(ACCOUNT, []) }, { body: twilioList(ACCOUNT, [rcs]) })
  expect(await sms.find(message)).toEqual({ state: 'sent', providerId: taken.sid })
  const recipients = urls.map(({ searchParams }) => searchParams.get('To'))
  expect(recipients).toEqual([message.to, rcs.to])
  answers.push({ body: twilioList(ACCOUNT, []) }, { status: 400, body: { code: 21211 } })
  expect(await sms.find(message)).toEqual({ state: 'absent' })
  answers.push({ body: twilioList(ACCOUNT, []) }, { status: 503, body: { code: 20503 } })
  await expect(sms.find(message)).rejects.toMatchObject({ status: 503 })
})

test('Twilio is given as long for a call of a dead worker as a living one waits, and 3 seconds more', () => {
  expect(senderTo(twilio.url).settledMs).toBe(23_000)
})

test('find throws if Twilio keeps messages without their text', async () => {
  const sms = senderTo(twilio.url)
  for (const body of ['', ' ', null]) {
    const redacted = { ...taken, body }
    answers.push({ body: twilioList(ACCOUNT, [redacted, taken]) })
    expect(await sms.find(message)).toEqual({ state: 'sent', providerId: taken.sid })
    answers.push({ body: twilioList(ACCOUNT, [redacted]) })
    await expect(sms.find(message)).rejects.toThrow('without their text')
  }
})

test('a text is sent from the messaging service if configured, else from the number', async () => {
  answers.push({ status: 201, body: taken }, { status: 201, body: taken })
  asked.length = 0
  await senderTo(twilio.url).send(message, goAhead)
  const service = { TWILIO_MESSAGING_SERVICE_SID: 'MG1' }
  await senderTo(twilio.url, service).send(message, goAhead)
  const StatusCallback = 'http://localhost:3000/api/twilio/status?submission=ID'
  const what = { To: message.to, Body: message.body, ValidityPeriod: '3600', StatusCallback }
  expect(asked.map((form) => Object.fromEntries(form))).toEqual([
    { ...what, From: '+12145550100' },
    { ...what, MessagingServiceSid: 'MG1' },
  ])
})

test('Twilio itself reports the status of a text to a public site, and cannot reach a local one', async () => {
  const request = vi
    .spyOn(client.RequestClient.prototype, 'request')
    .mockResolvedValue({ statusCode: 201, body: taken } as never)
  for (const PUBLIC_URL of ['https://www.example.com', 'http://localhost:3000']) {
    await senderTo(undefined, { PUBLIC_URL }).send(message, goAhead)
  }
  const callbacks = request.mock.calls.map(
    ([{ data }]) => (data as { StatusCallback?: string }).StatusCallback,
  )
  request.mockRestore()
  expect(callbacks).toEqual(['https://www.example.com/api/twilio/status?submission=ID', undefined])
})

test('send throws AnswerLostError only if the text may have been accepted', async () => {
  answers.push({ status: 201, body: {} })
  await expect(senderTo(twilio.url).send(message, goAhead)).rejects.toThrow(AnswerLostError)
  answers.push({ status: 400, body: { code: 21610, message: 'unsubscribed' } })
  await expect(senderTo(twilio.url).send(message, goAhead)).rejects.toThrow(OptedOutError)
  for (const status of [500, 502, 503]) {
    answers.push({ status, body: { message: 'busy' } })
    await expect(senderTo(twilio.url).send(message, goAhead)).rejects.toMatchObject({ status })
  }
  // The gateway stopped waiting: what is behind it may be at work still.
  answers.push({ status: 504, body: { message: 'too slow' } })
  await expect(senderTo(twilio.url).send(message, goAhead)).rejects.toThrow(AnswerLostError)
  const nobody = `http://127.0.0.1:${await freePort()}`
  await expect(senderTo(nobody).send(message, goAhead)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  })
})

test('send throws AnswerLostError for a response without a message SID', async () => {
  answers.push({ status: 201, body: { ...taken, sid: 'SM-1_a' } })
  await expect(senderTo(twilio.url).send(message, goAhead)).resolves.toEqual({
    providerId: 'SM-1_a',
  })
  for (const sid of [5, { a: 1 }, 'SM\u0000', 'SM 1', '']) {
    answers.push({ status: 201, body: { ...taken, sid } })
    await expect(senderTo(twilio.url).send(message, goAhead)).rejects.toThrow(AnswerLostError)
  }
})

test('send throws the connection error, not AnswerLostError, when TLS fails', async () => {
  const cut = createServer((socket) => socket.destroy())
  const plain = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  for (const [server, code] of [
    [cut, 'ECONNRESET'],
    [plain, 'EPROTO'],
  ] as const) {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const sent = senderTo(`https://127.0.0.1:${port}`).send(message, goAhead)
    await expect(sent).rejects.toMatchObject({ code })
    server.close()
  }
})

test('send throws the error of the last check and sends nothing', async () => {
  asked.length = 0
  const held = new Error('the lease has run out')
  const stop = () => {
    throw held
  }
  await expect(senderTo(twilio.url).send(message, stop)).rejects.toBe(held)
  expect(asked).toEqual([])
})

test('send repeats the check once connected, throws its error, and sends nothing', async () => {
  asked.length = 0
  const held = new Error('the lease has run out')
  let looks = 0
  const stopAtSecond = () => {
    looks += 1
    if (looks === 2) throw held
  }
  await expect(senderTo(twilio.url).send(message, stopAtSecond)).rejects.toBe(held)
  expect(asked).toEqual([])
})

test('a closed sender gives up an answer, which counts as lost, and sends nothing more', async () => {
  let reached = 0
  const hanging = await listenHere(() => void reached++)
  const sms = senderTo(hanging.url)
  const sent = sms.send(message, goAhead)
  await vi.waitFor(() => expect(reached).toBe(1))
  sms.close()
  await expect(sent).rejects.toThrow(AnswerGivenUpError)
  await expect(sent).rejects.toMatchObject({ settledMs: sms.settledMs })
  await expect(sms.send(message, goAhead)).rejects.toThrow(SmsClosedError)
  expect(reached).toBe(1)
  hanging.close()
})

test('a text that waits for a connection is given up too', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined))
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', () => done()))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const sms = senderTo(`https://127.0.0.1:${port}`, {}, { totalMs: 2_000 })
  // As many as Twilio's client has connections, and more.
  const lookups = Array.from({ length: 30 }, () => sms.find(message).catch(() => 'failed'))
  const sent = sms.send(message, goAhead)
  setTimeout(() => sms.close(), 200)
  await expect(sent).rejects.toThrow(SmsClosedError)
  expect(await Promise.race([...lookups, 'pending'])).toBe('pending')
  await Promise.all(lookups)
  silent.close()
})

test('probe rejects when Twilio cannot be reached', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`
  await expect(senderTo(nobody).probe()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('probe accepts any response except 429, 5xx, a rejected login and an account that is not active', async () => {
  for (const [status, back, code] of [
    [200, true, 0],
    [404, true, 20404],
    [401, true, 0],
    [401, false, 20003],
    [403, false, 20005],
    [400, false, 10001],
    [403, false, 20403],
    [403, false, 90010],
    [400, true, 21211],
    [429, false, 0],
    [500, false, 0],
  ] as const) {
    answers.push({ status, body: { code } })
    const probed = senderTo(twilio.url)
      .probe()
      .then(
        () => true,
        () => false,
      )
    expect([status, await probed]).toEqual([status, back])
  }
})

test('a response that trickles in without end counts as lost after the total timeout', async () => {
  const trickling = await listenHere((_, response) => {
    response.writeHead(201, { 'Content-Type': 'application/json' })
    const dripping = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(dripping))
  })
  const sms = senderTo(trickling.url, {}, { totalMs: 300 })
  await expect(sms.send(message, goAhead)).rejects.toThrow(AnswerLostError)
  await expect(sms.find(message)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  trickling.close()
})

test('a response that is cut off counts as lost, whatever its status', async () => {
  const cutting = await listenHere((_, response) => {
    response.writeHead(201, { 'Content-Length': '1000' }).write('{', () => response.destroy())
  })
  const sms = senderTo(cutting.url)
  await expect(sms.send(message, goAhead)).rejects.toThrow(AnswerLostError)
  await expect(sms.find(message)).rejects.toMatchObject({ code: 'ECONNRESET' })
  cutting.close()
})
