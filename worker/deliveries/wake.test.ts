import { expect, test } from 'vitest'
import type { NewJob } from '../../src/node/queue/backend'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { wakeDelivery } from './wake'

const data = { deliveryId: '1', submissionId: '2' }
const delivery = { ...data, channel: 'team_email', urgent: false } as const

test('a delivery that stays overdue gets a job under a new id, because the queue ignores one it has', async () => {
  const added: NewJob[] = []
  const wake = wakeDelivery({ add: async (job) => void added.push(job) } as JobQueue)
  for (const waited of [undefined, { again: 0 }, { again: 1 }, { again: 2 }]) {
    expect(await wake(delivery, waited)).toBe(true)
  }
  expect(added.map(({ id }) => id)).toEqual(['d-1', 'd-1', 'd-1-1', 'd-1-2'])
  for (const job of added) expect(job.data).toEqual(data)
})

test('a text that overtakes gets another job, before all but urgent mails', async () => {
  const added: NewJob[] = []
  const wake = wakeDelivery({ add: async (job) => void added.push(job) } as JobQueue)
  const text = { ...delivery, channel: 'prospect_sms' } as const
  await wake(text, { again: 1 })
  await wake(text, { again: 1, overtakes: true })
  await wake({ ...delivery, urgent: true })
  for (const channel of ['team_email', 'prospect_email'] as const) {
    await wake({ ...delivery, channel }, { again: 1 })
  }
  expect(added.map(({ priority }) => priority)).toEqual([3, 1, 0, 2, 4])
  expect(added.slice(0, 2).map(({ id }) => id)).toEqual(['d-1-1', 'd-1-1-next'])
})

test('a job that no queue takes is not counted as added, and is no error', async () => {
  const wake = wakeDelivery({ add: () => Promise.reject(new Error('down')) } as unknown as JobQueue)
  expect(await wake(delivery)).toBe(false)
})
