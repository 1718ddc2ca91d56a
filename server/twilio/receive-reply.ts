// A reply to one of our text messages: opt-outs are recorded or lifted, a request for help is answered.
import * as z from 'zod'
import { company } from '../../src/content/company'
import type { Database, Transaction } from '../../src/node/database/connect'
import { retryConflicts } from '../../src/node/database/retry-conflicts'
import { hasOptedOut, liftOptOut, optOut } from '../../src/node/database/sms-opt-outs'
import type { Log } from '../../src/node/log'
import type { ServerMetrics } from '../metrics/server-metrics'
import { isNewCall } from './is-new-call'
import { type Keyword, readKeyword } from './read-keyword'

/** The fields of Twilio's webhook that matter here. */
export const replyFields = z.object({
  /** Without one, a repeated call counts twice, which is better than a STOP that never counts. */
  MessageSid: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  From: z.string(),
  Body: z.string().default(''),
  /** Set if Twilio itself recognized and answered the reply. An unknown future value must not block a STOP. */
  OptOutType: z.enum(['STOP', 'START', 'HELP']).optional().catch(undefined),
})
type Reply = z.infer<typeof replyFields>

const HELP = `${company.name}: call ${company.phone.text} or write to ${company.email.support}. Reply STOP to opt out.`

const UNREAD = `${company.name}: nobody reads replies to this number. Call ${company.phone.text} or write to ${company.email.support}. Reply STOP to opt out.`

/** A number that can receive messages: not a short code or an alphanumeric sender. */
const PHONE = /^\+\d{7,15}$/

const DAY_MS = 24 * 60 * 60 * 1_000
/** The numbers that were told today (UTC): two answering machines must not talk to each other. */
let told = { day: 0, phones: new Set<string>() }

interface Deps {
  database: Database
  log: Log
  metrics: ServerMetrics
}

/** Returns the text to reply with, or null for none. Throws if PostgreSQL is down. */
export async function receiveReply(deps: Deps, reply: Reply): Promise<string | null> {
  const { metrics, log } = deps
  const keyword = readKeyword(reply.OptOutType ?? reply.Body)
  const outcome = keyword ? await applyKeyword(deps, reply, keyword) : 'other'
  metrics.smsReplies.inc({ outcome })
  log.info({ messageSid: reply.MessageSid, outcome }, 'reply to a text message')
  if (reply.OptOutType) return null
  if (outcome === 'help') return HELP
  return outcome === 'other' && (await isToBeTold(deps, reply.From)) ? UNREAD : null
}

/** Whether the sender, who may expect an answer from a person, has to learn that there will be none. */
async function isToBeTold({ database }: Deps, phone: string): Promise<boolean> {
  if (!PHONE.test(phone) || (await hasOptedOut(database, phone))) return false
  const day = Math.floor(Date.now() / DAY_MS)
  if (told.day !== day) told = { day, phones: new Set() }
  const isFirst = !told.phones.has(phone)
  told.phones.add(phone)
  return isFirst
}

async function applyKeyword(
  { database }: Deps,
  { From: phone, MessageSid }: Reply,
  { word, action }: Keyword,
): Promise<string> {
  if (action === 'help') return 'help'
  // Nothing to opt out of.
  if (!PHONE.test(phone)) return 'other'
  const record = async (transaction: Transaction): Promise<string> => {
    // A retried call, perhaps after a later reply, must not undo that one.
    if (MessageSid && !(await isNewCall(transaction, [MessageSid, phone, word]))) return 'repeated'
    if (action === 'stop') await optOut(transaction, { phone, keyword: word })
    else await liftOptOut(transaction, phone)
    return action
  }
  // Twilio does not call again unless it is configured to.
  return retryConflicts(() => database.transaction(record))
}
