// The JSON of Twilio's Messages resource, field by field as documented.
import { randomBytes } from 'node:crypto'

export interface TwilioMessage {
  sid: string
  to: string
  body: string | null
  [field: string]: unknown
}

/** Twilio's response for an accepted message. */
export function twilioMessage(account: string, form: URLSearchParams): TwilioMessage {
  const sid = `SM${randomBytes(16).toString('hex')}`
  const now = new Date().toUTCString().replace('GMT', '+0000')
  const service = form.get('MessagingServiceSid')
  const uri = `/2010-04-01/Accounts/${account}/Messages/${sid}.json`
  return {
    account_sid: account,
    api_version: '2010-04-01',
    body: form.get('Body') ?? '',
    date_created: now,
    date_sent: null,
    date_updated: now,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: form.get('From'),
    messaging_service_sid: service,
    num_media: '0',
    num_segments: service ? '0' : '1',
    price: null,
    price_unit: 'USD',
    sid,
    status: service ? 'accepted' : 'queued',
    subresource_uris: { media: uri.replace('.json', '/Media.json') },
    to: form.get('To') ?? '',
    uri,
  }
}

/** A single page that lists all messages. */
export function twilioList(account: string, messages: TwilioMessage[]): object {
  const uri = `/2010-04-01/Accounts/${account}/Messages.json?PageSize=50&Page=0`
  return {
    messages,
    end: Math.max(0, messages.length - 1),
    first_page_uri: uri,
    next_page_uri: null,
    page: 0,
    page_size: 50,
    previous_page_uri: null,
    start: 0,
    uri,
  }
}

export function twilioAccount(account: string): object {
  const uri = `/2010-04-01/Accounts/${account}.json`
  const now = new Date().toUTCString().replace('GMT', '+0000')
  return {
    auth_token: null,
    date_created: now,
    date_updated: now,
    friendly_name: 'Test account',
    owner_account_sid: account,
    sid: account,
    status: 'active',
    subresource_uris: {},
    type: 'Full',
    uri,
  }
}

const MEANINGS: Record<number, string> = {
  20003: 'Authenticate',
  20404: 'The requested resource was not found',
  20429: 'Too Many Requests',
  20500: 'An internal server error has occurred',
  21211: "Invalid 'To' Phone Number",
  21610: 'Attempt to send to unsubscribed recipient',
}

export function twilioError(status: number, code: number): object {
  const message = MEANINGS[code] ?? 'Refused by the test'
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }
}
