// The border between server and worker: the two queues and what their jobs carry.
import * as z from 'zod/mini'
import { consultationSubmission } from './forms/consultation'
import { contactSubmission } from './forms/contact'
import { jobApplicationSubmission } from './forms/job-application'
import { newsletterSubmission } from './forms/newsletter'
import { serviceRequestSubmission } from './forms/service-request'

export const queueNames = { submissions: 'submissions', deliveries: 'deliveries' } as const

export const channels = ['team_email', 'prospect_email', 'prospect_sms'] as const
export type Channel = (typeof channels)[number]

/** Where a submission came from; never the visitor's address. */
export const source = z.object({
  page: z.nullable(z.string()),
  referrer: z.nullable(z.string()),
  utm: z.record(z.string(), z.string()),
})
export type Source = z.infer<typeof source>

/** What was agreed to, where and by whom: kept as evidence, only where consent was given. */
export const consent = z.object({
  wordingVersion: z.string(),
  /** The text itself; jobs of releases before 0.6.2 lack it. */
  wording: z.optional(z.string()),
  page: z.nullable(z.string()),
  ip: z.string(),
})
export type Consent = z.infer<typeof consent>

const envelope = {
  /** Same id from the browser to the row: job id, primary key, `Message-ID`, log lines. */
  id: z.uuid(),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  /** SHA-256 of the cleaned fields, to tell a repeat from another body under the same key. */
  bodyHash: z.string(),
  source,
  consent: z.nullable(consent),
  /** Why a person should look at it before anything is sent; empty for almost all. */
  suspicions: z._default(z.array(z.string()), []),
}

/** What each kind of submission holds. */
export const submissionSchemas = {
  contact: contactSubmission,
  'service-request': serviceRequestSubmission,
  consultation: consultationSubmission,
  newsletter: newsletterSubmission,
  'job-application': jobApplicationSubmission,
} as const
export type Kind = keyof typeof submissionSchemas

/** Where each is stored (contract, section 4). */
export const submissionTables: Readonly<Record<Kind, string>> = {
  contact: 'contact_submissions',
  'service-request': 'service_requests',
  consultation: 'service_requests',
  newsletter: 'contact_submissions',
  'job-application': 'job_applications',
}
export type Fields<K extends Kind = Kind> = z.output<(typeof submissionSchemas)[K]>
/**
 * What somebody may have typed, in any form. Code that shows a lead lists its fields by this type, so that it
 * does not compile until it has a place for a new one.
 */
export type TypedField = Exclude<
  { [K in Kind]: keyof Fields<K> }[Kind],
  'kind' | 'createdAt' | 'smsConsent'
>
/** Those that every form has. */
export type CommonField = 'name' | 'email' | 'message'

/** The address by which mails and subscriptions count. */
export const addressOf = ({ email }: { email: string }): string => email.toLowerCase()

const jobOf = <K extends Kind>(kind: K) =>
  z.object({ ...envelope, kind: z.literal(kind), fields: submissionSchemas[kind] })

/** One job of the queue `submissions`: a whole submission, told apart by `kind`. */
export const submissionJob = z.discriminatedUnion('kind', [
  jobOf('contact'),
  jobOf('service-request'),
  jobOf('consultation'),
  jobOf('newsletter'),
  jobOf('job-application'),
])
export type SubmissionJob = z.output<typeof submissionJob>

/** One job of the queue `deliveries`: wakes one row of the table of that name. */
export const deliveryJob = z.object({ deliveryId: z.uuid(), submissionId: z.uuid() })
export type DeliveryJob = z.infer<typeof deliveryJob>
