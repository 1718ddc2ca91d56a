import { type AddressInfo, createServer } from 'node:net'
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import type { Env } from '../../src/node/env'
import { atEnd } from '../../tests/support/clean-up'
import { tempDir } from '../../tests/support/temp-dir'
import { createRefusals } from '../mail/smtp/refusals'
import { createSenders } from './senders'

test('a mail server is greeted with the site’s own name, and not with an address or a local name', async () => {
  let greeting = ''
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      greeting = /^EHLO (\S+)/.exec(data.toString())?.[1] ?? greeting
      socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  atEnd(() => void server.close())
  const { port } = server.address() as AddressInfo
  const greetingOf = async (PUBLIC_URL: string) => {
    const env = { PUBLIC_URL, SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: tempDir() }
    const { mail } = await createSenders(env as Env, createRefusals())
    await mail.probe().finally(() => mail.close())
    return greeting
  }
  expect(await greetingOf('https://www.example.com')).toBe('www.example.com')
  // nodemailer's own: the name of the machine, if it is one of a domain.
  const usual = hostname().includes('.') ? hostname() : '[127.0.0.1]'
  for (const url of ['http://localhost:3000', 'http://10.0.0.4', 'http://[::1]:3000']) {
    expect(await greetingOf(url)).toBe(usual)
  }
})
