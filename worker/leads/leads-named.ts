// Finds the leads with a given reference or submission id.
import { ask, type CommandContext } from './command-context'
import { findLeads, type LeadSummary } from './lead-rows'
import { candidatesOf, type LeadName } from './reference'

interface Named {
  /** None, one, or several if two leads share a reference or a key was reused with a different body. */
  leads: LeadSummary[]
  /** What to call them: by the spelling that they have. */
  name: LeadName
}

/** Finds what a person named, by the most literal spelling that any lead has. */
export async function leadsNamed(
  { database }: Pick<CommandContext, 'database'>,
  name: LeadName,
): Promise<Named> {
  const candidates = candidatesOf(name)
  const found = await ask<LeadSummary>(database, findLeads(name.by, candidates))
  if (name.by === 'submission_id') return { leads: found, name }
  // What was typed is meant before what it may have been misread for.
  const has = (candidate: string) => found.some(({ reference }) => reference === candidate)
  const value = candidates.find(has)
  if (value === undefined) return { leads: [], name }
  const leads = found.filter(({ reference }) => reference === value)
  return { leads, name: { by: name.by, value } }
}

/** For a command that changes one lead. Null, and says why, if these are none or several. */
export function onlyLead(
  { out }: Pick<CommandContext, 'out'>,
  name: LeadName,
  leads: readonly LeadSummary[],
): LeadSummary | null {
  const [lead = null, ...others] = leads
  if (lead && others.length === 0) return lead
  const ids = leads.map(({ submissionId }) => submissionId).join(', ')
  const several = `${name.value} matches ${leads.length} leads. Use the submission ID of one: ${ids}`
  out.note(lead ? several : notFound(name))
  return null
}

export function notFound({ value, typed = value }: LeadName): string {
  return `There is no lead ${typed}. To see all leads: npm run leads -- list`
}
