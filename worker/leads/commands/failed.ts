// leads failed: the dead letters that need a person. Messages given up, text messages with an unknown outcome, and
// accepted submissions that could not be stored.
import { NEEDS_ATTENTION } from '../../delivery-conditions'
import { duration } from '../../office-time'
import { ask, type CommandContext, type ExitCode } from '../command-context'
import type { JsonOnly } from '../command-table'
import { JOIN_REFERENCE } from '../join-reference'
import { listSubmissionJobs, openSubmissionQueues } from '../submission-queues'
import { renderTable } from '../table'

/** One element of the array that `--json` prints. */
interface DeadLetter {
  what: 'message' | 'submission'
  reference: string | null
  submissionId: string | null
  /** Null for a message. */
  jobId: string | null
  kind: string | null
  /** Null for a submission. */
  channel: string | null
  status: string
  reason: string | null
  attempts: number
  ageSeconds: number
}

const DEAD_MESSAGES = `
  select 'message' as what, lead.reference, d.submission_id as "submissionId",
    null as "jobId", d.kind, d.channel, d.status, d.last_error as reason, d.attempts,
    extract(epoch from now() - d.updated_at)::int as "ageSeconds"
  from deliveries d ${JOIN_REFERENCE}
  where ${NEEDS_ATTENTION}
  order by d.channel = 'team_email' desc, d.updated_at desc`

export async function failed(
  { database, env, out }: CommandContext,
  { format }: JsonOnly,
): Promise<ExitCode> {
  const submissions: DeadLetter[] = []
  const queues = await openSubmissionQueues(env)
  for await (const job of listSubmissionJobs(queues, ['failed'])) {
    submissions.push({
      what: 'submission',
      reference: job.reference,
      submissionId: job.submissionId,
      jobId: job.id,
      kind: job.kind,
      channel: null,
      status: 'not stored',
      reason: job.reason,
      attempts: job.attempts,
      ageSeconds: Math.floor((Date.now() - job.addedAt.getTime()) / 1_000),
    })
  }
  await queues.close()
  // After those that nobody was told of at all.
  const letters = [...submissions, ...(await ask<DeadLetter>(database, { sql: DEAD_MESSAGES }))]
  if (format === 'json') await out.printJson(letters)
  else await out.print(letters.length === 0 ? 'Nothing failed.\n' : asText(letters))
  if (queues.missing === null) return 0
  out.note(`The list is incomplete: ${queues.missing}`)
  return 1
}

function asText(letters: DeadLetter[]): string {
  const columns = [
    { title: 'REFERENCE' },
    { title: 'KIND' },
    { title: 'WHAT' },
    { title: 'STATUS' },
    { title: 'ATTEMPTS', align: 'right' as const },
    { title: 'AGE', align: 'right' as const },
    { title: 'REASON' },
  ]
  const rows = letters.map((letter) => [
    letter.reference ?? letter.submissionId ?? `job ${letter.jobId}`,
    letter.kind ?? '',
    letter.channel ?? letter.what,
    letter.status,
    String(letter.attempts),
    duration(letter.ageSeconds),
    letter.reason ?? '',
  ])
  const unknown = letters.some(({ status }) => status === 'unknown')
  return [
    renderTable(columns, rows),
    '\nTo resend: npm run leads -- retry <reference>, or retry --all-failed --since 2h\n',
    letters.some(({ what }) => what === 'message')
      ? 'Once dealt with otherwise: npm run leads -- dismiss <reference>\n'
      : '',
    unknown
      ? 'A text with status unknown may have arrived: check with the provider before --sms-was-not-delivered\n'
      : '',
  ].join('')
}
