// SQL conditions over a row `d` of deliveries: still in the pipeline's hands, or dead-lettered and left to a person.

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
