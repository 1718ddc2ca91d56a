// Twilio's delivery status for a message that it had accepted.
import * as z from 'zod'
import { TWILIO_OPTED_OUT, twilioStatusQuery } from '../../src/contract/api'
import type { Database, Transaction } from '../../src/node/database/connect'
import { optOut } from '../../src/node/database/sms-opt-outs'
import { transact } from '../../src/node/database/transact'
import type { Log } from '../../src/node/log'
import type { ServerMetrics } from '../metrics/server-metrics'
import { isNewCall } from './is-new-call'
import { withoutRcs } from './without-rcs'

const FINAL = ['delivered', 'undelivered', 'failed'] as const
type Final = (typeof FINAL)[number]

/** The fields of Twilio's webhook that matter here, and the query parameter that we put into its URL. */
export const statusFields = z.object({
  MessageSid: z.string().regex(/^[\w-]{1,64}$/),
  MessageStatus: z.string().max(40),
  ErrorCode: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional()
    .catch(undefined),
  To: z
    .string()
    .transform(withoutRcs)
    .pipe(z.string().regex(/^\+\d{7,15}$/))
    .optional()
    .catch(undefined),
  [twilioStatusQuery]: z.guid().optional().catch(undefined),
})
type Status = z.infer<typeof statusFields>

interface Deps {
  database: Database
  log: Log
  metrics: ServerMetrics
}

interface Row {
  submission_id: string
  recipient: string | null
}

// The message exists at the provider, so it was sent, whatever our own record says: this also resolves sends
// whose response was lost. A delivery in state `sending` is left to the worker that holds it, or that claims it now
// if none does, which learns the provider's id. The first final status counts, so calls may repeat and arrive in any order.
const RECORD = `
  update deliveries set
    status = case when status = 'sending' then status else 'sent' end,
    provider_id = :sid,
    sent_at = case when status = 'sending' then sent_at else coalesce(sent_at, now()) end,
    next_attempt_at = case when status <> 'sending' then null
      when lease_until > now() then next_attempt_at else now() end,
    waits_for_provider = false,
    provider_status = coalesce(:final, provider_status),
    last_error = case
      when cast(:error as text) is not null then :error
      when status = 'sending' then last_error
    end,
    updated_at = now()
  where channel = 'prospect_sms' and (provider_id = :sid or (submission_id = :submission and provider_id is null))
    and (provider_status is null or provider_status not in ('delivered', 'undelivered', 'failed'))
    and (provider_id is null or cast(:final as text) is not null)
  returning submission_id, recipient
`

/** Records the status. Repeated, late and unrelated calls change nothing but record an opt-out. Throws if PostgreSQL is down. */
export async function receiveStatus(deps: Deps, status: Status): Promise<void> {
  const { database, metrics, log } = deps
  const { MessageSid: sid, MessageStatus, ErrorCode } = status
  const final = FINAL.find((word) => word === MessageStatus) ?? null
  const row = await transact(database, (transaction) => write(transaction, status, final))
  if (!row) return
  metrics.smsStatuses.inc({ status: final ?? 'underway' })
  const line = { submissionId: row.submission_id, messageSid: sid, status: final, ErrorCode }
  if (final && final !== 'delivered') log.warn(line, 'text message not delivered')
  else log.debug(line, 'text message reported')
}

async function write(
  transaction: Transaction,
  status: Status,
  final: Final | null,
): Promise<Row | undefined> {
  const { MessageSid: sid, ErrorCode, To } = status
  const error = final && final !== 'delivered' ? `${final} ${ErrorCode ?? ''}`.trim() : null
  const submission = status[twilioStatusQuery] ?? null
  const { rows } = await transaction.raw<{ rows: Row[] }>(RECORD, { sid, submission, final, error })
  const [row] = rows
  // Also if the message is no longer on record or had its final status; once, so that a repeat does not undo a START.
  const phone = To ?? row?.recipient
  const isOptOut = phone && ErrorCode === String(TWILIO_OPTED_OUT)
  if (isOptOut && (await isNewCall(transaction, [sid, phone, ErrorCode]))) {
    await optOut(transaction, { phone, keyword: 'provider' })
  }
  return row
}
