// Enqueues a due delivery. Never rejects: the sweep picks up whatever the queue could not take.
import type { Channel, DeliveryJob } from '../../src/contract/submission'
import type { JobQueue } from '../../src/node/queue/job-queue'

export interface DueDelivery extends DeliveryJob {
  channel: Channel
  /** It is the team's mail about an urgent lead (`submissions/urgent.ts`). */
  urgent: boolean
}

/**
 * The team's mail about an urgent lead has none, and leaves first. Texts leave before other mails: they take a moment,
 * and come too late behind those that wait for a slow mail server.
 */
const PRIORITY: Record<Channel, number> = { prospect_sms: 1, team_email: 2, prospect_email: 3 }

/**
 * Resolves to whether the queue has the job.
 * @param again how many stuck periods the delivery is overdue: each gets its own job id, because the queue ignores
 * an add under an existing id, and the earlier job may be stuck for good
 */
export type Wake = (delivery: DueDelivery, again?: number) => Promise<boolean>

export function wakeDelivery(queue: JobQueue): Wake {
  return ({ channel, urgent, ...data }, again = 0) => {
    const id = `d-${data.deliveryId}${again > 0 ? `-${again}` : ''}`
    return queue.add({ id, data, priority: urgent ? 0 : PRIORITY[channel] }).then(
      () => true,
      () => false,
    )
  }
}
