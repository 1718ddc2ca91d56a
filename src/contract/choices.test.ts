import { expect, test } from 'vitest'
import { services } from '../content/services'
import { consultationChoices, presetService, serviceBySlug, serviceChoices } from './choices'

test('a service page presets its own choice where the list has it, else the nearest', () => {
  expect(presetService('security-services')).toBe('security')
  expect(presetService('web-design')).toBe('consulting')
  expect(presetService('web-design', consultationChoices)).toBe('web-design')
  for (const slug of ['', 'helpdesk', 'constructor']) expect(presetService(slug)).toBe('')
})

test('every service’s page presets a choice of either list, and no page is named that is none', () => {
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
