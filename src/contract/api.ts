// The HTTP interface between browser and server: paths, names and limits. It has no schemas, so that
// a page can import it without loading zod.

/** Largest request body, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** Maximum length of a chat transcript that `/api/contact` accepts as a message, in characters. */
export const TRANSCRIPT_MAX = 16_000

export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{1,128}$/

/** Endpoints that accept submissions. */
export const endpoints = {
  contact: '/api/contact',
  serviceRequests: '/api/service-requests',
  contactSubmissions: '/api/contact-submissions',
  jobApplications: '/api/job-applications',
} as const
export type Endpoint = (typeof endpoints)[keyof typeof endpoints]

/** Endpoint that answers a chat conversation. */
export const CHAT_ENDPOINT = '/api/chatbot'

/** Twilio's callback paths; the worker passes the status path with each text message. */
export const twilioPaths = { inbound: '/api/twilio/inbound', status: '/api/twilio/status' } as const
/** Query parameter of the status callback: the submission id, for use before Twilio's message id is known. */
export const twilioStatusQuery = 'submission'

/** Twilio's code for a recipient who has opted out, in its responses and its status reports. */
export const TWILIO_OPTED_OUT = 21610

/** Fixed POST endpoints: submissions, chat and Twilio callbacks. */
export const postPaths: readonly string[] = [
  ...Object.values(endpoints),
  CHAT_ENDPOINT,
  ...Object.values(twilioPaths),
]

/** RFC 9116. */
export const SECURITY_PATH = '/.well-known/security.txt'

/**
 * Hidden fields of the site's own forms, read by the server for native posts only: which form to
 * render again, on which page, and the version of the consent text that it shows.
 */
export const nativeFields = { form: '_form', page: '_page', consent: '_consent' } as const

/** The same version in a post of the form's script. A header, like the token below. */
export const CONSENT_HEADER = 'Consent-Version'

/**
 * Honeypot field of the site's own forms: people do not see it, bots fill it in. No browser or password
 * manager autofills a subject, and no honest client sends a field with this name.
 */
export const HONEYPOT = '_subject'

/** Issues the signed timing token that the form script requests at a visitor's first interaction. */
export const FORM_TOKEN_PATH = '/api/form-token'
/** Carries that token. It is a header so that the body holds exactly the fields of the form. */
export const FORM_TOKEN_HEADER = 'Form-Token'

/** Headers with the visitor's origin: campaign tags as a query string, and the origin of the previous site. */
export const ARRIVAL_HEADERS = {
  campaign: 'Arrival-Campaign',
  referrer: 'Arrival-Referrer',
} as const

/** Query parameters of the page that a native post redirects to after success. */
export const sentParams = { form: 'sent', reference: 'reference' } as const

/** Eight characters in two groups, without the letters that look like digits (Crockford base 32). */
export const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
