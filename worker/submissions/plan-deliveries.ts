// Decides which messages a submission triggers, and writes one delivery row for each.
import { normalizedEmail } from '../../src/contract/email-address'
import type { Channel, DeliveryJob } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import { UNINDEXED_STATUS } from '../../src/node/database/unindexed-status'
import type { Env } from '../../src/node/env'
import { smsRecipient } from '../../src/node/phone'
import { countAutomaticMails } from './count-automatic-mails'
import type { PlanInput } from './plan-input'
import { isKnownSubscriber } from './subscribe'
import { IS_URGENT } from './urgent'

export type PlanEnv = Pick<Env, 'AUTO_MAIL_PER_ADDRESS' | 'SMS_COUNTRIES'>

interface ToPlan {
  lead: PlanInput
  /** Why its rows are written, but none is due: if quarantined, before a person releases the submission. */
  withheld: string | false
}

interface Plan {
  channel: Channel
  recipient: string | null
  /** Why the message is not sent, or null if it is due. */
  suppressed: string | null
}

/** `urgent`: it is the team's mail about an urgent lead. */
type Due = DeliveryJob & { channel: Channel; urgent: boolean }

/** The result of planning one submission. */
export interface Planned {
  due: Due[]
  /** Channels newly suppressed by this run. Empty for a quarantined submission, which is not decided yet. */
  suppressed: Channel[]
}

/** The suppression reason on every message of a quarantined submission. */
export const QUARANTINED = 'quarantined'
/** The same, if a person has decided that a submission without messages needs none. */
export const NOT_NEEDED = 'not needed'

const WRITE = `
  insert into deliveries
    (submission_id, kind, channel, recipient, status, last_error, next_attempt_at, urgent)
  select d.submission_id, d.kind, d.channel, d.recipient,
    case when d.suppressed is null then 'pending' else 'suppressed' end, d.suppressed,
    case when d.suppressed is null then now() end, ${IS_URGENT}
  from jsonb_to_recordset(cast(:plans as jsonb))
    as d(submission_id uuid, kind text, channel text, recipient text, suppressed text)
  on conflict (submission_id, channel) do nothing
  returning id, submission_id, channel, status, urgent
`

/**
 * Returns, for each lead in order, its due deliveries, including those written by an earlier run. For a quarantined
 * lead the decision is made on release: until then its messages do not count against anybody's limit.
 */
export async function planDeliveries(
  transaction: Transaction,
  leads: readonly ToPlan[],
  env: PlanEnv,
): Promise<Planned[]> {
  const free = leads.filter(({ withheld }) => !withheld).map(({ lead }) => lead)
  const decided = await decide(transaction, free, env)
  const plansOf = (each: ToPlan) => decided.get(each.lead.id) ?? withhold(each, env)
  const plans = leads.flatMap((each) =>
    plansOf(each).map((plan) => ({ submission_id: each.lead.id, kind: each.lead.kind, ...plan })),
  )
  const written = await write(transaction, plans)
  const planned: Planned[] = []
  for (const each of leads) {
    const { id } = each.lead
    const own = written.filter(({ submission_id }) => submission_id === id)
    // Rows written by an earlier run are not among them.
    const isKnown = own.length < plansOf(each).length
    const fresh = own.filter(({ status }) => status === 'pending').map(asDue)
    const decided = own.filter(({ status }) => status === 'suppressed' && !each.withheld)
    planned.push({
      due: isKnown ? await dueOf(transaction, id) : fresh,
      suppressed: decided.map(({ channel }) => channel),
    })
  }
  return planned
}

interface Written {
  id: string
  submission_id: string
  channel: Channel
  status: string
  urgent: boolean
}

const asDue = ({ id, submission_id, channel, urgent }: Omit<Written, 'status'>): Due => ({
  deliveryId: id,
  submissionId: submission_id,
  channel,
  urgent,
})

/**
 * Decides the rows of a released submission. The retry schedule and the daily cap of its messages count from the
 * release.
 */
export async function releaseDeliveries(
  transaction: Transaction,
  lead: PlanInput,
  env: PlanEnv,
): Promise<void> {
  const decided = await decide(transaction, [lead], env)
  for (const { channel, recipient, suppressed } of decided.get(lead.id) ?? []) {
    const now = transaction.fn.now()
    const state =
      suppressed === null
        ? {
            status: 'pending',
            last_error: null,
            next_attempt_at: now,
            created_at: now,
            revived_at: now,
          }
        : { last_error: suppressed }
    await transaction('deliveries')
      .where({ submission_id: lead.id, channel, status: 'suppressed', last_error: QUARANTINED })
      .update({ ...state, recipient, updated_at: now })
  }
}

/**
 * Plans by submission id, decided in order: each mail to an address counts toward the cap for the next. A submission
 * that is present twice, from two queues, counts once.
 */
async function decide(
  transaction: Transaction,
  leads: readonly PlanInput[],
  { AUTO_MAIL_PER_ADDRESS: perDay, SMS_COUNTRIES }: PlanEnv,
): Promise<Map<string, Plan[]>> {
  const sent = perDay === 0 ? null : await countAutomaticMails(transaction, leads)
  const decided = new Map<string, Plan[]>()
  for (const lead of leads) {
    if (decided.has(lead.id)) continue
    const mail = prospectMail(lead)
    const before = sent?.get(mail.recipient) ?? 0
    if (await hasSubscribedBefore(transaction, lead)) mail.suppressed = 'subscribed already'
    else if (sent && before >= perDay) mail.suppressed = `over ${perDay} automatic mails a day`
    else sent?.set(mail.recipient, before + 1)
    decided.set(lead.id, [TEAM_MAIL, mail, ...planSms(lead, SMS_COUNTRIES)])
  }
  return decided
}

function withhold({ lead, withheld }: ToPlan, { SMS_COUNTRIES }: PlanEnv): Plan[] {
  const plans = [TEAM_MAIL, prospectMail(lead), ...planSms(lead, SMS_COUNTRIES)]
  return plans.map((plan) => ({ ...plan, suppressed: withheld || null }))
}

const TEAM_MAIL: Plan = { channel: 'team_email', recipient: null, suppressed: null }

const prospectMail = (lead: PlanInput): Plan & { recipient: string } => ({
  channel: 'prospect_email',
  recipient: normalizedEmail(lead.email),
  suppressed: null,
})

const hasSubscribedBefore = async (transaction: Transaction, lead: PlanInput) =>
  lead.kind === 'newsletter' && (await isKnownSubscriber(transaction, lead))

/** Without consent there is no row: no text message was requested. Consent that cannot be honored is on record. */
function planSms({ smsConsent, phone }: PlanInput, countries: string[]): Plan[] {
  if (smsConsent !== true) return []
  const { recipient, refusal } = smsRecipient(phone, countries)
  return [{ channel: 'prospect_sms', recipient, suppressed: refusal }]
}

async function write(transaction: Transaction, plans: object[]): Promise<Written[]> {
  const { rows } = await transaction
    .raw<{ rows: Written[] }>(WRITE, { plans: JSON.stringify(plans) })
    .options({ name: 'write-deliveries' })
  return rows
}

async function dueOf(transaction: Transaction, submissionId: string): Promise<Planned['due']> {
  const rows = await transaction('deliveries')
    .where({ submission_id: submissionId })
    .whereRaw(`${UNINDEXED_STATUS} = 'pending'`)
    .select<Omit<Written, 'status'>[]>(
      'id',
      'submission_id',
      'channel',
      transaction.raw('coalesce(urgent, false) as urgent'),
    )
  return rows.map(asDue)
}
