// Keeps what was typed through a reload, for this tab only, until it is sent.
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values'

/** Storage may be blocked or full: a draft is a courtesy and never a reason to fail. */
const storage = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {}
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {}
  },
}

interface Options {
  name: string
  /** False when the page came with values of its own. */
  restore: boolean
  /** Typed after the draft was kept. */
  newer: Partial<FormValues>
}

/** Restores the draft of `name` and keeps it up to date. Agreements are always given anew. */
export function useDraft(form: UseFormReturn<FormValues>, { name, restore, newer }: Options) {
  const key = `draft:${name}`
  useEffect(() => {
    const draft = restore ? storage.read(key) : null
    if (draft && typeof draft === 'object') {
      // What was left blank does not blank what the page came with, such as a chosen service.
      const typed = Object.entries(draft).filter(([, value]) => value !== '')
      const restored = { ...form.getValues(), ...Object.fromEntries(typed), ...newer }
      form.reset(restored, { keepDefaultValues: true })
    }
    const subscription = form.watch((values) => {
      const { smsConsent: _sms, terms: _terms, ...typed } = values as Record<string, unknown>
      storage.write(key, typed)
    })
    return () => subscription.unsubscribe()
  }, [form, key, restore, newer])
  return { clear: () => storage.remove(key) }
}
