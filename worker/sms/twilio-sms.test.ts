import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListeningHere, listenHere } from '../../tests/support/listen-here'
import { twilioList, twilioMessage } from '../../tests/support/twilio-json'
import { createTwilioSms } from './twilio-sms'

const ACCOUNT = `AC${'0'.repeat(32)}`
const text = { to: '+12145550150', reference: '7K3M-9QWX', body: '', submissionId: 'ID' }
const message = twilioMessage(
  ACCOUNT,
  new URLSearchParams({ To: text.to, Body: `We have it: ${text.reference}` }),
)

/** What it answers when asked for the messages to a number, each time the next. */
const lists: object[][] = []
let twilio: ListeningHere
beforeAll(async () => {
  twilio = await listenHere((_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(twilioList(ACCOUNT, (lists.shift() ?? []) as (typeof message)[])))
  })
})
afterAll(() => twilio.close())

test('a text that Twilio shows only at a second look was sent', async () => {
  const env = {
    PUBLIC_URL: 'http://localhost:3000',
    TWILIO_ACCOUNT_SID: ACCOUNT,
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+12145550100',
    TWILIO_MESSAGING_SERVICE_SID: undefined,
    TWILIO_API_URL: twilio.url,
  }
  const sms = createTwilioSms(env, 1)
  lists.push([], [message])
  expect(await sms.find(text)).toEqual({ state: 'sent', providerId: message.sid })
  lists.push([], [])
  expect(await sms.find(text)).toEqual({ state: 'absent' })
})
