// The HTTP border between browser and server: paths, names and limits. No schema, so that a page can
// know them without loading zod.

/** Largest request body, in bytes (contract, section 4). */
export const BODY_LIMIT = 64 * 1024

/** The longest chat transcript that `/api/contact` takes as a message, in characters. */
export const TRANSCRIPT_MAX = 16_000

export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{1,128}$/

/** Where submissions are posted to. */
export const endpoints = {
  contact: '/api/contact',
  serviceRequests: '/api/service-requests',
  contactSubmissions: '/api/contact-submissions',
  jobApplications: '/api/job-applications',
} as const
export type Endpoint = (typeof endpoints)[keyof typeof endpoints]

/** Where a conversation is posted to, to be answered. */
export const CHAT_ENDPOINT = '/api/chatbot'

/** Where Twilio calls back; the worker names the second with each text message. */
export const twilioPaths = { inbound: '/api/twilio/inbound', status: '/api/twilio/status' } as const
/** Query parameter of the status address: whose message it is, before anybody knows Twilio's id of it. */
export const twilioStatusQuery = 'submission'

/** Where something is posted to that the product acts on. */
export const postPaths: readonly string[] = [
  ...Object.values(endpoints),
  CHAT_ENDPOINT,
  ...Object.values(twilioPaths),
]

/**
 * Hidden fields of the site's own forms, read by the server for native posts only: which form to
 * render again, and on which page.
 */
export const nativeFields = { form: '_form', page: '_page' } as const

/**
 * A field of the site's own forms that people do not see and programs fill in. No browser and no
 * password manager keeps a subject to fill in, and no honest client sends a field with this name.
 */
export const HONEYPOT = '_subject'

/** Where the forms' script asks, at a visitor's first touch, for a signed note of that moment. */
export const FORM_TOKEN_PATH = '/api/form-token'
/** Carries that note. A header, so that the body stays what the specification says and nothing more. */
export const FORM_TOKEN_HEADER = 'Form-Token'

/** Carry how the visitor came to the site: campaign tags as a query, and the origin of the site before. */
export const ARRIVAL_HEADERS = {
  campaign: 'Arrival-Campaign',
  referrer: 'Arrival-Referrer',
} as const

/** Query parameters of the page a native post is sent to after success. */
export const sentParams = { form: 'sent', reference: 'reference' } as const

/** Eight characters in two groups, without the letters that read like digits (Crockford base 32). */
export const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
