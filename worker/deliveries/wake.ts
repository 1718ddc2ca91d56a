// Puts a due delivery on the queue. Never rejects: what the queue cannot take, the sweep finds.
import type { DeliveryJob } from '../../src/contract/submission'
import type { JobQueue } from '../../src/node/queue/job-queue'

/**
 * Resolves to whether the queue has it.
 * @param again how often it was found overdue by minutes: each time a job of its own, because the one before,
 * which the queue takes for the same, may stand in it without end
 */
export type Wake = (delivery: DeliveryJob, again?: number) => Promise<boolean>

export function wakeDelivery(queue: JobQueue): Wake {
  return (delivery, again = 0) => {
    const id = `d-${delivery.deliveryId}${again > 0 ? `-${again}` : ''}`
    return queue.add({ id, data: delivery }).then(
      () => true,
      () => false,
    )
  }
}
