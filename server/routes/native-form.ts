// A form sent without JavaScript: parsed as a browser sends it, answered with a page.
import type { Context } from 'koa'
import { nativeFields, sentParams } from '../../src/contract/api'
import { type FormId, formElementId, isDialog, showsForm } from '../../src/contract/form-places'
import { formSchemas } from '../../src/contract/forms/form-schemas'
import type { NativeFormState } from '../../src/contract/native-form'
import type { FieldError } from '../../src/contract/problem'
import type { Kind, Source } from '../../src/contract/submission'
import { ownTurns } from '../../src/node/own-turns'
import { POLICY_HEADER, pagePolicy } from '../middleware/security-headers'
import type { PageSource } from '../pages/page-source'
import { writeQuery } from '../requests/read-source'
import type { Acceptance } from '../submissions/accept-submission'
import { fieldErrors } from '../submissions/field-errors'
import { kinds } from '../submissions/kinds'
import { rejectionProblem } from '../submissions/rejection-problem'

export interface NativeForm {
  form: FormId
  /** The page to show again: the one that held the form, or the kind's fallback page. */
  page: string
  /** The page that held the form, if known and valid. */
  from: string | null
  /** The query of a page that was shown again: its URL was that of the API. Null on the first post. */
  query: URLSearchParams | null
  /** The fields as the schema expects them. */
  fields: Record<string, unknown>
  /** Errors by the form's own schema, which may require more than the endpoint's. */
  errors: FieldError[]
}

/**
 * The site's own forms say which form and page they are. For other posts, the form is the one that the page
 * shows, else the kind's first form.
 */
export function readNativeForm(
  raw: Record<string, unknown>,
  kind: Kind,
  pages: PageSource,
): NativeForm {
  const { forms, fallbackPage } = kinds[kind]
  const named = raw[nativeFields.page]
  const [path = '', query] = typeof named === 'string' ? named.split('?') : []
  const page = pages.exists(path) ? path : null
  const isShown = (id: FormId) => page !== null && showsForm(page, id)
  const own = forms.find((id) => id === raw[nativeFields.form])
  const form = own ?? forms.find(isShown) ?? forms[0]
  const from = isShown(form) ? page : null
  const fields = {
    ...raw,
    smsConsent: checkbox(raw.smsConsent),
    terms: checkbox(raw.terms) === true,
  }
  const errors = own ? fieldErrors(formSchemas[own].safeParse(fields).error?.issues ?? []) : []
  return {
    form,
    page: from ?? pageWith(form, fallbackPage),
    from,
    query: query === undefined ? null : new URLSearchParams(query),
    fields,
    errors,
  }
}

/** The fallback page has the kind's first form; any other form is shown where it exists. */
function pageWith(form: FormId, fallbackPage: string): string {
  return showsForm(fallbackPage, form) ? fallbackPage : '/'
}

/** `on` and `true` mean consent, absent, empty and `false` mean none; anything else is left for the schema to reject. */
function checkbox(value: unknown): unknown {
  if (value === undefined || value === '' || value === 'false') return false
  return value === 'on' || value === 'true' ? true : value
}

interface Answer {
  native: NativeForm
  source: Source
  acceptance: Acceptance
  pages: PageSource
}

/** 303 to the page with its success message, or the page again with values and errors. */
export async function answerNativeForm(ctx: Context, answer: Answer): Promise<void> {
  const { native, source, acceptance, pages } = answer
  ctx.set('Cache-Control', 'no-store')
  if ('id' in acceptance) {
    const query = new URLSearchParams({
      [sentParams.form]: native.form,
      [sentParams.reference]: acceptance.reference,
    })
    ctx.status = 303
    // A dialog is visible at once; a form further down the page needs an anchor.
    const anchor = isDialog(native.form) ? '' : `#${formElementId(native.form)}`
    ctx.set('Location', `${native.page}?${query}${anchor}`)
    ctx.body = ''
    return
  }
  const problem = rejectionProblem(acceptance)
  const state: NativeFormState = {
    form: native.form,
    values: textsOf(native),
    errors: problem.errors ?? [],
    message: problem.message,
  }
  ctx.status = problem.status
  ctx.set(problem.headers)
  ctx.type = 'html'
  await ownTurn()
  const { html, inline } = await pages.renderForm(native.page, state, writeQuery(source))
  ctx.set(POLICY_HEADER, pagePolicy(inline))
  ctx.body = html
}

/** A client may send hundreds of rejected forms at once: each page takes milliseconds. */
const ownTurn = ownTurns()

/** The values of the form's own fields. Other fields did not come from the form, and may be up to 64 KiB. */
function textsOf({ form, fields }: NativeForm): Record<string, string | boolean> {
  const texts: Record<string, string | boolean> = {}
  for (const name of Object.keys(formSchemas[form].shape)) {
    const value = fields[name]
    // A browser's CRLF as the LF that it was: React keeps a leading line break of a text area only in that form.
    if (typeof value === 'string') texts[name] = value.replaceAll('\r\n', '\n')
    else if (typeof value === 'boolean') texts[name] = value
  }
  return texts
}
