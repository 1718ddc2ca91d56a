import { expect, test, vi } from 'vitest'
import type { Provider } from './provider'
import type { Senders } from './senders'
import { tryProviders } from './try-providers'

const up = { probe: async () => undefined }
const down = { probe: () => Promise.reject(new Error('Invalid login')) }

/** What is logged, and the providers that are probed again because they responded. */
async function trying(mail: object, sms: object) {
  const warn = vi.fn()
  const probed: Provider[] = []
  const probeSoon = async (provider: Provider) => {
    probed.push(provider)
    throw new Error('no database')
  }
  await tryProviders({ senders: { mail, sms } as Senders, outages: { probeSoon }, log: { warn } })
  return { said: warn.mock.calls.map(([, text]) => text), probed }
}

test('a provider that takes nothing from us is named when the worker starts, with what to do about it', async () => {
  expect((await trying(up, up)).said).toEqual([])
  expect((await trying(down, up)).said).toEqual([
    expect.stringMatching(/^SMTP_URL: .* restart this worker$/),
  ])
  expect((await trying(up, down)).said).toEqual([
    expect.stringMatching(/^TWILIO_ACCOUNT_SID: .* restart this worker$/),
  ])
})

test('what waits for a provider that takes something from us at the start is probed for at once', async () => {
  expect((await trying(up, down)).probed).toEqual(['mail'])
})
