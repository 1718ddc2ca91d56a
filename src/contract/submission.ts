// The interface between server and worker: the two queues and the payloads of their jobs.
import * as z from 'zod/mini'
import { consultationSubmission } from './forms/consultation'
import { contactSubmission } from './forms/contact'
import { jobApplicationSubmission } from './forms/job-application'
import { newsletterSubmission } from './forms/newsletter'
import { serviceRequestSubmission } from './forms/service-request'
import { jobFields } from './job-fields'

export const queueNames = { submissions: 'submissions', deliveries: 'deliveries' } as const

export const channels = ['team_email', 'prospect_email', 'prospect_sms'] as const
export type Channel = (typeof channels)[number]

/** The states of a delivery, as stored (docs/decisions/0003-delivery-guarantee.md). */
export const deliveryStatuses = [
  'pending',
  'sending',
  'sent',
  'failed',
  'suppressed',
  'unknown',
] as const

/** Where a submission came from; never the visitor's IP address. */
const source = z.object({
  page: z.nullable(z.string()),
  referrer: z.nullable(z.string()),
  utm: z.record(z.string(), z.string()),
  /** Slug of the service that the link to the form named (`/contact?service=web-design`); absent without one. */
  service: z.optional(z.string()),
})
export type Source = z.infer<typeof source>

/** What was agreed to, where and by whom: evidence, kept only where consent was given. */
const consent = z.object({
  wordingVersion: z.string(),
  /** The wording itself; absent from jobs of releases before 0.6.2. */
  wording: z.optional(z.string()),
  page: z.nullable(z.string()),
  ip: z.string(),
})
export type Consent = z.infer<typeof consent>

const envelope = {
  /** The same id throughout: response, job id, `submission_id` column, `Message-ID`, log lines. */
  id: z.uuid(),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  /** SHA-256 of the cleaned fields; distinguishes a repeat from a different body under the same key. */
  bodyHash: z.string(),
  source,
  consent: z.nullable(consent),
  /** Reasons for a person to review it before anything is sent; almost always empty. */
  suspicions: z._default(z.array(z.string()), []),
}

/** Fields that every form has. */
export type CommonField = 'name' | 'email' | 'message'

/** What every kind has: messages are addressed and composed with it, and every table has columns for it. */
type Common = Record<CommonField | 'phone', string> & { smsConsent: boolean }

/** The fields of each kind of submission. */
export const submissionSchemas = {
  contact: contactSubmission,
  'service-request': serviceRequestSubmission,
  consultation: consultationSubmission,
  newsletter: newsletterSubmission,
  'job-application': jobApplicationSubmission,
} as const satisfies Record<string, z.ZodMiniType<Common>>
export type Kind = keyof typeof submissionSchemas

/** The table of each kind. */
export const submissionTables = {
  contact: 'contact_submissions',
  'service-request': 'service_requests',
  consultation: 'service_requests',
  newsletter: 'contact_submissions',
  'job-application': 'job_applications',
} as const satisfies Record<Kind, string>
export type SubmissionTable = (typeof submissionTables)[Kind]
export type Fields<K extends Kind = Kind> = z.output<(typeof submissionSchemas)[K]>
/**
 * Every field that a visitor may fill in, across all forms. Code that shows a lead lists its fields by this
 * type, so it does not compile until it handles a new one.
 */
export type TypedField = Exclude<
  { [K in Kind]: keyof Fields<K> }[Kind],
  'kind' | 'createdAt' | 'smsConsent'
>

// Does not compile if a form has a field that its job would lose; a test holds the optional ones.
const fieldsOfJob: { [K in Kind]: z.ZodMiniType<Fields<K>> } = jobFields

const jobOf = <K extends Kind>(kind: K) =>
  z.object({ ...envelope, kind: z.literal(kind), fields: fieldsOfJob[kind] })

/** A job of the queue `submissions`: a whole submission, discriminated by `kind`. */
export const submissionJob = z.discriminatedUnion('kind', [
  jobOf('contact'),
  jobOf('service-request'),
  jobOf('consultation'),
  jobOf('newsletter'),
  jobOf('job-application'),
])
export type SubmissionJob = z.output<typeof submissionJob>

/** Job ids must not be all digits or contain a colon: a UUID with a letter in front satisfies both. */
export function jobIdOf(submissionId: string): string {
  return `s-${submissionId}`
}

const JOB_ID = /^s-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The reverse of `jobIdOf`; null for an id that it does not give. */
export function submissionIdOf(jobId: string): string | null {
  return JOB_ID.exec(jobId)?.[1] ?? null
}

/**
 * A job of the queue `deliveries`: triggers one row of the `deliveries` table. With any 128 bits as ids, like the columns:
 * those of imported leads may be of no version that `z.uuid()` knows.
 */
export const deliveryJob = z.object({ deliveryId: z.guid(), submissionId: z.guid() })
export type DeliveryJob = z.infer<typeof deliveryJob>
