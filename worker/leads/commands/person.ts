// leads person: what the tables hold about a person, to answer a request for access or for a copy.
import { ask, type CommandContext, type ExitCode } from '../command-context'
import type { Command } from '../command-table'
import { HASHES } from '../erase-rows'
import { readLeadDetails } from '../lead-details'
import { type LeadSummary, leadsWhere } from '../lead-rows'
import { spellingsOf } from '../spellings-of'

type Person = Extract<Command, { name: 'person' }>

export async function person(
  { database, out }: CommandContext,
  { email }: Person,
): Promise<ExitCode> {
  const bindings = { emails: spellingsOf(email) }
  const sql = leadsWhere('lower(t.email) = any(:emails)')
  const leads = []
  for (const lead of await ask<LeadSummary>(database, { sql, bindings })) {
    // The same for every lead, so it is printed once, below.
    const { subscription: _, ...details } = await readLeadDetails({ database }, lead)
    leads.push(details)
  }
  // Of the lead itself, nothing: it belongs to whoever has its address now.
  const messagesOfOtherLeads = await ask<{ submissionId: string }>(database, {
    sql: `select submission_id as "submissionId", channel, recipient, status,
        created_at as "createdAt", sent_at as "sentAt"
      from deliveries where recipient = any(:emails)
        and channel <> 'team_email' and submission_id <> all(cast(:ids as uuid[]))
      order by created_at`,
    bindings: { ...bindings, ids: leads.map(({ submissionId }) => submissionId) },
  })
  const consentsOfDeletedLeads = await ask(database, {
    sql: `select phone, wording_version as "wordingVersion", wording, page,
        consented_at as "consentedAt", ip from sms_consents where email_hash in (${HASHES})`,
    bindings,
  })
  const subscriptions = await ask(database, {
    sql: `select email, name, status, subscribed_at as "subscribedAt",
        unsubscribed_at as "unsubscribedAt", last_left_at as "lastLeftAt"
      from newsletter_subscribers where email = any(:emails)`,
    bindings,
  })
  const found = { leads, messagesOfOtherLeads, consentsOfDeletedLeads, subscriptions }
  await out.printJson(found)
  if (Object.values(found).some((rows) => rows.length > 0)) return 0
  out.note('No data found for this address')
  return 1
}
