import { afterEach, expect, test, vi } from 'vitest'
import { storedText } from '../ui/stored-text'
import { attemptOf, forgetAttempt } from './attempts'

const fields = { name: 'Ann', message: 'The printer is on fire.' }

afterEach(() => {
  vi.useRealTimers()
})

test('sending the same fields again repeats the idempotency key and the time', () => {
  vi.useFakeTimers()
  const first = attemptOf('contact', fields)
  vi.advanceTimersByTime(60_000)
  expect(attemptOf('contact', { ...fields })).toEqual(first)
})

test('a form with other fields, or another form, gets a new idempotency key', () => {
  const { key } = attemptOf('contact', fields)
  expect(attemptOf('contact', { ...fields, name: 'Bob' }).key).not.toBe(key)
  expect(attemptOf('newsletter', fields).key).not.toBe(key)
})

test('the same fields get a new idempotency key after they were accepted', () => {
  const { key } = attemptOf('contact', fields)
  forgetAttempt('contact')
  expect(attemptOf('contact', fields).key).not.toBe(key)
})

test('a value in the storage that is not ours counts as no earlier attempt', () => {
  const { key } = attemptOf('contact', fields)
  storedText('attempt:contact', () => sessionStorage).write('not JSON')
  expect(attemptOf('contact', fields).key).not.toBe(key)
})
