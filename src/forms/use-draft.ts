// Keeps what was typed across a reload, for this tab only, until it is sent.
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { HONEYPOT } from '../contract/api'
import { addLettersOf } from '../theme/rest-of-latin'
import { onRestored } from '../ui/on-restored'
import { draftOf } from './drafts'
import { emptyValues, type FormValues } from './form-values'
import { isBeingSent } from './use-submission'

interface Options {
  name: string
  /** False when the page came with values of its own. */
  restore: boolean
  /** The service that the form came with, or ''. */
  preset: string
  /** Typed since the draft was saved. */
  newer: Partial<FormValues>
}

type Draft = Partial<Record<keyof FormValues | 'preset', unknown>>

/**
 * Empties what resetting a form leaves. It ticks again what was ticked in the page that came from the server: nobody has
 * agreed to anything in the next message. And it does not know the field for bots, which an extension may have filled.
 */
function emptyTheRest(formElementId: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(`#${formElementId} input`)) {
    if (input.type === 'checkbox') input.defaultChecked = input.checked = false
    else if (input.name === HONEYPOT) input.value = ''
  }
}

/** Whether the value belongs to a text: a draft that was kept before the site ran holds all that a form does. */
const isText = (field: string) => typeof emptyValues[field as keyof FormValues] === 'string'

/** What of a draft goes into a form that came with the service `preset`. */
function typedOf(draft: Draft, preset: string): Partial<FormValues> {
  const { preset: before, service, ...rest } = draft
  // A visitor who has since asked for another service no longer means the earlier one.
  const chosen = preset === '' || preset === before ? { service: service ?? '' } : {}
  // A field left blank does not erase what the page came with, such as a chosen service.
  return Object.fromEntries(
    Object.entries({ ...rest, ...chosen }).filter(
      ([field, value]) => isText(field) && typeof value === 'string' && value !== '',
    ),
  )
}

function show(form: UseFormReturn<FormValues>, values: FormValues): void {
  form.reset(values, { keepDefaultValues: true })
  addLettersOf(Object.values(values).join())
}

/** Not removed: where the browser fills a form with what it held, an empty draft tells that this was sent. */
const emptyDraft = (name: string) => draftOf(name).write({})

function isDraftNewer(form: UseFormReturn<FormValues>, name: string): boolean {
  const { preset: _preset, ...kept } = (draftOf(name).read() ?? {}) as Draft
  const own: Record<string, unknown> = form.getValues()
  return Object.entries(kept).some(([field, value]) => value !== own[field])
}

/** Shows what later pages of the tab have kept, or nothing if that was sent. The returned function ends that. */
function followLaterPages(form: UseFormReturn<FormValues>, name: string, preset: string) {
  return onRestored(() => {
    const draft = draftOf(name).read() as Draft | null
    if (draft === null || isBeingSent(name)) return
    const isSent = Object.keys(draft).length === 0
    if (!isSent && !isDraftNewer(form, name)) return
    show(form, { ...emptyValues, service: preset, ...typedOf(draft, preset) })
  })
}

/** Restores the draft of `name` and keeps it up to date. Consent is never restored. */
export function useDraft(form: UseFormReturn<FormValues>, { name, ...options }: Options) {
  const { restore, newer } = options
  // The URL may change under a form, as when a dialog opens over it.
  const [preset] = useState(options.preset)
  useEffect(() => {
    const draft = restore ? draftOf(name).read() : null
    if (draft && typeof draft === 'object') {
      show(form, { ...form.getValues(), ...typedOf(draft, preset), ...newer })
    }
    const keep = (values: Partial<FormValues>) => {
      const { smsConsent: _sms, terms: _terms, ...typed } = values
      draftOf(name).write({ ...typed, preset })
    }
    // What was typed before this ran, or came with the page, triggered no watch callback.
    if (!restore || Object.keys(newer).length > 0) keep(form.getValues())
    const subscription = form.watch(keep)
    return () => subscription.unsubscribe()
  }, [form, name, restore, preset, newer])
  useEffect(() => followLaterPages(form, name, preset), [form, name, preset])
  const isNewer = () => isDraftNewer(form, name)
  return {
    /** Whether a reopened instance of the form has written another draft since. */
    isNewer,
    clear: () => emptyDraft(name),
    /** Empties the form after it was sent, but not what a reopened instance of it holds, ticks included. */
    finish(formElementId: string) {
      const isReopened = isNewer()
      form.reset(emptyValues)
      if (isReopened) return
      emptyTheRest(formElementId)
      emptyDraft(name)
    },
  }
}
