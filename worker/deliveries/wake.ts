// Puts a due delivery on the queue. Never fails: what the queue cannot take, the sweep finds.
import type { DeliveryJob } from '../../src/contract/submission'
import type { JobQueue } from '../../src/node/queue/job-queue'

export type Wake = (delivery: DeliveryJob) => Promise<void>

export function wakeDelivery(queue: JobQueue): Wake {
  return (delivery) =>
    queue.add({ id: `d-${delivery.deliveryId}`, data: delivery }).catch(() => undefined)
}
