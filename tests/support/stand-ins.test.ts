// Shows that the stand-ins behave like the real services, and misbehave when told to.
import { createConnection } from 'node:net'
import { createTransport } from 'nodemailer'
import { expect, inject, test } from 'vitest'
import { freshDatabase } from './database'
import { listenHere } from './listen-here'
import { startProxy } from './proxy'
import { queryOnce } from './query'
import { startRedis } from './redis'
import { startSmtp } from './smtp'
import { startTwilio } from './twilio'
import { waitFor } from './wait-for'

const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'Hello', text: 'One line' }
const sender = (url: string) => createTransport({ url, socketTimeout: 400, greetingTimeout: 400 })

test('the mail server keeps the mails that it accepts', async () => {
  const smtp = await startSmtp()
  await sender(smtp.url).sendMail(mail)
  expect(smtp.messages).toHaveLength(1)
  expect(smtp.messages[0]?.envelope).toEqual({ from: 'a@example.com', to: ['b@example.com'] })
  expect(smtp.messages[0]?.mail.subject).toBe('Hello')
})

test('the mail server rejects at either step, once or always', async () => {
  const smtp = await startSmtp()
  smtp.refuseOnce(451)
  await expect(sender(smtp.url).sendMail(mail)).rejects.toMatchObject({ responseCode: 451 })
  smtp.reply = ([to]) => (to === mail.to ? { code: 550, at: 'rcpt' } : 'accept')
  await expect(sender(smtp.url).sendMail(mail)).rejects.toMatchObject({ responseCode: 550 })
  await sender(smtp.url).sendMail({ ...mail, to: 'c@example.com' })
  expect(smtp.messages.map(({ envelope }) => envelope.to)).toEqual([['c@example.com']])
})

test('the mail server hangs, or accepts a mail without confirming it', async () => {
  const smtp = await startSmtp()
  smtp.reply = 'hang'
  await expect(sender(smtp.url).sendMail(mail)).rejects.toThrow()
  expect(smtp.messages).toHaveLength(0)
  smtp.reply = 'drop'
  await expect(sender(smtp.url).sendMail(mail)).rejects.toThrow()
  expect(smtp.messages).toHaveLength(1)
})

test('the mail server stops and restarts at the same address', async () => {
  const smtp = await startSmtp()
  await smtp.stop()
  await expect(sender(smtp.url).sendMail(mail)).rejects.toMatchObject({ code: 'ESOCKET' })
  await smtp.start()
  await sender(smtp.url).sendMail(mail)
  expect(smtp.messages).toHaveLength(1)
})

test('Twilio checks credentials, sends, lists by recipient, rejects, and drops a response', async () => {
  const twilio = await startTwilio()
  const path = `${twilio.url}/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`
  const credentials = Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64')
  const headers = { Authorization: `Basic ${credentials}` }
  const send = (to: string) =>
    fetch(path, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ To: to, From: '+12145550100', Body: 'Hi' }),
    })

  expect((await fetch(path)).status).toBe(401)
  const sent = await send('+12145550150')
  expect(sent.status).toBe(201)
  expect(await sent.json()).toMatchObject({ to: '+12145550150', body: 'Hi', status: 'queued' })
  twilio.answerOnce(429)
  const busy = await send('+12145550151')
  expect([busy.status, await busy.json()]).toMatchObject([429, { code: 20429, status: 429 }])
  twilio.loseAnswerOnce()
  await expect(send('+12145550151')).rejects.toThrow()

  expect(twilio.sent.map(({ to }) => to)).toEqual(['+12145550150', '+12145550151'])
  const listed = await fetch(`${path}?To=%2B12145550151`, { headers })
  expect(await listed.json()).toMatchObject({
    messages: [{ sid: twilio.sent[1]?.sid, to: '+12145550151' }],
    next_page_uri: null,
  })
})

test('Redis keeps its data through kill -9 and loses it when flushed', async () => {
  const redis = await startRedis()
  const say = (command: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = createConnection(redis.port, '127.0.0.1', () => socket.end(`${command}\r\n`))
      socket.on('data', (data) => resolve(data.toString().trim())).on('error', reject)
    })
  expect(await say('SET word kept')).toBe('+OK')
  await redis.kill()
  await expect(say('PING')).rejects.toThrow('ECONNREFUSED')
  await redis.start()
  expect(await say('GET word')).toContain('kept')
  await redis.flush()
  expect(await say('GET word')).toBe('$-1')
  await redis.stop()
})

test('the proxy forwards, freezes, disconnects, and recovers', async () => {
  const redis = await startRedis({ appendonly: false })
  const proxy = await startProxy(redis.url)
  let heard = ''
  const socket = createConnection(proxy.port, '127.0.0.1')
  socket.on('data', (data) => {
    heard += data
  })
  socket.on('error', () => undefined)
  socket.write('PING\r\n')
  await waitFor(() => heard === '+PONG\r\n')
  proxy.freeze()
  socket.write('PING\r\n')
  await expect(waitFor(() => heard.length > 7, 200)).rejects.toThrow()
  await proxy.mend()
  await waitFor(() => heard === '+PONG\r\n+PONG\r\n')
  await proxy.cut()
  await waitFor(() => socket.destroyed)
})

test('a stand-in waits for a port that somebody else has for a moment', async () => {
  const other = await listenHere((_, response) => response.end())
  const starting = startSmtp({ port: Number(new URL(other.url).port) })
  await new Promise((done) => setTimeout(done, 300))
  other.close()
  const smtp = await starting
  await sender(smtp.url).sendMail(mail)
  expect(smtp.messages).toHaveLength(1)
})

test('queries of a test share a connection as long as there is one', async () => {
  const { sql } = await freshDatabase()
  const connection = async () => (await sql('select pg_backend_pid() as pid'))[0]?.pid
  const first = await connection()
  expect(await connection()).toBe(first)
  expect(new Set(await Promise.all([connection(), connection()])).size).toBe(2)
  await queryOnce(inject('postgresUrl'), 'select pg_terminate_backend($1)', [first])
  await expect.poll(connection).not.toBe(first)
})
