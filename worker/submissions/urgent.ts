// Which leads are urgent: the team's mail about them leaves before all others.
import type { Database } from '../../src/node/database/connect'
import { UNSETTLED } from '../delivery-conditions'

export function isUrgent({ urgency }: { urgency: string }): boolean {
  return urgency === 'critical' || urgency === 'high'
}

/**
 * SQL: whether a delivery `d` is the team's mail about an urgent lead. Its column `urgent` has an index; this is for
 * writing it, and for a few rows. A scalar subquery, so that each row costs one look-up by key: with statistics of a
 * backlog, the planner would join, and read the whole history.
 */
export const IS_URGENT: string = `(d.channel = 'team_email' and coalesce((
  select s.urgency in ('critical', 'high') from service_requests s
  where s.submission_id = d.submission_id
), false))`

/** Rows per call, few enough that nobody waits for one of them for long: a backlog of a million takes minutes. */
const MARKED_AT_ONCE = 1_000

/**
 * The newest first: the oldest are next in any case. In the order of the index `deliveries_unmarked`, which as a rule
 * is empty, so that the planner does not read all open deliveries instead.
 */
const MARK = `
  update deliveries d set urgent = ${IS_URGENT} where id = any(array(
    select id from deliveries
    where urgent is null and channel = 'team_email' and status in ${UNSETTLED}
    order by created_at desc limit ${MARKED_AT_ONCE} for update skip locked
  ))`

/** Completes open deliveries that were entered by hand, or written by a release that does not know the column. */
export async function markUrgent(database: Database): Promise<void> {
  await database.raw(MARK)
}
