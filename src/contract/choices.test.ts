import { expect, test } from 'vitest'
import { consultationChoices, presetService } from './choices'

test('a service page presets its own choice where the list has it, else the nearest', () => {
  expect(presetService('security-services')).toBe('security')
  expect(presetService('web-design')).toBe('consulting')
  expect(presetService('web-design', consultationChoices)).toBe('web-design')
  for (const slug of ['', 'helpdesk', 'constructor']) expect(presetService(slug)).toBe('')
})
