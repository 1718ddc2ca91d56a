// Finds what was accepted but is not yet sent, given up or suppressed, and how long it has been open.
import type { Channel } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import { type Provider, providerOf } from '../deliveries/provider'
import { IN_PIPELINE, OPEN_SINCE } from '../delivery-conditions'
import { WAITS_FOR_DAY } from '../sms/quiet-hours'
import { inEachTable } from '../submissions/tables'
import { ask } from './command-context'
import { JOIN_REFERENCE } from './join-reference'
import type { SubmissionQueueJob } from './submission-queues'

/** An item open for longer than this is late, in seconds. docs/operations/leads.md tells operators. */
const LATE_SECONDS = 600

/** Something accepted that is not yet sent, given up or suppressed. */
export interface Unsettled {
  /** A delivery, a submission on the queue, or a stored submission without planned messages. */
  what: 'delivery' | 'job' | 'row'
  submissionId: string | null
  /** Set for a job only. */
  jobId?: string
  reference: string | null
  kind: string | null
  channel: string | null
  status: string
  ageSeconds: number
  reason: string | null
  /** The provider that is down and whose return it waits for, or the time of day at which it may be sent. */
  waitsFor: Provider | 'day' | null
}

export function isLate({ ageSeconds }: Unsettled): boolean {
  return ageSeconds > LATE_SECONDS
}

/** It could not be stored, and is not tried again by itself. */
export function isNotStored({ what, status }: Unsettled): boolean {
  return what === 'job' && status === 'failed'
}

/** Its job has completed, so it had a row: no waiting brings that back. */
export function isLost({ what, status }: Unsettled): boolean {
  return what === 'job' && status === 'completed'
}

export function rowsWithoutDelivery(snapshot: Transaction): Promise<Unsettled[]> {
  const orphans = inEachTable(
    (table) => `select submission_id, reference, received_at from ${table} t
      where not exists (select from deliveries d where d.submission_id = t.submission_id)`,
  )
  return ask<Unsettled>(snapshot, {
    sql: `select 'row' as what, submission_id as "submissionId", reference, null as kind,
        null as channel, 'no messages planned' as status, 'retry or dismiss' as reason, null as "waitsFor",
        extract(epoch from now() - received_at)::int as "ageSeconds"
      from (${orphans}) orphans order by received_at`,
  })
}

const AGE = `extract(epoch from now() - ${OPEN_SINCE})`

interface Late extends Omit<Unsettled, 'waitsFor'> {
  channel: Channel
  waits: boolean
  waitsForDay: boolean
}

export async function lateDeliveries(snapshot: Transaction): Promise<Unsettled[]> {
  const late = await ask<Late>(snapshot, {
    sql: `select 'delivery' as what, d.submission_id as "submissionId", lead.reference, d.kind,
        d.channel, d.status, d.last_error as reason, d.waits_for_provider as waits,
        ${AGE}::int as "ageSeconds",
        coalesce(d.last_error = '${WAITS_FOR_DAY}' and d.next_attempt_at > now(), false) as "waitsForDay"
      from deliveries d ${JOIN_REFERENCE}
      where ${IN_PIPELINE} and ${AGE} > ${LATE_SECONDS}
      order by ${OPEN_SINCE}`,
  })
  return late.map(({ waits, waitsForDay, ...each }) => ({
    ...each,
    waitsFor: waits ? providerOf(each.channel) : waitsForDay ? 'day' : null,
  }))
}

export async function openByAge(snapshot: Transaction): Promise<Record<string, number>> {
  const [row] = await ask<Record<string, string>>(snapshot, {
    sql: `select count(*) filter (where age <= 60) as "under 1 min",
        count(*) filter (where age > 60 and age <= 600) as "1 to 10 min",
        count(*) filter (where age > 600 and age <= 3600) as "10 to 60 min",
        count(*) filter (where age > 3600 and age <= 86400) as "1 to 24 h",
        count(*) filter (where age > 86400) as "over a day"
      from (select ${AGE} as age from deliveries d where ${IN_PIPELINE}) open`,
  })
  return Object.fromEntries(Object.entries(row ?? {}).map(([age, count]) => [age, Number(count)]))
}

export function jobAsUnsettled(job: SubmissionQueueJob): Unsettled {
  return {
    what: 'job',
    submissionId: job.submissionId,
    jobId: job.id,
    reference: job.reference,
    kind: job.kind,
    channel: null,
    status: job.state,
    ageSeconds: Math.floor((Date.now() - job.addedAt.getTime()) / 1_000),
    reason: job.state === 'completed' ? 'accepted, completed, but no row' : job.reason,
    waitsFor: null,
  }
}
