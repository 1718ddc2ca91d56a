import { expect, test } from 'vitest'
import { isMailDiscarded } from './senders'

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
