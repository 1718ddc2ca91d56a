// Twilio's webhooks: replies to our text messages, and their delivery status.
import type { Context, Middleware } from 'koa'
import type * as z from 'zod'
import { twilioStatusQuery } from '../../src/contract/api'
import type { Database } from '../../src/node/database/connect'
import { withDeadline } from '../../src/node/deadline'
import type { Env } from '../../src/node/env'
import { type Log, shouldLog } from '../../src/node/log'
import { HttpProblem } from '../http-problem'
import type { ServerMetrics } from '../metrics/server-metrics'
import { FORM_TYPE, mediaType, readBody } from '../requests/read-body'
import type { TwilioWebhooks } from '../twilio/open-twilio'
import { receiveReply, replyFields } from '../twilio/receive-reply'
import { receiveStatus, statusFields } from '../twilio/receive-status'

/** Timeout for our database, in milliseconds; Twilio itself waits 15 s. */
const RECORD_MS = 2_000

/**
 * Twilio sends about 30. Checking a signature sorts and hashes all of them several times: the thousands that fit into a
 * body would occupy the process for a tenth of a second.
 */
const MAX_FIELDS = 200

/** Anybody can send a wrong signature, and one line says it all: at most one in this time, in milliseconds. */
const REJECTION_LOGGED_EVERY_MS = 60_000

interface Deps {
  env: Pick<Env, 'SMS_COUNTRIES'>
  twilio: TwilioWebhooks
  database: Database
  log: Log
  metrics: ServerMetrics
}

export function twilioRoutes(deps: Deps): { inbound: Middleware; status: Middleware } {
  const { twilio } = deps
  return {
    async inbound(ctx) {
      const fields = parsed(replyFields, await signedFields(ctx, twilio, deps.log))
      const named = withRequestId(deps, ctx)
      const text = await recorded(ctx, deps.log, receiveReply(named, fields))
      ctx.set('Cache-Control', 'no-store')
      ctx.type = 'text/xml'
      ctx.body = twilio.reply(text)
    },
    async status(ctx) {
      const signed = await signedFields(ctx, twilio, deps.log)
      const submission = { [twilioStatusQuery]: ctx.query[twilioStatusQuery] }
      const fields = parsed(statusFields, { ...signed, ...submission })
      const named = withRequestId(deps, ctx)
      await recorded(ctx, deps.log, receiveStatus(named, fields))
      ctx.set('Cache-Control', 'no-store')
      ctx.status = 204
    },
  }
}

/** The same dependencies, with a log that includes the request id. */
function withRequestId(deps: Deps, ctx: Context): Deps {
  return { ...deps, log: deps.log.child({ requestId: ctx.state.requestId }) }
}

/** The fields of a form that Twilio signed, along with its URL, with our auth token. */
async function signedFields(
  ctx: Context,
  twilio: TwilioWebhooks,
  log: Log,
): Promise<Record<string, unknown>> {
  // Before anything else: without a signature the caller is not Twilio, whatever else is wrong.
  const signature = ctx.get('X-Twilio-Signature')
  // Only forms are signed.
  if (!signature || mediaType(ctx) !== FORM_TYPE) throw notTwilio()
  const { fields } = await readBody(ctx)
  // A repeated field has several values.
  if (Object.values(fields).flat().length > MAX_FIELDS) throw notTwilio()
  const { protocol, host, path, search } = ctx
  const called = `${protocol}://${host}`
  if (twilio.isSigned({ signature, called, url: path + search, fields })) return fields
  if (shouldLog(log, 'Twilio signature', REJECTION_LOGGED_EVERY_MS)) {
    log.warn(
      { requestId: ctx.state.requestId },
      'a call to a Twilio webhook was rejected because its signature does not match. If it was Twilio, replies such as STOP are lost: set TWILIO_AUTH_TOKEN to the primary token of the account, and PUBLIC_URL to the origin of the webhook in its console',
    )
  }
  throw notTwilio()
}

function notTwilio(): HttpProblem {
  return new HttpProblem(403, 'Only Twilio may call this address: the signature does not match.')
}

function parsed<T extends z.ZodType>(schema: T, fields: object): z.output<T> {
  const { data, success } = schema.safeParse(fields)
  if (success) return data
  throw new HttpProblem(
    400,
    'The request lacks a field that Twilio always sends. Check the sender.',
  )
}

/**
 * Twilio retries after a 503 if it is configured to (docs/operations/deploying.md, `#rc=5&rp=all`). Work that only
 * takes long goes on after it: a STOP counts all the same.
 * @param log shared by all calls, so that an outage is logged once a second
 */
async function recorded<T>({ state }: Context, log: Log, work: Promise<T>): Promise<T> {
  try {
    return await withDeadline(work, RECORD_MS, 'PostgreSQL')
  } catch (err) {
    if (shouldLog(log, 'Twilio')) {
      log.error({ err, requestId: state.requestId }, 'a Twilio webhook could not be recorded')
    }
    throw new HttpProblem(503, 'This cannot be recorded right now. Please try again.', {
      headers: { 'Retry-After': '15' },
    })
  }
}
