import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import type { Env } from '../../src/node/env'
import { atEnd } from '../../tests/support/clean-up'
import { tempDir } from '../../tests/support/temp-dir'
import { createSenders, isMailDiscarded, isSmsDiscarded } from './senders'

test('isSmsDiscarded is true for a public site without an SMS account, and false for a local one', () => {
  const TWILIO_ACCOUNT_SID = undefined
  expect(isSmsDiscarded({ PUBLIC_URL: 'https://www.example.com', TWILIO_ACCOUNT_SID })).toBe(true)
  expect(isSmsDiscarded({ PUBLIC_URL: 'http://localhost:3000', TWILIO_ACCOUNT_SID })).toBe(false)
  const account = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}` }
  expect(isSmsDiscarded({ PUBLIC_URL: 'https://www.example.com', ...account })).toBe(false)
})

test('isMailDiscarded is true for a public site without a real mail server, and false for a local one', () => {
  for (const PUBLIC_URL of [
    'https://www.example.com',
    'http://127.example.com',
    'http://10.0.0.4',
  ]) {
    expect(isMailDiscarded({ PUBLIC_URL, SMTP_URL: undefined }), PUBLIC_URL).toBe(true)
    expect(isMailDiscarded({ PUBLIC_URL, SMTP_URL: 'smtp://mailpit:1025' }), PUBLIC_URL).toBe(true)
    expect(isMailDiscarded({ PUBLIC_URL, SMTP_URL: 'smtp://mail.example.com' })).toBe(false)
  }
  for (const PUBLIC_URL of [
    'http://127.0.0.1:3000',
    'http://localhost:3000',
    'http://[::1]:3000',
  ]) {
    expect(isMailDiscarded({ PUBLIC_URL, SMTP_URL: undefined }), PUBLIC_URL).toBe(false)
  }
})

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
    const { mail, close } = await createSenders(env as Env)
    await mail.probe().finally(close)
    return greeting
  }
  expect(await greetingOf('https://www.example.com')).toBe('www.example.com')
  for (const url of ['http://localhost:3000', 'http://10.0.0.4', 'http://[::1]:3000']) {
    expect(await greetingOf(url)).not.toBe(new URL(url).hostname)
  }
})
