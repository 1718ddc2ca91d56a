// Who has to act on a message next: conditions in SQL on a row `d` of deliveries.

/** The pipeline. A text of unknown fate is its own as long as the provider is still to be asked about it. */
export const OPEN = `(d.status in ('pending', 'sending')
  or d.status = 'unknown' and d.next_attempt_at is not null)`

export const WAITS_FOR_A_PERSON = `(d.status = 'failed'
  or d.status = 'unknown' and d.next_attempt_at is null)`
