// POST of a submission: HTTP outside, `accept` inside, for JSON and native posts alike.
import type { Context, Middleware } from 'koa'
import { confirmations } from '../../src/content/confirmations'
import type { Accepted } from '../../src/contract/accepted'
import {
  CONSENT_HEADER,
  type Endpoint,
  FORM_TOKEN_HEADER,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY,
  nativeFields,
} from '../../src/contract/api'
import type { Kind, Source } from '../../src/contract/submission'
import type { Env } from '../../src/node/env'
import { HttpProblem } from '../http-problem'
import { createLocalLimit } from '../limits/rate-limit'
import type { PageSource } from '../pages/page-source'
import { clientAddress } from '../requests/client-address'
import { readBody } from '../requests/read-body'
import { readQuery, readSource } from '../requests/read-source'
import type { Acceptance, AcceptSubmission } from '../submissions/accept-submission'
import { kindOf } from '../submissions/kinds'
import { rejectionProblem } from '../submissions/rejection-problem'
import { answerNativeForm, type NativeForm, readNativeForm } from './native-form'

interface Deps {
  accept: AcceptSubmission
  pages: PageSource
  env: Pick<Env, 'PUBLIC_URL' | 'RATE_LIMIT_FORMS'>
}

/**
 * How many pages with a rejected form are rendered for a client, per form that may be accepted: rendering takes ten
 * times as long as anything else that a stranger can ask for.
 */
const PAGES_PER_FORM = 10

/** Creates the handlers of the endpoints that take submissions. */
export function receiveSubmissions({ accept, pages, env }: Deps): (to: Endpoint) => Middleware {
  const renders = createLocalLimit(PAGES_PER_FORM * env.RATE_LIMIT_FORMS)
  return (endpoint) => async (ctx) => {
    const client = clientAddress(ctx)
    const body = await readBody(ctx)
    const kind = kindOf(endpoint, body.fields.kind)
    const referred = readSource(ctx, env.PUBLIC_URL)
    const sent = { [nativeFields.page]: referred.page, ...body.fields }
    const native = body.format === 'form' ? readNativeForm(sent, kind, pages) : null
    const source = native ? sourceOf(native, referred) : referred
    const acceptance = await accept({
      kind,
      body: native ? native.fields : body.fields,
      alsoInvalid: native?.errors ?? [],
      idempotencyKey: readKey(ctx),
      formToken: ctx.get(FORM_TOKEN_HEADER),
      client,
      consentVersion: String(native ? body.fields[nativeFields.consent] : ctx.get(CONSENT_HEADER)),
      source,
      requestId: ctx.state.requestId,
    })
    if ('id' in acceptance) ctx.state.submissionId = acceptance.id
    if (!native) return answerJson(ctx, kind, acceptance)
    const seconds = 'id' in acceptance ? 0 : await renders.take(client)
    if (seconds > 0) throw tooManyRejections(seconds)
    await answerNativeForm(ctx, { native, source, acceptance, pages })
  }
}

/** A form resent after a 422 has the API's URL as its Referer, but it names its page and its query itself. */
function sourceOf({ from, query }: NativeForm, referred: Source): Source {
  return { ...referred, ...(query && readQuery(query)), page: from ?? referred.page }
}

function tooManyRejections(seconds: number): HttpProblem {
  return new HttpProblem(
    429,
    'This form was rejected many times in a short time. Please wait a minute, go back, and send it again.',
    { headers: { 'Retry-After': String(seconds) } },
  )
}

function answerJson(ctx: Context, kind: Kind, acceptance: Acceptance): void {
  if (!('id' in acceptance)) throw rejectionProblem(acceptance)
  const { id, reference } = acceptance
  ctx.status = 202
  ctx.set('Cache-Control', 'no-store')
  const { title, text } = confirmations[kind]
  ctx.body = { id, reference, message: `${title} ${text}` } satisfies Accepted
}

/** Null when the header is absent; repeats are then recognized by their body. */
function readKey(ctx: Context): string | null {
  if (ctx.headers[IDEMPOTENCY_HEADER.toLowerCase()] === undefined) return null
  const key = ctx.get(IDEMPOTENCY_HEADER)
  if (IDEMPOTENCY_KEY.test(key)) return key
  throw new HttpProblem(
    400,
    'The Idempotency-Key must be 1 to 128 letters, digits, underscores or hyphens.',
  )
}
