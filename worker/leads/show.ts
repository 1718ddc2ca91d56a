// leads show: everything that is known of one lead.
import { describeLead } from './describe-lead'
import type { Desk, ExitCode } from './desk'
import { leadsNamed, notFound } from './find-leads'
import type { Command } from './parse-command'
import type { LeadName } from './reference'
import { type IngestJob, ingestJobs, openSubmissionQueues } from './submission-queues'
import { readWholeLead, type WholeLead } from './whole-lead'

type Show = Extract<Command, { name: 'show' }>

export async function show(desk: Desk, { lead: name, format }: Show): Promise<ExitCode> {
  const leads = await leadsNamed(desk, name)
  if (leads.length === 0) return showQueued(desk, name)
  const whole: WholeLead[] = []
  for (const lead of leads) whole.push(await readWholeLead(desk, lead))
  if (format === 'json') await desk.out.printJson(whole)
  else await desk.out.print(whole.map(describeLead).join('\n'))
  return 0
}

/** What was accepted a moment ago, or could not be stored, is on the queue and nowhere else. */
async function showQueued({ env, out }: Desk, name: LeadName): Promise<ExitCode> {
  const queues = await openSubmissionQueues(env)
  let found: IngestJob | null = null
  for await (const job of ingestJobs(queues, ['unfinished', 'failed'])) {
    if ((name.by === 'reference' ? job.reference : job.submissionId) === name.value) found = job
  }
  await queues.close()
  if (!found) {
    out.note(notFound(name))
    if (queues.missing) out.note(`Not looked for everywhere: ${queues.missing}`)
    return 1
  }
  const state =
    found.state === 'failed'
      ? `could not be stored (${found.reason}). Once the cause is gone: npm run leads -- retry ${name.value}`
      : 'is on the queue and not stored yet: is a worker running?'
  out.note(`${name.value} was accepted and ${state}`)
  return 1
}
