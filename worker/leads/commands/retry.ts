// leads retry: replays dead letters. A message on record as sent is never sent again, however often this runs.
import { NEEDS_ATTENTION, NOT_DISMISSED } from '../../delivery-conditions'
import { planStored } from '../../submissions/plan-stored'
import { KNOWN_KINDS } from '../../submissions/stored-lead'
import { ask, type CommandContext, type ExitCode } from '../command-context'
import type { Command } from '../command-table'
import { foreignMessages, knownKind } from '../known-kind'
import { lateTexts } from '../late-texts'
import type { LeadSummary } from '../lead-rows'
import { leadsNamed, notFound } from '../leads-named'
import { listJobsOf, listLostJobs } from '../lost-jobs'
import type { LeadName } from '../reference'
import { revive, type UnknownSms } from '../revive'
import {
  listSubmissionJobs,
  openSubmissionQueues,
  type SubmissionQueueJob,
  type SubmissionQueues,
} from '../submission-queues'
import { whatIsRetried } from '../what-is-retried'

type Retry = Extract<Command, { name: 'retry' }>

export async function retry(context: CommandContext, command: Retry): Promise<ExitCode> {
  if (command.what === 'all failed') return retryAll(context, command.since)
  if (command.what === 'all lost') return retryLost(context)
  return retryOne(context, command.what, command.unknownSms)
}

/** @param since only messages given up since then, and submissions accepted since then */
async function retryAll(context: CommandContext, since: Date | null): Promise<ExitCode> {
  const late = await lateTexts(context.database, since)
  const revived = await revive(context.database, {
    unknownSms: 'leave',
    of: null,
    since,
    except: late,
  })
  const isWanted = ({ addedAt }: SubmissionQueueJob) => since === null || addedAt >= since
  const jobs = await retryJobs(
    context,
    (queues) => listSubmissionJobs(queues, ['failed']),
    isWanted,
  )
  const { length } = revived
  await context.out.print(`Retried: messages ${length}, submissions ${jobs.retried}\n`)
  if (late.length > 0) context.out.note(`${LEFT_OUT}: ${late.length}. ${SEND_ONE}`)
  const [left] = await ask<{ count: string }>(context.database, {
    sql: `select count(*) from deliveries d where d.status = 'unknown' and ${NEEDS_ATTENTION}`,
  })
  if (Number(left?.count ?? 0) > 0) {
    context.out.note(
      `Texts with status unknown, not retried: ${left?.count}. See: npm run leads -- failed`,
    )
  }
  await sayForeign(context, null)
  return sayMissing(context, jobs.missing)
}

/**
 * Says how many given-up messages wait for another release: no worker of this one sends them.
 * @param of submission IDs; null for all that were not dismissed
 */
async function sayForeign({ database, out }: CommandContext, of: string[] | null): Promise<void> {
  const rows = database('deliveries as d').where({ status: 'failed' })
  rows.whereRaw(`d.kind not in (${KNOWN_KINDS})`)
  if (of === null) rows.whereRaw(NOT_DISMISSED)
  else rows.whereIn('submission_id', of)
  const [foreign] = await rows.count<{ count: string }[]>('*')
  if (Number(foreign?.count ?? 0) > 0) out.note(foreignMessages(Number(foreign?.count)))
}

const LEFT_OUT =
  'Texts not retried, because one is of use only within an hour of the request, or of the morning after it'
const SEND_ONE = 'To send one all the same: npm run leads -- retry <reference>'

const SENT_AGAIN =
  'Emails that had been sent are sent again, with the same Message-ID; texts are looked up at the provider first.'

async function retryLost(context: CommandContext): Promise<ExitCode> {
  const jobs = await retryJobs(context, (queues) => listLostJobs(context, queues))
  await context.out.print(`Retried: submissions ${jobs.retried}\n`)
  if (jobs.retried > 0) context.out.note(SENT_AGAIN)
  return sayMissing(context, jobs.missing)
}

async function retryOne(
  context: CommandContext,
  what: LeadName,
  unknownSms: UnknownSms,
): Promise<ExitCode> {
  const { leads, name } = await leadsNamed(context, what)
  const toPlan = leads.map((lead) => ({ ...lead, kind: knownKind(lead), needed: true }))
  const ids = leads.map(({ submissionId }) => submissionId)
  const revived = await revive(context.database, { unknownSms, of: ids })
  const isStored = leads.length > 0
  const jobs = await retryJobs(context, (queues) => listJobsOf(context, queues, { name, isStored }))
  let planned = 0
  for (const stored of toPlan) {
    if (await planStored(context.database, context.env, stored)) planned += 1
  }
  if (!isStored && jobs.found.length === 0) {
    context.out.note(notFound(name))
    await sayMissing(context, jobs.missing)
    return 1
  }
  for (const message of revived) {
    const lead = leads.find(({ submissionId }) => submissionId === message.submission_id)
    await context.out.print(`${name.value}: ${whatIsRetried(message, lead)}\n`)
  }
  if (jobs.retried > 0) await context.out.print(`${name.value}: retrying to store the submission\n`)
  if (jobs.found.some(({ state }) => state === 'completed')) context.out.note(SENT_AGAIN)
  if (planned > 0) await context.out.print(`${name.value}: its messages are planned\n`)
  if (revived.length + jobs.retried + planned === 0) await sayWhyNothing(context, name, leads)
  await sayForeign(context, ids)
  return sayMissing(context, jobs.missing)
}

/** Requeues submissions that are not in the tables. */
async function retryJobs(
  { env }: CommandContext,
  listed: (queues: SubmissionQueues) => AsyncIterable<SubmissionQueueJob>,
  wanted: (job: SubmissionQueueJob) => boolean = () => true,
): Promise<{ found: SubmissionQueueJob[]; retried: number; missing: string | null }> {
  const queues = await openSubmissionQueues(env)
  const found: SubmissionQueueJob[] = []
  for await (const job of listed(queues)) if (wanted(job)) found.push(job)
  let retried = 0
  for (const job of found) if (await job.kept.retry(job)) retried += 1
  await queues.close()
  return { found, retried, missing: queues.missing }
}

async function sayWhyNothing(
  context: CommandContext,
  name: LeadName,
  leads: LeadSummary[],
): Promise<void> {
  const ids = leads.map(({ submissionId }) => submissionId)
  const states = await context
    .database('deliveries')
    .whereIn('submission_id', ids)
    .orderBy('channel')
    .select<{ channel: string; status: string }[]>('channel', 'status')
  const listed = states.map(({ channel, status }) => `${channel} ${status}`).join(', ')
  await context.out.print(
    `${name.value}: nothing to retry (${listed || 'a worker is about to store it'})\n`,
  )
  if (states.some(({ status }) => status === 'unknown')) {
    context.out.note(
      'The text may have arrived. Check with the provider; if it was not delivered, use --sms-was-not-delivered',
    )
  }
  if (leads.some(({ quarantined }) => quarantined)) {
    context.out.note(
      `The lead is quarantined as possible spam. If it is legitimate: npm run leads -- release ${name.value}`,
    )
  }
}

function sayMissing({ out }: CommandContext, missing: string | null): ExitCode {
  if (missing === null) return 0
  out.note(`Not every queue was searched: ${missing}`)
  return 1
}
