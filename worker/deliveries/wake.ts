// Enqueues a due delivery. Never rejects: the sweep picks up whatever the queue could not take.
import type { Channel, DeliveryJob } from '../../src/contract/submission'
import type { JobQueue } from '../../src/node/queue/job-queue'

export interface DueDelivery extends DeliveryJob {
  channel: Channel
  /** It is the team's mail about an urgent lead (`submissions/urgent.ts`). */
  urgent: boolean
}

/**
 * The team's mail about an urgent lead has none, and leaves first. No provider's slowness may hold up the team's mails, so
 * texts come after them. Behind mails for a slow server they would miss their hour, so one that has waited for a stuck
 * period leaves first too.
 */
const PRIORITY: Record<Channel, number> = { team_email: 1, prospect_sms: 2, prospect_email: 3 }

/**
 * Resolves to whether the queue has the job.
 * @param again how many stuck periods the delivery is overdue: each gets its own job id, because the queue ignores
 * an add under an existing id, and the earlier job may be stuck for good
 */
export type Wake = (delivery: DueDelivery, again?: number) => Promise<boolean>

export function wakeDelivery(queue: JobQueue): Wake {
  return ({ channel, urgent, ...data }, again = 0) => {
    const id = `d-${data.deliveryId}${again > 0 ? `-${again}` : ''}`
    const isFirst = urgent || (channel === 'prospect_sms' && again > 0)
    return queue.add({ id, data, priority: isFirst ? 0 : PRIORITY[channel] }).then(
      () => true,
      () => false,
    )
  }
}
