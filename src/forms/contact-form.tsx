// The contact form in its two variants. Complete without script; with it, checked while you fill it in.
import { useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useLocation, useSearchParams } from 'react-router'
import { endpoints, nativeFields, REFERENCE, sentParams } from '../contract/api'
import { serviceBySlug } from '../contract/choices'
import type { ContactPageValues } from '../contract/forms'
import { button, full } from '../ui/button.css'
import { ErrorSummary } from '../ui/error-summary'
import { showToast } from '../ui/toast/toast-store'
import { useHydrated } from '../ui/use-hydrated'
import { BusyLabel } from './busy-label'
import * as styles from './contact-form.css'
import { ContactFields } from './contact-fields'
import { useNativeForm } from './native-form-context'
import { SentNote } from './sent-note'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

export type ContactFormId = 'contact-page' | 'home-contact'
export type ContactValues = Required<ContactPageValues>

/** What is said when a message could not be sent (specification, section 8). */
const failures: Record<ContactFormId, { title: string; text: string }> = {
  'contact-page': { title: 'Something went wrong', text: 'Please try again later.' },
  'home-contact': {
    title: 'Submission failed',
    text: 'Please try again later or contact us directly.',
  },
}

// Loaded when somebody starts to fill in the form. Should that fail, the server judges alone.
const loadResolvers = () => import('./contact-resolver')
const resolverFor =
  (id: ContactFormId): Resolver<ContactValues> =>
  async (values, context, options) => {
    const { resolvers } = await loadResolvers().catch(() => ({ resolvers: null }))
    return resolvers ? resolvers[id](values, context, options) : { values, errors: {} }
  }

const empty: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  service: '',
  message: '',
  smsConsent: false,
  terms: false as unknown as true,
}

export function ContactForm({ id }: { id: ContactFormId }) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const native = useNativeForm(id)
  const summary = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState<string | null>(null)

  const preset = params.get('service') ?? ''
  const service = Object.hasOwn(serviceBySlug, preset) ? (serviceBySlug[preset] ?? '') : ''
  const initial: ContactValues = { ...empty, service, ...native?.values }
  const form = useForm<ContactValues>({
    resolver: resolverFor(id),
    defaultValues: initial,
    shouldFocusError: false,
    ...(native ? { errors: asFormErrors(native.errors) } : {}),
  })
  const draft = useDraft(form, { name: id, restore: native === null })
  const { state, submit } = useSubmission(endpoints.contact)
  const { errors } = form.formState

  const focusSummary = () => requestAnimationFrame(() => summary.current?.focus())

  async function onValid({ terms: _terms, ...fields }: ContactValues) {
    const result = await submit({ ...fields, phone: fields.phone ?? '' })
    if (result?.state === 'success') {
      const { reference } = result.accepted
      draft.clear()
      form.reset(empty)
      setSent(reference)
      showToast({
        tone: 'success',
        title: 'Message sent!',
        text: "We'll get back to you as soon as possible.",
        detail: `Reference ${reference}`,
      })
      requestAnimationFrame(() => note.current?.focus())
    } else if (result?.state === 'invalid') {
      for (const { field, message } of result.errors) {
        form.setError(field as keyof ContactValues, { message })
      }
      focusSummary()
    } else if (result) {
      showToast({ tone: 'destructive', ...failures[id] })
    }
  }

  const entries = Object.entries(errors).map(([field, error]) => ({
    fieldId: `${id}-${field}`,
    message: String(error?.message ?? ''),
  }))
  const reference = sent ?? sentReference(params, id)

  return (
    <form
      id={id}
      method="post"
      action={endpoints.contact}
      noValidate={hydrated}
      className={styles.form}
      onFocus={() => void loadResolvers().catch(() => undefined)}
      onSubmit={form.handleSubmit(onValid, focusSummary)}
    >
      <input type="hidden" name={nativeFields.form} value={id} />
      <input type="hidden" name={nativeFields.page} value={pathname} />
      {reference !== null && <SentNote ref={note} reference={reference} />}
      {(entries.length > 0 || native) && (
        <ErrorSummary
          ref={summary}
          title={entries.length > 0 ? 'Please check these fields:' : (native?.message ?? '')}
          entries={entries}
        />
      )}
      <ContactFields id={id} form={form} initial={initial} />
      <button
        type="submit"
        className={`${button.primary} ${full}`}
        disabled={state === 'submitting'}
      >
        <BusyLabel busy={state === 'submitting'} idle="Send Message" working="Sending..." />
      </button>
    </form>
  )
}

/** The reference of a native post that was accepted, '' for one without, null when none was sent. */
function sentReference(params: URLSearchParams, id: ContactFormId): string | null {
  if (params.get(sentParams.form) !== id) return null
  const reference = params.get(sentParams.reference) ?? ''
  return REFERENCE.test(reference) ? reference : ''
}

function asFormErrors(errors: { field: string; message: string }[]) {
  return Object.fromEntries(
    errors.map(({ field, message }) => [field, { type: 'server', message }]),
  )
}
