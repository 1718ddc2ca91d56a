// Puts a due delivery on the queue. Never rejects: what the queue cannot take, the sweep finds.
import type { DeliveryJob } from '../../src/contract/submission'
import type { JobQueue } from '../../src/node/queue/job-queue'

/** Resolves to whether the queue has it. */
export type Wake = (delivery: DeliveryJob) => Promise<boolean>

export function wakeDelivery(queue: JobQueue): Wake {
  return (delivery) =>
    queue.add({ id: `d-${delivery.deliveryId}`, data: delivery }).then(
      () => true,
      () => false,
    )
}
