// Finds the leads with a given reference or submission id.
import { ask, type CommandContext } from './command-context'
import { findLeads, type LeadSummary } from './lead-rows'
import type { LeadName } from './reference'

/** None, one, or several if two leads share a reference or a key was reused with a different body. */
export function leadsNamed(
  { database }: Pick<CommandContext, 'database'>,
  { by, value }: LeadName,
): Promise<LeadSummary[]> {
  return ask<LeadSummary>(database, findLeads(by, value))
}

/** For a command that changes one lead. */
export function ambiguous({ value }: LeadName, leads: readonly LeadSummary[]): string {
  const ids = leads.map(({ submissionId }) => submissionId).join(', ')
  return `${value} matches ${leads.length} leads. Use the submission ID of one: ${ids}`
}

export function notFound({ value }: LeadName): string {
  return `There is no lead ${value}. To see all leads: npm run leads -- list`
}
