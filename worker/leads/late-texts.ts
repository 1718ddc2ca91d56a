// Finds failed text messages that are no longer of use to whoever made the request.
import type { Database } from '../../src/node/database/connect'
import { NOT_DISMISSED, REQUESTED_AT } from '../delivery-conditions'
import { isTooOld } from '../retry-schedule'
import { KNOWN_KINDS } from '../submissions/stored-lead'
import { ask } from './command-context'
import { JOIN_REFERENCE } from './join-reference'

interface FailedText {
  id: string
  /** The time from which its age counts, as for the worker that sends it. */
  requested: Date
  now: Date
}

/** The IDs of failed texts, not dismissed, that are too old to be sent. @param since only those given up since then */
export async function lateTexts(database: Database, since: Date | null): Promise<string[]> {
  const texts = await ask<FailedText>(database, {
    sql: `select d.id, now() as now,
        ${REQUESTED_AT} as requested
      from deliveries d ${JOIN_REFERENCE}
      where d.status = 'failed' and d.channel = 'prospect_sms' and ${NOT_DISMISSED}
        and d.updated_at >= ? and d.kind in (${KNOWN_KINDS})`,
    bindings: [since ?? new Date(0)],
  })
  const late = texts.filter(({ requested, now }) => isTooOld('prospect_sms', requested, now))
  return late.map(({ id }) => id)
}
