// Enqueues a due delivery. Never rejects: the sweep picks up whatever the queue could not take.
import type { DeliveryJob } from '../../src/contract/submission'
import type { JobQueue } from '../../src/node/queue/job-queue'

/**
 * Resolves to whether the queue has the job.
 * @param again how many stuck periods the delivery is overdue: each gets its own job id, because the queue ignores
 * an add under an existing id, and the earlier job may be stuck for good
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
