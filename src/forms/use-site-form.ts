// A form's behaviour: values, validation, sending, and what is said about it.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { REFERENCE, sentParams } from '../contract/api'
import { presetService } from '../contract/choices'
import { type FormId, formElementId } from '../contract/form-places'
import type { FieldError } from '../contract/problem'
import { showToast } from '../ui/toast/toast-store'
import type { FormSpec } from './form-spec'
import { noteFirstTouch } from './form-token'
import { emptyValues, type FormValues, typedNames } from './form-values'
import { trapped } from './honeypot'
import { useNativeForm } from './native-form-context'
import type { PostResult } from './post-submission'
import { takeShown } from './take-shown'
import { typedBefore } from './typed-before'
import { useDraft } from './use-draft'
import { loadSending, useSubmission } from './use-submission'
import { watchVisitor } from './watch-visitor'

// Loaded when somebody starts to fill in the form. Should that fail, the server judges alone.
const loadResolver = () => import('./form-resolver').catch(() => null)

const resolverFor =
  (id: FormId): Resolver<FormValues> =>
  async (values, context, options) => {
    const loaded = await loadResolver()
    return loaded ? loaded.resolverOf(id)(values, context, options) : { values, errors: {} }
  }

/** @param onSent in place of a confirmation above the form */
export function useSiteForm(spec: FormSpec, onSent?: () => void) {
  const { id, endpoint } = spec
  const [params] = useSearchParams()
  const { native, errors } = useRefused(id)
  // The reference of what was sent, '' for one without, null when there is nothing to confirm.
  const [reference, setReference] = useState(() => sentReference(params, id))
  const [typed] = useState(() => typedBefore(formElementId(id)))
  const service = presetService(params.get('service') ?? spec.service ?? '', spec.services)
  const initial: FormValues = { ...emptyValues, service, ...native?.values }
  const form = useForm<FormValues>({
    resolver: resolverFor(id),
    defaultValues: { ...initial, ...typed },
    shouldFocusError: false,
    ...errors,
  })
  const draft = useDraft(form, { name: id, restore: !native, preset: service, newer: typed })
  const { state, submit, resume } = useSubmission(id, endpoint)
  const said = useSaid(native?.message ?? '')

  function finish(sent: string): void {
    draft.finish()
    if (onSent) onSent()
    else setReference(sent)
  }
  function tell(result: PostResult, element: HTMLFormElement, edited: boolean): void {
    if (result.state === 'success') {
      confirm(spec, result.accepted.reference)
      // A visitor who has changed the text meanwhile has something else to say.
      if (!edited) finish(result.accepted.reference)
    } else if (result.state === 'invalid') showErrors(form, result.errors)
    else if (result.gone && element.isConnected) sendWhole(element, draft.clear)
    else regret(spec, result.cause)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const element = event.currentTarget
    takeShown(form, element)
    setReference(null)
    const look = watchVisitor(form)
    let seen = look()
    const send = form.handleSubmit(async ({ terms: _terms, ...fields }) => {
      const result = await submit({ ...spec.fixed, ...fields, ...trapped(element) })
      seen = look()
      if (result) tell(result, element, seen.edited)
    })
    await send(event)
    said.settle(!seen.elsewhere)
  }
  const onFocus = useFilling(form, id)
  useResumed(form, resume, finish)
  return { form, initial, onSubmit, onFocus, state, reference, said }
}

function confirm({ success, successToast }: FormSpec, reference: string): void {
  showToast({ tone: 'success', ...(successToast ?? success), detail: `Reference ${reference}` })
}

function regret({ id, failure }: FormSpec, cause = 'the code that sends is missing'): void {
  showToast({ tone: 'destructive', ...failure })
  // biome-ignore lint/suspicious/noConsole: the specification asks for it (8), of this form alone
  if (id === 'newsletter') console.error(cause)
}

/** To be called when the form is gone to. Done at once where that was before the page took over its HTML. */
function useFilling(form: UseFormReturn<FormValues>, id: FormId): () => void {
  function start(): void {
    void loadResolver()
    void loadSending()
    // The rest of a form that holds text already, such as a draft, is quickly done: that says nothing.
    if (typedNames.every((name) => form.getValues(name) === '')) noteFirstTouch()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page takes over
  useEffect(() => {
    if (document.getElementById(formElementId(id))?.contains(document.activeElement)) start()
  }, [])
  return start
}

/**
 * A new version came out while the page was open, and what sends is not there any more: the browser posts the
 * form, as it does without script. The answer is a page of the new version, which needs no draft.
 */
function sendWhole(element: HTMLFormElement, clearDraft: () => void): void {
  clearDraft()
  element.submit()
}

function showErrors(form: UseFormReturn<FormValues>, errors: FieldError[]): void {
  for (const { field, message } of errors) {
    form.setError(field as keyof FormValues, { message })
  }
}

/** A native post of this form that was refused. */
function useRefused(id: FormId) {
  const native = useNativeForm(id)
  // The same object every time: the form takes a new one for news, is drawn again, and so without end.
  const [errors] = useState(() => (native ? { errors: asFormErrors(native.errors) } : {}))
  return { native, errors }
}

/**
 * Moves the focus to what there is to read after an attempt, and on arrival of a native answer.
 * @param refusal of a native post, which holds until the next attempt
 */
function useSaid(refusal: string) {
  const summary = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Attempts that have ended. Counted here: the form's own count skips the one that resets it.
  const [{ settled, waiting }, setEnd] = useState({ settled: 0, waiting: true })

  // The button lost its focus while it was disabled, and gets it back when there is nothing to read.
  useEffect(() => {
    const said = summary.current ?? note.current
    // A visitor who goes on writing, here or in the chat, keeps the focus: a screen reader announces the result too.
    if (!waiting) return
    if (settled > 0) (said ?? button.current)?.focus()
    else said?.focus()
  }, [settled, waiting])
  /** @param waited whether the visitor has done nothing else meanwhile */
  const settle = (waited: boolean) =>
    setEnd((before) => ({ settled: before.settled + 1, waiting: waited }))
  return { summary, note, button, settle, refusal: settled > 0 ? '' : refusal }
}

/** A form that was closed while it was sent, and opened again, holds what is on its way, and is done with it. */
function useResumed(
  form: UseFormReturn<FormValues>,
  resume: () => Promise<PostResult | null>,
  finish: (reference: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    const look = watchVisitor(form)
    void resume().then((result) => {
      // The form that sent it has told the visitor; a text that was changed since is another message.
      if (result?.state === 'success' && !look().edited) finish(result.accepted.reference)
    })
  }, [])
}

/** The reference of a native post that was accepted, '' for one without, null when none was sent. */
function sentReference(params: URLSearchParams, id: FormId): string | null {
  if (params.get(sentParams.form) !== id) return null
  const reference = params.get(sentParams.reference) ?? ''
  return REFERENCE.test(reference) ? reference : ''
}

function asFormErrors(errors: FieldError[]) {
  return Object.fromEntries(
    errors.map(({ field, message }) => [field, { type: 'server', message }]),
  )
}
