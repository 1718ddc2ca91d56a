// Which leads are urgent: the team's mail about them leaves before all others.

export function isUrgent({ urgency }: { urgency: string }): boolean {
  return urgency === 'critical' || urgency === 'high'
}

/**
 * SQL: whether a delivery `d` is the team's mail about an urgent lead. A scalar subquery, so that each due row costs one
 * look-up by key: with statistics of a backlog, the planner would join, and read the whole history.
 */
export const IS_URGENT: string = `(d.channel = 'team_email' and coalesce((
  select s.urgency in ('critical', 'high') from service_requests s
  where s.submission_id = d.submission_id
), false))`
