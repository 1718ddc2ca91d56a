// The contact form's behaviour: values, validation, sending, and what is said about it.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { endpoints, REFERENCE, sentParams } from '../contract/api'
import { serviceBySlug } from '../contract/choices'
import type { FieldError } from '../contract/problem'
import { showToast } from '../ui/toast/toast-store'
import { type ContactFormId, type ContactValues, emptyContact } from './contact-values'
import { useNativeForm } from './native-form-context'
import type { PostResult } from './post-submission'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

const success = {
  title: 'Message sent!',
  text: "We'll get back to you as soon as possible.",
} as const

/** What is said when a message could not be sent (specification, section 8). */
const failures: Record<ContactFormId, { title: string; text: string }> = {
  'contact-page': { title: 'Something went wrong', text: 'Please try again later.' },
  'home-contact': {
    title: 'Submission failed',
    text: 'Please try again later or contact us directly.',
  },
}

// Loaded when somebody starts to fill in the form. Should that fail, the server judges alone.
export const loadResolvers = () => import('./contact-resolver').catch(() => null)

const resolverFor =
  (id: ContactFormId): Resolver<ContactValues> =>
  async (values, context, options) => {
    const loaded = await loadResolvers()
    return loaded ? loaded.resolvers[id](values, context, options) : { values, errors: {} }
  }

export function useContactForm(id: ContactFormId) {
  const [params] = useSearchParams()
  const native = useNativeForm(id)
  const summary = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The reference of what was sent, '' for one without, null when there is nothing to confirm.
  const [reference, setReference] = useState(() => sentReference(params, id))
  // Attempts that have ended. Counted here: the form's own count skips the one that resets it.
  const [settled, setSettled] = useState(0)
  const initial = { ...emptyContact, service: presetService(params), ...native?.values }
  const form = useForm<ContactValues>({
    resolver: resolverFor(id),
    defaultValues: initial,
    shouldFocusError: false,
    ...(native ? { errors: asFormErrors(native.errors) } : {}),
  })
  const draft = useDraft(form, { name: id, restore: native === null })
  const { state, submit } = useSubmission(endpoints.contact)

  // To what there is to read: also on arrival, when the page answers a native post. The button lost
  // its focus while it was disabled, and gets it back when there is nothing.
  useEffect(() => {
    const said = summary.current ?? note.current
    if (settled > 0) (said ?? button.current)?.focus()
    else said?.focus()
  }, [settled])

  function tell(result: PostResult): void {
    if (result.state === 'success') {
      form.reset(emptyContact)
      draft.clear()
      setReference(result.accepted.reference)
      showToast({
        tone: 'success',
        ...success,
        detail: `Reference ${result.accepted.reference}`,
      })
    } else if (result.state === 'invalid') {
      for (const { field, message } of result.errors) {
        form.setError(field as keyof ContactValues, { message })
      }
    } else {
      showToast({ tone: 'destructive', ...failures[id] })
    }
  }

  const send = form.handleSubmit(async ({ terms: _terms, ...fields }) => {
    // The schema of the home form knows no phone and drops it; the endpoint is sent an empty one.
    const result = await submit({ ...fields, phone: fields.phone ?? '' })
    if (result) tell(result)
  })
  async function onSubmit(event: FormEvent): Promise<void> {
    setReference(null)
    await send(event)
    setSettled((count) => count + 1)
  }
  return { form, initial, native, onSubmit, state, reference, summary, note, button }
}

function presetService(params: URLSearchParams): string {
  const slug = params.get('service') ?? ''
  return Object.hasOwn(serviceBySlug, slug) ? (serviceBySlug[slug] ?? '') : ''
}

/** The reference of a native post that was accepted, '' for one without, null when none was sent. */
function sentReference(params: URLSearchParams, id: ContactFormId): string | null {
  if (params.get(sentParams.form) !== id) return null
  const reference = params.get(sentParams.reference) ?? ''
  return REFERENCE.test(reference) ? reference : ''
}

function asFormErrors(errors: FieldError[]) {
  return Object.fromEntries(
    errors.map(({ field, message }) => [field, { type: 'server', message }]),
  )
}
