// Decides which messages a submission sets off, and writes one row for each.
import type { Channel } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import { smsRecipient } from '../sms/phone'
import type { PlannedLead } from './lead-of'
import { isKnownSubscriber } from './subscribe'

export type PlanEnv = Pick<Env, 'AUTO_MAIL_PER_ADDRESS' | 'SMS_COUNTRIES'>

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

/** Stands as the reason on every message of a submission that waits for a person's judgment. */
const QUARANTINED = 'quarantined'

/** Returns the deliveries that are due, also when an earlier run had written them. */
export async function planDeliveries(
  transaction: Transaction,
  lead: PlannedLead,
  env: PlanEnv,
): Promise<DueDelivery[]> {
  return write(transaction, lead, await plan(transaction, lead, env))
}

/**
 * As `planDeliveries`, for a suspect: the same rows, and none of them due. What may be sent is decided
 * when it is released: until then nothing counts against anybody's limit.
 */
export async function withholdDeliveries(
  transaction: Transaction,
  lead: PlannedLead,
  env: PlanEnv,
): Promise<void> {
  const plans = await plan(transaction, lead, env)
  await write(
    transaction,
    lead,
    plans.map((each) => ({ ...each, suppressed: QUARANTINED })),
  )
}

/**
 * Decides anew about the rows that `withholdDeliveries` wrote, and returns the deliveries that are due.
 * The messages exist from now on: their schedule and the day's cap count from their release.
 */
export async function releaseDeliveries(
  transaction: Transaction,
  lead: PlannedLead,
  env: PlanEnv,
): Promise<DueDelivery[]> {
  for (const { channel, recipient, suppressed } of await plan(transaction, lead, env)) {
    const now = transaction.fn.now()
    const state =
      suppressed === null
        ? { status: 'pending', last_error: null, next_attempt_at: now, created_at: now }
        : { last_error: suppressed }
    await transaction('deliveries')
      .where({ submission_id: lead.id, channel, status: 'suppressed', last_error: QUARANTINED })
      .update({ ...state, recipient, updated_at: now })
  }
  return due(transaction, lead)
}

async function plan(transaction: Transaction, lead: PlannedLead, env: PlanEnv): Promise<Plan[]> {
  return [
    { channel: 'team_email', recipient: null, suppressed: null },
    await planProspectMail(transaction, lead, env.AUTO_MAIL_PER_ADDRESS),
    ...planSms(lead, env.SMS_COUNTRIES),
  ]
}

const WRITE = `
  insert into deliveries
    (submission_id, kind, channel, recipient, status, last_error, next_attempt_at)
  select cast(:id as uuid), :kind, p.channel, p.recipient,
    case when p.suppressed is null then 'pending' else 'suppressed' end, p.suppressed,
    case when p.suppressed is null then now() end
  from jsonb_to_recordset(cast(:plans as jsonb)) as p(channel text, recipient text, suppressed text)
  on conflict (submission_id, channel) do nothing
  returning id, status
`

async function write(
  transaction: Transaction,
  lead: PlannedLead,
  plans: Plan[],
): Promise<DueDelivery[]> {
  const { rows } = await transaction
    .raw<{ rows: { id: string; status: string }[] }>(WRITE, {
      id: lead.id,
      kind: lead.kind,
      plans: JSON.stringify(plans),
    })
    .options({ name: 'write-deliveries' })
  // What an earlier run had written is not among them.
  if (rows.length < plans.length) return due(transaction, lead)
  return rows
    .filter(({ status }) => status === 'pending')
    .map(({ id }) => ({ deliveryId: id, submissionId: lead.id }))
}

async function due(transaction: Transaction, { id }: PlannedLead): Promise<DueDelivery[]> {
  const rows = await transaction('deliveries')
    .where({ submission_id: id, status: 'pending' })
    .select<{ id: string }[]>('id')
  return rows.map((row) => ({ deliveryId: row.id, submissionId: id }))
}

/** A stranger may type anybody's address: one address gets a few automatic mails a day, no more. */
async function planProspectMail(
  transaction: Transaction,
  lead: PlannedLead,
  perDay: number,
): Promise<Plan> {
  const recipient = lead.email.toLowerCase()
  const plan: Plan = { channel: 'prospect_email', recipient, suppressed: null }
  if (lead.kind === 'newsletter' && (await isKnownSubscriber(transaction, lead))) {
    return { ...plan, suppressed: 'subscribed already' }
  }
  if (perDay === 0) return plan
  // Submissions of the same address are counted one after the other.
  await transaction
    .raw('select pg_advisory_xact_lock(hashtext(?))', [`mail:${recipient}`])
    .options({ name: 'lock-address' })
  const [row] = await transaction('deliveries')
    .where({ channel: 'prospect_email', recipient })
    .whereNot({ status: 'suppressed' })
    .whereNot({ submission_id: lead.id })
    .where('created_at', '>', transaction.raw("now() - interval '1 day'"))
    .count<{ count: string }[]>('*')
    .options({ name: 'count-address' })
  const full = Number(row?.count ?? 0) >= perDay
  return full ? { ...plan, suppressed: `over ${perDay} automatic mails a day` } : plan
}

/** No consent, no row: nothing was asked for. Consent that cannot be honoured is on record. */
function planSms({ smsConsent, phone }: PlannedLead, countries: string[]): Plan[] {
  if (smsConsent !== true) return []
  const { recipient, refusal } = smsRecipient(phone, countries)
  return [{ channel: 'prospect_sms', recipient, suppressed: refusal }]
}
