// A form sent without JavaScript: read as a browser sends it, answered with a page.
import type { Context } from 'koa'
import { type FormId, formIds, nativeFields, sentParams } from '../../src/contract/api'
import { messages } from '../../src/contract/forms'
import type { NativeFormState } from '../../src/contract/native-form'
import type { FieldError } from '../../src/contract/problem'
import type { Kind } from '../../src/contract/submission'
import type { PageSource } from '../pages/page-source'
import type { Acceptance } from '../submissions/accept-submission'
import { kinds } from '../submissions/kinds'
import { problemOf } from '../submissions/refusal'

export interface NativeForm {
  form: FormId
  /** The page that held the form; it is shown again. */
  page: string
  /** The fields as the schema expects them. */
  fields: Record<string, unknown>
  /** What only the form itself asks for: the terms are ticked there and sent nowhere else. */
  errors: FieldError[]
}

/** The site's own forms say which form and page they are; anything else gets the kind's own page. */
export function readNativeForm(
  raw: Record<string, unknown>,
  kind: Kind,
  pages: PageSource,
): NativeForm {
  const { fallback } = kinds[kind]
  const form = formIds.find((id) => id === raw[nativeFields.form])
  const named = raw[nativeFields.page]
  const page = typeof named === 'string' && pages.exists(named) ? named : fallback.page
  const terms = checkbox(raw.terms) === true
  const fields = { ...raw, smsConsent: checkbox(raw.smsConsent), terms }
  const agreed = form === undefined || terms
  const errors = agreed ? [] : [{ field: 'terms', message: messages.terms }]
  return { form: form ?? fallback.form, page, fields, errors }
}

/** `on` and `true` are consent, nothing is none; any other text is left for the schema to refuse. */
function checkbox(value: unknown): unknown {
  if (value === undefined || value === 'false') return false
  return value === 'on' || value === 'true' ? true : value
}

interface Answer {
  native: NativeForm
  acceptance: Acceptance
  pages: PageSource
}

/** 303 to the page with its success message, or the page again with values and errors. */
export async function answerNativeForm(ctx: Context, answer: Answer): Promise<void> {
  const { native, acceptance, pages } = answer
  ctx.set('Cache-Control', 'no-store')
  if ('id' in acceptance) {
    const query = new URLSearchParams({
      [sentParams.form]: native.form,
      [sentParams.reference]: acceptance.reference,
    })
    ctx.status = 303
    ctx.set('Location', `${native.page}?${query}#${native.form}`)
    ctx.body = ''
    return
  }
  const problem = problemOf(acceptance)
  const state: NativeFormState = {
    form: native.form,
    values: textsOf(native.fields),
    errors: problem.errors ?? [],
    message: problem.message,
  }
  ctx.status = problem.status
  ctx.set(problem.headers)
  ctx.type = 'html'
  ctx.body = await pages.renderForm(native.page, state)
}

function textsOf(fields: Record<string, unknown>): Record<string, string | boolean> {
  const kept = Object.entries(fields).filter(
    (entry): entry is [string, string | boolean] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
  )
  const hidden: string[] = Object.values(nativeFields)
  return Object.fromEntries(kept.filter(([name]) => !hidden.includes(name)))
}
