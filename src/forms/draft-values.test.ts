import { expect, test } from 'vitest'
import { typedOf } from './draft-values'

test('a draft restores texts alone: one that was kept before the site ran holds all fields of its form', () => {
  const draft = { name: 'Ada', email: '', terms: 'on', smsConsent: 'on', website: 'x', message: 7 }
  expect(typedOf(draft, '')).toEqual({ name: 'Ada' })
})

test('a chosen service is restored unless the visitor has since asked for another', () => {
  const draft = { service: 'Networking', preset: 'Cloud' }
  expect(typedOf(draft, '')).toEqual({ service: 'Networking' })
  expect(typedOf(draft, 'Cloud')).toEqual({ service: 'Networking' })
  expect(typedOf(draft, 'Security')).toEqual({})
})
