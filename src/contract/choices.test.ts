import { expect, test } from 'vitest'
import { services } from '../content/services'
import {
  consultationChoices,
  labelOf,
  presetService,
  serviceBySlug,
  serviceChoices,
  serviceLabel,
} from './choices'

test('a service page presets its own choice if the list has it, otherwise the closest', () => {
  expect(presetService('security-services')).toBe('security')
  expect(presetService('web-design')).toBe('consulting')
  expect(presetService('web-design', consultationChoices)).toBe('web-design')
  for (const slug of ['', 'helpdesk', 'constructor']) expect(presetService(slug)).toBe('')
})

test('every service page presets a choice of both lists', () => {
  expect(Object.keys(serviceBySlug).sort()).toEqual(services.map(({ slug }) => slug).sort())
  for (const { slug } of services) {
    for (const choices of [serviceChoices, consultationChoices]) {
      expect(
        choices.map(({ value }) => value),
        slug,
      ).toContain(presetService(slug, choices))
    }
  }
})

test('the choice of a service has its title', () => {
  for (const { slug, title } of services) {
    const value = presetService(slug, consultationChoices)
    // Stands in for a service without a choice of its own.
    if (value !== 'consulting') expect(labelOf(consultationChoices, value)).toBe(title)
  }
})

test('a service value has its label in whatever case it was sent, and its own text outside the lists', () => {
  expect([' HelpDesk ', 'cloud', 'Chat Inquiry'].map(serviceLabel)).toEqual([
    'Helpdesk Support',
    'Cloud Solutions',
    'Chat Inquiry',
  ])
})
