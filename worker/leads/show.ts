// leads show: everything that is known of one lead.
import { describeLead } from './describe-lead'
import type { Desk, ExitCode } from './desk'
import { leadsNamed } from './leads-named'
import type { Command } from './parse-command'
import { readWholeLead, type WholeLead } from './whole-lead'

type Show = Extract<Command, { name: 'show' }>

export async function show(desk: Desk, { lead: name, format }: Show): Promise<ExitCode> {
  const leads = await leadsNamed(desk, name)
  // Loaded only then, with the libraries of the queue.
  if (leads.length === 0) return (await import('./show-queued')).showQueued(desk, name)
  const whole: WholeLead[] = []
  for (const lead of leads) whole.push(await readWholeLead(desk, lead))
  if (format === 'json') await desk.out.printJson(whole)
  else await desk.out.print(whole.map(describeLead).join('\n'))
  return 0
}
