import { expect, test } from 'vitest'
import type { NewJob } from '../../src/node/queue/backend'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { wakeDelivery } from './wake'

const data = { deliveryId: '1', submissionId: '2' }
const delivery = { ...data, channel: 'team_email', urgent: false } as const

test('a delivery that stays overdue gets a job under a new id, because the queue ignores one it has', async () => {
  const added: NewJob[] = []
  const wake = wakeDelivery({ add: async (job) => void added.push(job) } as JobQueue)
  for (const again of [undefined, 0, 1, 2]) expect(await wake(delivery, again)).toBe(true)
  expect(added.map(({ id }) => id)).toEqual(['d-1', 'd-1', 'd-1-1', 'd-1-2'])
  for (const job of added) expect(job.data).toEqual(data)
})

test('a text that has waited for minutes leaves before all mails but urgent ones', async () => {
  const added: NewJob[] = []
  const wake = wakeDelivery({ add: async (job) => void added.push(job) } as JobQueue)
  for (const channel of ['prospect_sms', 'team_email', 'prospect_email'] as const) {
    for (const again of [0, 1]) await wake({ ...delivery, channel }, again)
  }
  expect(added.map(({ priority }) => priority)).toEqual([2, 0, 1, 1, 3, 3])
})

test('a job that no queue takes is not counted as added, and is no error', async () => {
  const wake = wakeDelivery({ add: () => Promise.reject(new Error('down')) } as unknown as JobQueue)
  expect(await wake(delivery)).toBe(false)
})
