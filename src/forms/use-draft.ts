// Keeps what was typed through a reload, for this tab only, until it is sent.
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { addLettersOf } from '../theme/rest-of-latin'
import { drafts } from './drafts'
import type { FormValues } from './form-values'

interface Options {
  name: string
  /** False when the page came with values of its own. */
  restore: boolean
  /** Typed after the draft was kept. */
  newer: Partial<FormValues>
}

/** Restores the draft of `name` and keeps it up to date. Agreements are always given anew. */
export function useDraft(form: UseFormReturn<FormValues>, { name, restore, newer }: Options) {
  useEffect(() => {
    const draft = restore ? drafts.read(name) : null
    if (draft && typeof draft === 'object') {
      // What was left blank does not blank what the page came with, such as a chosen service.
      const typed = Object.entries(draft).filter(([, value]) => value !== '')
      const restored = { ...form.getValues(), ...Object.fromEntries(typed), ...newer }
      form.reset(restored, { keepDefaultValues: true })
      addLettersOf(Object.values(restored).join())
    }
    const keep = (values: Partial<FormValues>) => {
      const { smsConsent: _sms, terms: _terms, ...typed } = values as Record<string, unknown>
      drafts.write(name, typed)
    }
    // What was typed before this ran has changed nothing that could be heard of.
    if (Object.keys(newer).length > 0) keep(form.getValues())
    const subscription = form.watch((values) => keep(values as Partial<FormValues>))
    return () => subscription.unsubscribe()
  }, [form, name, restore, newer])
  return { clear: () => drafts.remove(name) }
}
