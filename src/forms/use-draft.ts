// Keeps what was typed across a reload, for this tab only, until it is sent.
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { HONEYPOT } from '../contract/api'
import { addLettersOf } from '../theme/rest-of-latin'
import { onRestored } from '../ui/on-restored'
import { hasOther, typedOf } from './draft-values'
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

/** Restores the draft of `name` and keeps it up to date. */
export function useDraft(form: UseFormReturn<FormValues>, { name, ...options }: Options) {
  const { restore, newer } = options
  // The URL may change under a form, as when a dialog opens over it.
  const [preset] = useState(options.preset)
  useEffect(() => {
    const draft = restore ? draftOf(name).read() : null
    if (draft) show(form, { ...form.getValues(), ...typedOf(draft, preset), ...newer })
    const keep = (values: Partial<FormValues>) => draftOf(name).keep(values, preset)
    // What was typed before this ran, or came with the page, triggered no watch callback.
    if (!restore || Object.keys(newer).length > 0) keep(form.getValues())
    const subscription = form.watch(keep)
    return () => subscription.unsubscribe()
  }, [form, name, restore, preset, newer])
  useEffect(() => followLaterPages(form, name, preset), [form, name, preset])
  const isNewer = () => hasOther(draftOf(name).read() ?? {}, form.getValues())
  return {
    /** Whether a reopened instance of the form has written another draft since. */
    isNewer,
    clear: draftOf(name).empty,
    /** Empties the form after it was sent, but not what a reopened instance of it holds, ticks included. */
    finish(formElementId: string) {
      const isReopened = isNewer()
      form.reset(emptyValues)
      if (isReopened) return
      emptyTheRest(formElementId)
      draftOf(name).empty()
    },
  }
}

/** Shows what later pages of the tab have kept, or nothing if that was sent. The returned function ends that. */
function followLaterPages(form: UseFormReturn<FormValues>, name: string, preset: string) {
  return onRestored(() => {
    const draft = draftOf(name).read()
    if (!draft || isBeingSent(name)) return
    const isSent = Object.keys(draft).length === 0
    if (isSent || hasOther(draft, form.getValues())) {
      show(form, { ...emptyValues, service: preset, ...typedOf(draft, preset) })
    }
  })
}

function show(form: UseFormReturn<FormValues>, values: FormValues): void {
  form.reset(values, { keepDefaultValues: true })
  addLettersOf(Object.values(values).join())
}

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
