// The HTTP border between browser and server: paths, names and limits. No schema, so that a page can
// know them without loading zod.

/** Largest request body, in bytes (contract, section 4). */
export const BODY_LIMIT = 64 * 1024

export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{1,128}$/

/** Where each kind of submission is posted to. */
export const endpoints = { contact: '/api/contact' } as const

/**
 * Hidden fields of the site's own forms, read by the server for native posts only: which form to
 * render again, on which page, and one key per filled-in form.
 */
export const nativeFields = { form: '_form', page: '_page', key: '_key' } as const

/** The forms that post natively, and the pages that show them. */
export const formIds = ['contact-page', 'home-contact'] as const
export type FormId = (typeof formIds)[number]

/** Query parameters of the page a native post is sent to after success. */
export const sentParams = { form: 'sent', reference: 'reference' } as const

/** Eight characters in two groups, without the letters that read like digits (Crockford base 32). */
export const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
