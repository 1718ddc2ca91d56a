// A form's behavior: values, validation, submission and feedback.
import { type FormEvent, useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { REFERENCE, sentParams } from '../contract/api'
import { presetService } from '../contract/choices'
import { type FormId, formElementId } from '../contract/form-places'
import type { FieldError } from '../contract/problem'
import { fullStylesSoon } from '../theme/full-styles'
import { resolverOf } from './form-resolver'
import type { FormSpec } from './form-spec'
import { noteFirstTouch } from './form-token'
import { emptyValues, type FormValues, typedNames } from './form-values'
import { trapped } from './honeypot'
import { useNativeForm } from './native-form-context'
import type { PostResult } from './post-submission'
import { readAutofill } from './read-autofill'
import { showResultToast } from './result-toast'
import { setErrors } from './set-errors'
import { useDraft } from './use-draft'
import { useResultFocus } from './use-result-focus'
import { useSubmission } from './use-submission'
import { valuesBeforeHydration } from './values-before-hydration'
import { watchVisitor } from './watch-visitor'

/** @param onSent called instead of showing a confirmation above the form */
export function useSiteForm(spec: FormSpec, onSent?: () => void) {
  const { id, endpoint } = spec
  const [params] = useSearchParams()
  const { form, initial, draft, fixed, refusal } = useFilledForm(spec, params)
  // The reference of what was sent, '' if it has none, null if there is nothing to confirm.
  const [reference, setReference] = useState(() => sentReference(params, id))
  const [unsent, setUnsent] = useState(false)
  const { submitting, submit, resume } = useSubmission(id, endpoint)
  const result = useResultFocus(refusal)
  useEffect(forgetSent, [])

  function finish(sent: string): void {
    draft.finish(formElementId(id))
    if (onSent) onSent()
    else setReference(sent)
  }
  function show(posted: PostResult, edited: boolean): void {
    // If the visitor has edited the text meanwhile, the form keeps it: it is not what was sent.
    if (posted.state === 'success') {
      if (!edited) finish(posted.accepted.reference)
    } else if (posted.state === 'invalid') setErrors(form, posted.errors)
    else setUnsent(true)
  }
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const element = event.currentTarget
    readAutofill(form, element)
    setReference(null)
    setUnsent(false)
    const readVisitor = watchVisitor(form)
    let seen = readVisitor()
    await form.handleSubmit(
      async ({ terms: _terms, ...fields }) => {
        const posted = await submit({ ...spec.fixed, ...fields, ...trapped(element) })
        seen = readVisitor()
        if (!posted) return
        show(posted, seen.edited)
        const place = placeOf(id, onSent !== undefined)
        showResultToast(spec, posted, { place, urgency: fields.urgency })
      },
      async () => {
        await fullStylesSoon()
        seen = readVisitor()
      },
    )(event)
    result.settle(!seen.elsewhere)
  }
  const onFocus = useFilling(form, id)
  useResumed(form, resume, show)
  return { form, initial, fixed, onSubmit, onFocus, busy: submitting, reference, unsent, result }
}

/** Where the form is by now: it may have been closed, and opened again. */
function placeOf(id: FormId, isDialog: boolean): 'dialog' | 'page' | 'nowhere' {
  if (!document.getElementById(formElementId(id))) return 'nowhere'
  return isDialog ? 'dialog' : 'page'
}

/** The form with the values of a rejected native post, a draft or the URL, and what was typed so far. */
function useFilledForm(spec: FormSpec, params: URLSearchParams) {
  const { id } = spec
  const { native, errors } = useRejectedPost(id)
  const [typed] = useState(() => valuesBeforeHydration(formElementId(id)))
  const service = presetService(params.get('service') ?? spec.service ?? '', spec.services)
  const initial: FormValues = { ...emptyValues, service, ...native?.values }
  const form = useForm<FormValues>({
    resolver: resolverOf(id),
    defaultValues: { ...initial, ...typed },
    shouldFocusError: false,
    ...errors,
  })
  const draft = useDraft(form, {
    name: id,
    restore: !native,
    preset: service,
    newer: typed,
  })
  // A draft that is kept before the site runs holds what the HTML does, and has to tell what the form came with.
  const fixed = { ...spec.fixed, ...(service && { preset: service }) }
  return { form, initial, draft, fixed, refusal: native?.message ?? '' }
}

/** To be called when the form gets the focus. Runs at once if it had the focus before hydration. */
function useFilling(form: UseFormReturn<FormValues>, id: FormId): () => void {
  function start(): void {
    // A form that already holds text, such as a draft, is completed quickly: its timing means nothing.
    if (typedNames.every((name) => form.getValues(name) === '')) noteFirstTouch()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (document.getElementById(formElementId(id))?.contains(document.activeElement)) start()
  }, [])
  return start
}

/** A rejected native post of this form. */
function useRejectedPost(id: FormId) {
  const native = useNativeForm(id)
  // The same object every time: the form treats a new one as a change and re-renders, without end.
  const [errors] = useState(() => (native ? { errors: asFormErrors(native.errors) } : {}))
  return { native, errors }
}

/** A form that was closed while it was sent, and opened again, waits for the same response. */
function useResumed(
  form: UseFormReturn<FormValues>,
  resume: () => Promise<PostResult | null>,
  show: (posted: PostResult, edited: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    // Consent is not restored, so that ticking it again changes nothing of what was sent.
    const readVisitor = watchVisitor(form, ['terms', 'smsConsent'])
    // The form that sent it has shown the toast.
    void resume().then((posted) => posted && show(posted, readVisitor().edited))
  }, [])
}

/** The reference of an accepted native post, '' if it has none, null if none was sent. */
function sentReference(params: URLSearchParams, id: FormId): string | null {
  if (params.get(sentParams.form) !== id) return null
  const reference = params.get(sentParams.reference) ?? ''
  return REFERENCE.test(reference) ? reference : ''
}

/** Once shown, a confirmation is over: after a reload it would stand above the next message, which may not be sent. */
function forgetSent(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(sentParams.form)) return
  for (const name of Object.values(sentParams)) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

function asFormErrors(errors: FieldError[]) {
  return Object.fromEntries(
    errors.map(({ field, message }) => [field, { type: 'server', message }]),
  )
}
