import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { company } from '../content/company'
import { dismissToast, toastsNow } from '../ui/toast/toast-store'
import type { FormSpec } from './form-spec'
import { showResultToast } from './result-toast'

const sent = { title: 'Sent', text: 'We call you back.' }
const spec = { id: 'contact', success: sent, failure: sent } as FormSpec
const success = {
  state: 'success',
  accepted: { id: '3f0e8a53-5d0f-4f6e-8f5e-3a1f0b1c2d3e', reference: 'K7QM-2XHD', message: '' },
} as const

const dismissAll = () => {
  for (const { id } of toastsNow()) dismissToast(id)
}

let isOpen = true
beforeEach(() => {
  vi.useFakeTimers()
  // Other test files share the store, and leave some.
  dismissAll()
  isOpen = true
  vi.stubGlobal('document', {
    getElementById: (id: string) => (isOpen && id === 'dialog-contact-title' ? {} : null),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  dismissAll()
})

test('a dialog is confirmed once it is closed and the focus is back, however long that takes', () => {
  showResultToast(spec, success, { place: 'dialog', urgency: 'high' })
  vi.advanceTimersByTime(600)
  isOpen = false
  vi.advanceTimersByTime(149)
  expect(toastsNow()).toEqual([])
  vi.advanceTimersByTime(51)
  expect(toastsNow()).toMatchObject([{ ...sent, detail: 'Reference K7QM-2XHD', slow: true }])
})

test('a dialog that stays open, with a text that was changed meanwhile, is confirmed after a second', () => {
  showResultToast(spec, success, { place: 'dialog', urgency: 'high' })
  vi.advanceTimersByTime(950)
  expect(toastsNow()).toEqual([])
  vi.advanceTimersByTime(250)
  expect(toastsNow()).toHaveLength(1)
})

test('a form in the page is confirmed at once', () => {
  showResultToast(spec, success, { place: 'page', urgency: '' })
  expect(toastsNow()).toHaveLength(1)
})

test('a critical request is confirmed with what is promised for it, until that is dismissed', () => {
  showResultToast(spec, success, { place: 'dialog', urgency: 'critical' })
  vi.advanceTimersByTime(1_500)
  const [toast] = toastsNow()
  expect(toast).toMatchObject({ ...sent, lasting: true })
  expect(toast?.detail).toContain(
    'Reference K7QM-2XHD. Critical issues: acknowledged within 15 minutes',
  )
  expect(toast?.detail).toContain(company.phone.text)
})
