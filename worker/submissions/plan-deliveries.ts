// Decides which messages a submission sets off, and writes one row for each.
import type { Channel, SubmissionJob } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import { smsRecipient } from '../sms/phone'
import { isKnownSubscriber } from './subscribe'

interface Plan {
  channel: Channel
  recipient: string | null
  /** Why the message is not sent, or null when it is due. */
  suppressed: string | null
}

/** One delivery that is due now. */
export interface DueDelivery {
  deliveryId: string
  submissionId: string
}

/** Returns the deliveries that are due, also when an earlier run had written them. */
export async function planDeliveries(
  transaction: Transaction,
  job: SubmissionJob,
  env: Env,
): Promise<DueDelivery[]> {
  const plans = [
    { channel: 'team_email', recipient: null, suppressed: null } as const,
    await planProspectMail(transaction, job, env.AUTO_MAIL_PER_ADDRESS),
    ...planSms(job, env.SMS_COUNTRIES),
  ]
  await transaction('deliveries')
    .insert(plans.map((plan) => toRow(plan, job)))
    .onConflict(['submission_id', 'channel'])
    .ignore()
  const due = await transaction('deliveries')
    .where({ submission_id: job.id, status: 'pending' })
    .select<{ id: string }[]>('id')
  return due.map(({ id }) => ({ deliveryId: id, submissionId: job.id }))
}

function toRow({ channel, recipient, suppressed }: Plan, { id, kind }: SubmissionJob) {
  return {
    submission_id: id,
    kind,
    channel,
    recipient,
    ...(suppressed === null
      ? {}
      : { status: 'suppressed', last_error: suppressed, next_attempt_at: null }),
  }
}

/** A stranger may type anybody's address: one address gets a few automatic mails a day, no more. */
async function planProspectMail(
  transaction: Transaction,
  job: SubmissionJob,
  perDay: number,
): Promise<Plan> {
  const { id, fields } = job
  const recipient = fields.email.toLowerCase()
  const plan: Plan = { channel: 'prospect_email', recipient, suppressed: null }
  if (job.kind === 'newsletter' && (await isKnownSubscriber(transaction, job))) {
    return { ...plan, suppressed: 'subscribed already' }
  }
  if (perDay === 0) return plan
  // Submissions of the same address are counted one after the other.
  await transaction.raw('select pg_advisory_xact_lock(hashtext(?))', [`mail:${recipient}`])
  const [row] = await transaction('deliveries')
    .where({ channel: 'prospect_email', recipient })
    .whereNot({ status: 'suppressed' })
    .whereNot({ submission_id: id })
    .where('created_at', '>', transaction.raw("now() - interval '1 day'"))
    .count<{ count: string }[]>('*')
  const full = Number(row?.count ?? 0) >= perDay
  return full ? { ...plan, suppressed: `over ${perDay} automatic mails a day` } : plan
}

/** No consent, no row: nothing was asked for. Consent that cannot be honoured is on record. */
function planSms({ fields }: SubmissionJob, countries: string[]): Plan[] {
  if (fields.smsConsent !== true) return []
  const { recipient, refusal } = smsRecipient(fields.phone, countries)
  return [{ channel: 'prospect_sms', recipient, suppressed: refusal }]
}
