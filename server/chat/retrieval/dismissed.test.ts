import { expect, test } from 'vitest'
import { withoutDismissed } from './dismissed'

test('what somebody does not mean is left out if what is meant follows', () => {
  expect(withoutDismissed('I don’t want marketing, just someone to fix computers')).toBe(
    'just someone to fix computers',
  )
  expect(withoutDismissed("no i didn't ask about prices, I asked about hours")).toBe(
    'no I asked about hours',
  )
  expect(withoutDismissed('i dont need seo i need cables')).toBe('i need cables')
  expect(withoutDismissed('Not looking for a job. I need IT support')).toBe('I need IT support')
})

test('what nothing takes the place of stays', () => {
  for (const text of [
    'I don’t want spam, what do you do',
    'we do not want to lose data, we need backups',
    'I am not looking for a job',
    'I don’t want tracking cookies, only necessary ones',
    'i didn’t ask for sms, i want to stop it',
    'i don’t want that hacker in my email, i want him out',
  ]) {
    expect(withoutDismissed(text)).toBe(text)
  }
})
