// leads show: everything that is known about one lead.
import type { CommandContext, ExitCode } from '../command-context'
import type { Command } from '../command-table'
import { describeLead } from '../describe-lead'
import { type LeadDetails, readLeadDetails } from '../lead-details'
import { leadsNamed } from '../leads-named'

type Show = Extract<Command, { name: 'show' }>

export async function show(context: CommandContext, { lead, format }: Show): Promise<ExitCode> {
  const { leads, name } = await leadsNamed(context, lead)
  // Loaded on demand, because it pulls in the queue libraries.
  if (leads.length === 0) return (await import('../show-queued')).showQueued(context, name, format)
  const whole: LeadDetails[] = []
  for (const each of leads) whole.push(await readLeadDetails(context, each))
  if (format === 'json') await context.out.printJson(whole)
  else await context.out.print(whole.map(describeLead).join('\n'))
  return 0
}
