// Finds the leads with a given reference or submission id.
import { ask, type CommandContext } from './command-context'
import { findLeads, type LeadSummary } from './lead-rows'
import type { LeadName } from './reference'

interface Named {
  /** None, one, or several if two leads share a reference or a key was reused with a different body. */
  leads: LeadSummary[]
  /** What to call them: by the spelling that they have. */
  name: LeadName
}

export async function leadsNamed(
  { database }: Pick<CommandContext, 'database'>,
  name: LeadName,
): Promise<Named> {
  const { by, value, other = value } = name
  const leads = await ask<LeadSummary>(database, findLeads(by, [value, other]))
  const isOther = leads.length > 0 && leads.every(({ reference }) => reference === other)
  return { leads, name: isOther ? { by, value: other } : name }
}

/** For a command that changes one lead. */
export function ambiguous({ value }: LeadName, leads: readonly LeadSummary[]): string {
  const ids = leads.map(({ submissionId }) => submissionId).join(', ')
  return `${value} matches ${leads.length} leads. Use the submission ID of one: ${ids}`
}

export function notFound({ value }: LeadName): string {
  return `There is no lead ${value}. To see all leads: npm run leads -- list`
}
