import { expect, test } from 'vitest'
import { endpoints } from '../../src/contract/api'
import { createServerMetrics } from './server-metrics'

test('the first server error of an endpoint is counted from zero', async () => {
  const text = await createServerMetrics().registry.metrics()
  for (const route of [...Object.values(endpoints), '/api/twilio/inbound', '/unsubscribe']) {
    for (const status of [500, 503]) {
      const labels = `method="POST",route="${route}",status="${status}"`
      expect(text).toContain(`\nhttp_request_duration_seconds_count{${labels}} 0\n`)
    }
  }
})
