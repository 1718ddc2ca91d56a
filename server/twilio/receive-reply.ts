// A reply to one of our text messages: opt-outs are recorded or lifted, a request for help is answered.
import * as z from 'zod'
import { company } from '../../src/content/company'
import type { Database, Transaction } from '../../src/node/database/connect'
import { liftOptOut, optOut } from '../../src/node/database/sms-opt-outs'
import { transact } from '../../src/node/database/transact'
import type { Env } from '../../src/node/env'
import { loadCode } from '../../src/node/load-code'
import type { Log } from '../../src/node/log'
import type { ServerMetrics } from '../metrics/server-metrics'
import { isNewCall } from './is-new-call'
import { type Keyword, readKeyword } from './read-keyword'
import { withoutRcs } from './without-rcs'

/** The fields of Twilio's webhook that matter here. */
export const replyFields = z.object({
  /** Without one, a repeated call counts twice, which is better than a STOP that never counts. */
  MessageSid: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  From: z.string().transform(withoutRcs),
  Body: z.string().default(''),
  /** Set if Twilio itself recognized and answered the reply. An unknown future value must not block a STOP. */
  OptOutType: z.enum(['STOP', 'START', 'HELP']).optional().catch(undefined),
})
type Reply = z.infer<typeof replyFields>

/** The numbering plans of all countries are large, and this is rare. */
const loadPhone = loadCode(() => import('../../src/node/phone'))

const HELP = `${company.name}: call ${company.phone.text} or write to ${company.email.support}. Reply STOP to opt out.`

interface Deps {
  env: Pick<Env, 'SMS_COUNTRIES'>
  database: Database
  log: Log
  metrics: ServerMetrics
}

/** Returns the text to reply with, or null for none. Throws if PostgreSQL is down. */
export async function receiveReply(deps: Deps, reply: Reply): Promise<string | null> {
  const { env, metrics, log } = deps
  const keyword = readKeyword(reply.OptOutType ?? reply.Body)
  const outcome = keyword ? await applyKeyword(deps, reply, keyword) : 'other'
  metrics.smsReplies.inc({ outcome })
  log.info({ messageSid: reply.MessageSid, outcome }, 'reply to a text message')
  if (outcome !== 'help' || reply.OptOutType) return null
  const { isAbroad } = await loadPhone()
  return isAbroad(reply.From, env.SMS_COUNTRIES) ? null : HELP
}

async function applyKeyword(
  { database }: Deps,
  { From: phone, MessageSid }: Reply,
  { word, action }: Keyword,
): Promise<string> {
  if (action === 'help') return 'help'
  // Short codes and alphanumeric senders cannot receive messages, so there is nothing to opt out of.
  if (!/^\+\d{7,15}$/.test(phone)) return 'other'
  const record = async (transaction: Transaction): Promise<string> => {
    // A retried call, perhaps after a later reply, must not undo that one.
    if (MessageSid && !(await isNewCall(transaction, [MessageSid, phone, word]))) return 'repeated'
    if (action === 'stop') await optOut(transaction, { phone, keyword: word })
    else await liftOptOut(transaction, phone)
    return action
  }
  // Twilio does not call again unless it is configured to.
  return transact(database, record)
}
