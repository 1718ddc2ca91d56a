// In which order waiting messages are processed, on both datastores of the queue.
import { expect, test } from 'vitest'
import { queueNames } from '../../src/contract/submission'
import { JobQueue } from '../../src/node/queue/job-queue'
import { openBackends } from '../../src/node/queue/open-backends'
import { deliveryRules } from '../../src/node/queue/queue-rules'
import { wakeDelivery } from '../../worker/deliveries/wake'
import { causeOf } from '../../worker/error-class'
import { atEnd } from '../support/clean-up'
import { freshDatabase } from '../support/database'
import { quietLog } from '../support/quiet-log'
import { startRedis } from '../support/redis'
import { waitFor } from '../support/wait-for'

const { url: DATABASE_URL } = await freshDatabase()
const { url: REDIS_URL } = await startRedis()
const backends = await openBackends({ DATABASE_URL, REDIS_URL }, quietLog)
atEnd(() => backends.close())

test('jobs go to Redis first, and to PostgreSQL only if that fails', () => {
  expect(backends.list.map(({ name }) => name)).toEqual(['redis', 'postgres'])
})

/** How long before all others the last in line are added. */
const WAITED_MS = 500

test.each(backends.list)(
  'on $name the team’s mail about an urgent lead leaves first, and all leave',
  async (backend) => {
    const queue = await JobQueue.open(queueNames.deliveries, { list: [backend] }, deliveryRules)
    const wake = wakeDelivery(queue)
    const add = (
      deliveryId: string,
      channel: Parameters<typeof wake>[0]['channel'],
      urgent = false,
    ) => wake({ deliveryId, submissionId: deliveryId, channel, urgent })
    for (const n of [1, 2]) await add(`prospect ${n}`, 'prospect_email')
    await new Promise((done) => setTimeout(done, WAITED_MS))
    await add('text', 'prospect_sms')
    for (const n of [1, 2]) await add(`team ${n}`, 'team_email')
    await wake(
      { deliveryId: 'late text', submissionId: '1', channel: 'prospect_sms', urgent: false },
      { again: 1, overtakes: true },
    )
    await add('urgent', 'team_email', true)
    const depth = async () => (await queue.depths())[backend.name]
    expect(await depth()).toMatchObject({ unfinished: 7, failed: 0 })
    // The next one is the newest.
    expect((await depth())?.oldestAgeSeconds).toBeGreaterThan(WAITED_MS / 1_000 - 0.01)

    const order: unknown[] = []
    const options = { concurrency: 1, retryDelay: () => 1, isOutage: () => false, causeOf }
    const consumer = await backend.consume(
      queueNames.deliveries,
      async ({ data }) => {
        const { deliveryId } = data as { deliveryId: string }
        order.push(deliveryId)
        // Its retry goes before what has a lower one again.
        if (deliveryId === 'team 1' && order.filter((id) => id === deliveryId).length === 1) {
          // Until the retry is due, the next job may be taken.
          throw new Error('not yet')
        }
        await new Promise((done) => setTimeout(done, 20))
      },
      options,
    )
    await waitFor(async () => (await depth())?.unfinished === 0)
    await consumer.close()
    await queue.close()
    const [first, second, third, ...rest] = order
    expect([first, second, third]).toEqual(['urgent', 'late text', 'team 1'])
    expect(rest.slice(0, 2).toSorted()).toEqual(['team 1', 'team 2'])
    expect(rest.slice(2)).toEqual(['text', 'prospect 1', 'prospect 2'])
  },
)
