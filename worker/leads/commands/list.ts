// leads list: the newest leads in a table.
import { company as office } from '../../../src/content/company'
import { officeTime } from '../../office-time'
import { ask, type CommandContext, type ExitCode } from '../command-context'
import type { Command } from '../command-table'
import { countLeads, type LeadSummary, searchLeads } from '../lead-rows'
import { MAX_LIMIT } from '../option-values'
import { type Column, renderTable } from '../table'

const head: Column[] = [
  { title: `RECEIVED (${office.timeZone.toUpperCase()})` },
  { title: 'REFERENCE' },
  { title: 'KIND' },
]
const columns: Column[] = [
  ...head,
  { title: 'URGENCY' },
  { title: 'SERVICE', max: 20 },
  { title: 'NAME', max: 24 },
  { title: 'COMPANY', max: 24 },
  { title: 'MESSAGES' },
]
/** What tells spam from a lead at a glance. */
const heldColumns: Column[] = [
  ...head,
  { title: 'SUSPICIONS', max: 24 },
  { title: 'NAME', max: 24 },
  { title: 'TEXT', max: 60 },
]

type List = Extract<Command, { name: 'list' }>

export async function list({ database, out }: CommandContext, command: List): Promise<ExitCode> {
  const { filter, which, limit, format } = command
  const quarantined = which === 'quarantined'
  const leads = await ask<LeadSummary>(
    database,
    searchLeads({ filter, quarantined, newest: limit }),
  )
  const asJson = format === 'json'
  if (asJson) await out.printJson(leads)
  else if (leads.length === 0) await out.print('No leads.\n')
  else if (quarantined) await out.print(renderTable(heldColumns, leads.map(toHeldRow)))
  else await out.print(renderTable(columns, leads.map(toRow)))
  if (leads.length === limit) {
    const [total] = await ask<{ count: string }>(database, countLeads(filter, quarantined))
    const more = Number(total?.count ?? 0) - leads.length
    const all =
      leads.length + more > MAX_LIMIT
        ? 'npm run --silent leads -- export --csv has them all.'
        : `--limit ${leads.length + more} shows all.`
    const line = `… and ${more} more: ${all}`
    if (more > 0 && asJson) out.note(line)
    else if (more > 0) await out.print(`${line}\n`)
  }
  return 0
}

function toRow(lead: LeadSummary): string[] {
  const { receivedAt, reference, kind, urgency, service, position, name, company } = lead
  return [
    officeTime(receivedAt),
    reference,
    kind,
    urgency ?? '',
    service ?? position ?? '',
    name,
    company ?? '',
    messageState(lead),
  ]
}

function toHeldRow({
  receivedAt,
  reference,
  kind,
  suspicions,
  name,
  message,
}: LeadSummary): string[] {
  return [officeTime(receivedAt), reference, kind, suspicions.join(', '), name, message]
}

const words = { team_email: 'team', prospect_email: 'email', prospect_sms: 'text' } as const

/** `sent` if every message was, else what became of each. A suspect is always shown as quarantined. */
function messageState({ messages, notArrived, quarantined }: LeadSummary): string {
  if (quarantined) return 'QUARANTINED'
  const shown = { ...messages, ...notArrived }
  const states = Object.values(shown)
  if (states.length === 0) return 'none planned'
  if (states.every((state) => state === 'sent')) return 'sent'
  return Object.entries(words)
    .filter(([channel]) => channel in shown)
    .map(([channel, word]) => `${word} ${shown[channel as keyof typeof words]}`)
    .join(', ')
}
