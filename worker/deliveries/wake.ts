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
 * texts come after them.
 */
const PRIORITY: Record<Channel, number> = { team_email: 2, prospect_sms: 3, prospect_email: 4 }
/** Of a text that would miss its hour behind mails for a slow server. */
const OVERTAKING = 1

/** What the sweep knows about a delivery's earlier jobs. */
interface Waited {
  /**
   * How many stuck periods the delivery is overdue: each gets its own job id, because the queue ignores an add under
   * an existing id, and the earlier job may be stuck for good.
   */
  again?: number
  /** It leaves before all but urgent mails. The earlier job is left behind, and finds nothing to do. */
  overtakes?: boolean
}

/** Resolves to whether the queue has the job. */
export type Wake = (delivery: DueDelivery, waited?: Waited) => Promise<boolean>

export function wakeDelivery(queue: JobQueue): Wake {
  return ({ channel, urgent, ...data }, { again = 0, overtakes = false } = {}) => {
    const id = `d-${data.deliveryId}${again > 0 ? `-${again}` : ''}${overtakes ? '-next' : ''}`
    const priority = overtakes ? OVERTAKING : PRIORITY[channel]
    return queue.add({ id, data, priority: urgent ? 0 : priority }).then(
      () => true,
      () => false,
    )
  }
}
