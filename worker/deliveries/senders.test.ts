import { expect, test } from 'vitest'
import { isMailDiscarded, isSmsDiscarded } from './senders'

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
