// leads dismiss: takes what a person has dealt with off the lists. Nothing is deleted, and nothing is sent.
import type { Channel } from '../../../src/contract/submission'
import type { Database } from '../../../src/node/database/connect'
import { NEEDS_ATTENTION, NOT_DISMISSED } from '../../delivery-conditions'
import { QUARANTINED } from '../../submissions/plan-deliveries'
import { planStored } from '../../submissions/plan-stored'
import { isKnownKind } from '../../submissions/tables'
import type { CommandContext, ExitCode } from '../command-context'
import { forEachLead } from '../for-each-lead'
import { unknownKind } from '../known-kind'
import { leadsNamed, onlyLead } from '../leads-named'
import type { LeadName } from '../reference'

const hasMessages = async (database: Database, submissionId: string) =>
  (await database('deliveries').where({ submission_id: submissionId }).first('id')) !== undefined

interface Dismissed {
  channel: Channel
  status: string
}

// One statement: a message that changes meanwhile is as new as its change, and stays listed. Not before its last change,
// which a clock of PostgreSQL that was ahead may have dated.
const DISMISS = `
  update deliveries d set dismissed_at = greatest(now(), d.updated_at)
  where d.submission_id = ?
    and (${NEEDS_ATTENTION} or d.status = 'suppressed' and d.last_error = '${QUARANTINED}' and ${NOT_DISMISSED})
  returning d.channel, d.status`

export function dismiss(context: CommandContext, leads: readonly LeadName[]): Promise<ExitCode> {
  return forEachLead(leads, (name) => dismissOne(context, name))
}

async function dismissOne(context: CommandContext, what: LeadName): Promise<ExitCode> {
  const { database, env, out } = context
  const { leads, name } = await leadsNamed(context, what)
  const lead = onlyLead(context, name, leads)
  if (!lead) return 1
  const { submissionId, kind } = lead
  const isKnown = isKnownKind(kind)
  const isPlanned =
    isKnown && (await planStored(database, env, { submissionId, kind, needed: false }))
  const { rows } = await database.raw<{ rows: Dismissed[] }>(DISMISS, [submissionId])
  if (!isKnown && !(await hasMessages(database, submissionId))) {
    out.note(unknownKind(lead))
    return 1
  }
  const done = rows
    .filter(({ status }) => status !== 'suppressed')
    .map(({ channel, status }) => `${channel} (${status})`)
    .sort()
  if (rows.some(({ status }) => status === 'suppressed')) done.unshift('held for review')
  else if (isPlanned) done.push('needs no messages')
  await out.print(
    `${name.value}: ${done.length > 0 ? `dismissed: ${done.join(', ')}` : 'nothing to dismiss'}\n`,
  )
  return 0
}
