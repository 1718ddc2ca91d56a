// SQL about a delivery: still in the pipeline's hands, or dead-lettered and left to a person. Its row is called `d`, except
// in the first three.

/** The statuses without a final outcome. */
export const UNSETTLED = "('pending', 'sending', 'unknown')"

/** No worker has it in hand. Of statements that take it over: `LEASE_ABANDONED` (database-heartbeat.ts). */
export const NOT_LEASED = '(lease_until is null or lease_until < now())'

/** It waits for its provider to recover. */
export const WAITING = '(waits_for_provider and next_attempt_at is not null)'

/** When the request was made, of a delivery `d` and its `lead`: as `requestedAt` (claim.ts), from a manual retry anew. */
export const REQUESTED_AT = 'coalesce(d.revived_at, least(d.created_at, lead.received_at))'

/** Open in the pipeline. An `unknown` text message counts as open while a provider lookup is still scheduled. */
export const IN_PIPELINE = `(d.status in ('pending', 'sending')
  or d.status = 'unknown' and d.next_attempt_at is not null)`

/** The time from which an open delivery's age counts: a manual retry starts it anew. */
export const OPEN_SINCE = 'coalesce(d.revived_at, d.created_at)'

/** Not taken off the list by a person since it last changed. */
export const NOT_DISMISSED = '(d.dismissed_at is null or d.dismissed_at < d.updated_at)'

const GIVEN_UP = `(d.status = 'failed' or d.status = 'unknown' and d.next_attempt_at is null)`

/** Some of the team's inboxes refused it for good. It is over: to send it again would repeat it for the others. */
export const SENT_TO_SOME =
  "(d.channel = 'team_email' and d.status = 'sent' and d.last_error is not null)"

export const UNDELIVERED = "(d.status = 'sent' and d.provider_status in ('failed', 'undelivered'))"

export const NEEDS_ATTENTION = `(${GIVEN_UP} and ${NOT_DISMISSED})`
