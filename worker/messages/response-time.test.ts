import { expect, test } from 'vitest'
import { company } from '../../src/content/company'
import { responseTime } from './response-time'

test('each urgency has its own promised response time, and a form without one the standard time', () => {
  const { critical, high, standard, low } = company.responseTimes
  const promised = (urgency: string) => responseTime({ kind: 'service-request', urgency })
  expect(['critical', 'high', 'medium', 'low'].map(promised)).toEqual([
    critical,
    high,
    standard,
    low,
  ])
  for (const kind of ['contact', 'consultation'] as const) {
    expect(responseTime({ kind, urgency: '' }), kind).toBe(standard)
  }
  for (const kind of ['newsletter', 'job-application'] as const) {
    expect(responseTime({ kind, urgency: '' }), kind).toBe('')
  }
})
