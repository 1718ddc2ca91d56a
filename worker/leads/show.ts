// leads show: everything that is known about one lead.
import { describeLead } from './describe-lead'
import type { Desk, ExitCode } from './desk'
import { leadsNamed } from './leads-named'
import type { Command } from './parse-command'
import { readWholeLead, type WholeLead } from './whole-lead'

type Show = Extract<Command, { name: 'show' }>

export async function show(desk: Desk, { lead: name, format }: Show): Promise<ExitCode> {
  const leads = await leadsNamed(desk, name)
  // Loaded on demand, because it pulls in the queue libraries.
  if (leads.length === 0) return (await import('./show-queued')).showQueued(desk, name)
  const whole: WholeLead[] = []
  for (const lead of leads) whole.push(await readWholeLead(desk, lead))
  if (format === 'json') await desk.out.printJson(whole)
  else await desk.out.print(whole.map(describeLead).join('\n'))
  return 0
}
