import { expect, test, vi } from 'vitest'
import type { Senders } from './senders'
import { tryProviders } from './try-providers'

const up = { probe: async () => undefined }
const down = { probe: () => Promise.reject(new Error('Invalid login')) }

async function saidAbout(mail: object, sms: object): Promise<unknown[]> {
  const warn = vi.fn()
  await tryProviders({ mail, sms } as Pick<Senders, 'mail' | 'sms'>, { warn })
  return warn.mock.calls.map(([, text]) => text)
}

test('a provider that takes nothing from us is named when the worker starts', async () => {
  expect(await saidAbout(up, up)).toEqual([])
  expect(await saidAbout(down, up)).toEqual([expect.stringMatching(/^SMTP_URL: /)])
  expect(await saidAbout(up, down)).toEqual([expect.stringMatching(/^TWILIO_ACCOUNT_SID: /)])
})
