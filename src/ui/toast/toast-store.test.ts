import { expect, test } from 'vitest'
import { dismissToast, showToast, toastsNow } from './toast-store'

const toast = (tone: 'success' | 'destructive', title: string) => ({ tone, title, text: '' })
const titles = () => toastsNow().map(({ title }) => title)

test('a success replaces what is shown, and a failure leaves a success in place', () => {
  showToast(toast('destructive', 'failed'))
  const sent = showToast(toast('success', 'sent'))
  expect(titles()).toEqual(['sent'])
  showToast(toast('destructive', 'failed again'))
  expect(titles()).toEqual(['sent', 'failed again'])
  showToast(toast('destructive', 'and again'))
  expect(titles()).toEqual(['sent', 'and again'])
  dismissToast(sent)
  expect(titles()).toEqual(['and again'])
})
